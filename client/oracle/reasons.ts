/**
 * Why a ship can't be on a square: because of a rule, because of its newest report, or because of all facts taken
 * together.
 */
import type { Board, Ship } from '../../shared/board/board.ts';
import { distance, type Square } from '../../shared/board/squares.ts';
import type { Variants } from '../../shared/game/game.ts';
import { contradiction, type Contradiction } from '../../shared/game/rules/contradiction.ts';
import { mayDrive } from '../../shared/game/rules/storms.ts';
import { roundAfter, type Announcement } from './announcements.ts';

export type Reason =
  /** The ship is already home, on the Sacred Island. */
  | { readonly type: 'home' }
  /** The square is the Sacred Island, and the ship isn't home yet. */
  | { readonly type: 'at-sea' }
  | Contradiction
  /** The ship was certainly on the square once, but has been driven away since. */
  | { readonly type: 'driven' }
  /** The ship has not sailed yet, and nothing can have driven it from its start. */
  | { readonly type: 'stayed'; readonly from: Square }
  /** The ship has not sailed yet, and it can't have been driven this far from its start. */
  | { readonly type: 'out-of-reach'; readonly from: Square }
  /** No single report excludes the square, but all reports since this round together do. */
  | { readonly type: 'together'; readonly since: number };

interface Sea {
  readonly board: Board;
  readonly variants: Variants;
  readonly lighthouses: readonly Square[];
  readonly arrived: readonly Ship[];
}

/**
 * Why a ship can't be on a square that is known to be impossible.
 * @param heard all announcements so far
 * @param certain when the ship's position was last certain (as a number of announcements), and that position
 * @param since when the position was last certain before the ship's newest report (as a number of announcements)
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
  // Everyone knows where the ship started, so the reason may be given even if the oracle is set to `hints`.
  if (!heard.some((event) => isStep(event, ship))) {
    const from = sea.board.starts[ship];
    const drives = heard.filter((event) => mayDrive(event, ship)).length;
    if (distance(from, square) > drives) return { type: drives > 0 ? 'out-of-reach' : 'stayed', from };
  }
  return { type: 'together', since: roundAfter(heard, since) };
}

/** True if an announcement is about a step of this ship. */
export function isStep(event: Announcement, ship: Ship): boolean {
  return (event.type === 'sailed' || event.type === 'surveyed') && event.ship === ship;
}

/**
 * True if an announcement affects where a ship can be: the ship's own step, or an event that has driven the ship or may
 * have.
 */
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

/** True if an announcement means that the ships it concerns were certainly driven. */
function isDriven(event: Announcement): boolean {
  return event.type === 'caught-pushed' || (event.type === 'storm-played' && event.storm !== null);
}
