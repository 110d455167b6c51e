/** Why a ship can't be on a square: by a rule, by its newest report alone, or by all that is known together. */
import type { Board, Ship } from '../../shared/board/board.ts';
import type { Square } from '../../shared/board/squares.ts';
import type { Variants } from '../../shared/game/game.ts';
import { contradiction, type Contradiction } from '../../shared/game/rules/contradiction.ts';
import { mayDrive } from '../../shared/game/rules/storms.ts';
import { roundAfter, type Announcement } from './announcements.ts';

export type Reason =
  /** It lies on the Sacred Island. */
  | { readonly type: 'home' }
  /** On the Sacred Island it would be home. */
  | { readonly type: 'at-sea' }
  | Contradiction
  /** It was there for certain, and has been driven since. */
  | { readonly type: 'driven' }
  /** No report alone, but all of them since this round. */
  | { readonly type: 'together'; readonly since: number };

interface Sea {
  readonly board: Board;
  readonly variants: Variants;
  readonly lighthouses: readonly Square[];
  readonly arrived: readonly Ship[];
}

/**
 * Why a ship can't be on a square, which is known to be impossible.
 * @param heard all announcements so far
 * @param certain when it was last certain where the ship was, in announcements, and where
 */
export function whyNot(
  sea: Sea,
  heard: readonly Announcement[],
  ship: Ship,
  square: Square,
  certain: { readonly after: number; readonly square: Square },
): Reason {
  if (sea.arrived.includes(ship)) return { type: 'home' };
  if (square === sea.board.sacred) return { type: 'at-sea' };
  const newest = heard.findLastIndex((event) => concerns(event, ship));
  const last = heard[newest];
  if (last?.type === 'sailed' || last?.type === 'surveyed') {
    const reason = last.reply && contradiction(sea, last.reply, square);
    if (reason) return reason;
  } else if (last && isDriven(last) && newest >= certain.after && square === certain.square) {
    const steps = heard.slice(certain.after, newest).some((event) => concerns(event, ship));
    if (!steps) return { type: 'driven' };
  }
  return { type: 'together', since: roundAfter(heard, certain.after) };
}

/** Whether an announcement is of a ship's own reports and places: its step, or what has driven it, or may have. */
function concerns(event: Announcement, ship: Ship): boolean {
  switch (event.type) {
    case 'sailed':
    case 'surveyed':
    case 'caught':
      return event.ship === ship;
    default:
      return mayDrive(event, ship);
  }
}

/** Whether it has certainly driven the ships that it concerns. */
function isDriven(event: Announcement): boolean {
  return event.type === 'caught-pushed' || (event.type === 'storm-played' && event.storm !== null);
}
