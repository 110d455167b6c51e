/** Why a ship can't be on a square: by a rule, by its newest report alone, or by all that is known together. */
import type { Board, Ship } from '../../shared/board/board.ts';
import { distance, type Square } from '../../shared/board/squares.ts';
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
  /** It has never sailed, and nothing can have driven it since it set out from there. */
  | { readonly type: 'stayed'; readonly from: Square }
  /** It has never sailed, and what has driven it since it set out from there can't have driven it so far. */
  | { readonly type: 'out-of-reach'; readonly from: Square }
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
 * @param since when that was the last time before its newest report
 */
export function whyNot(
  sea: Sea,
  heard: readonly Announcement[],
  ship: Ship,
  square: Square,
  certain: { readonly after: number; readonly square: Square },
  since: number = certain.after,
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
  // Where it set out everybody knows, so that this may be said where the oracle gives no more than hints.
  if (!heard.some((event) => isStep(event, ship))) {
    const from = sea.board.starts[ship];
    const drives = heard.filter((event) => mayDrive(event, ship)).length;
    if (distance(from, square) > drives) return { type: drives > 0 ? 'out-of-reach' : 'stayed', from };
  }
  return { type: 'together', since: roundAfter(heard, since) };
}

/** Whether an announcement is a ship's own step. */
export function isStep(event: Announcement, ship: Ship): boolean {
  return (event.type === 'sailed' || event.type === 'surveyed') && event.ship === ship;
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
