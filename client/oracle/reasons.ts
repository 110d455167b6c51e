/** Why a ship can't be on a square: by a rule, by its newest report alone, or by all that is known together. */
import type { Board, IslandKind, Ship } from '../../shared/board/board.ts';
import type { Square } from '../../shared/board/squares.ts';
import type { Reply, Variants } from '../../shared/game/game.ts';
import { printedReply } from '../../shared/game/rules/printed.ts';
import { shipsHit } from '../../shared/game/rules/storms.ts';
import { roundAfter, type Announcement } from './announcements.ts';

/** What a square is, as a ship on it reports. */
export type Ground = IslandKind | 'deepSea' | 'lighthouse' | 'sea';

export type Reason =
  /** It lies on the Sacred Island. */
  | { readonly type: 'home' }
  /** On the Sacred Island it would be home. */
  | { readonly type: 'at-sea' }
  | { readonly type: 'ground'; readonly reported: Ground; readonly is: Ground }
  | {
      readonly type: 'islands' | 'lighthouses';
      readonly reported: number;
      /** How many lie around the square. */
      readonly are: number;
    }
  | { readonly type: 'coastline'; readonly reported: boolean }
  | { readonly type: 'kinds' }
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
    case 'storm-played':
      return event.storm === null || shipsHit(event.storm, []).includes(ship);
    case 'sailed':
    case 'surveyed':
    case 'caught':
    case 'caught-pushed':
      return event.ship === ship;
    default:
      return false;
  }
}

/** Whether it has certainly driven the ships that it concerns. */
function isDriven(event: Announcement): boolean {
  return event.type === 'caught-pushed' || (event.type === 'storm-played' && event.storm !== null);
}

/** What of a reply can't be reported from a square, whatever the ships and the secret tiles do; null if nothing. */
export function contradiction(sea: Omit<Sea, 'arrived'>, reply: Reply, square: Square): Reason | null {
  const { exploring, sighting } = reply;
  const there = printedReply(sea, square);
  const [reported, is] = [groundOf(reply), groundOf(there)];
  // In fog a ship doesn't see its own square.
  if (!exploring.fogBank && reported !== is) return { type: 'ground', reported, is };
  const hidden = there.sighting.islands - sighting.islands;
  if (hidden < 0 || hidden > sighting.fogBanks)
    return { type: 'islands', reported: sighting.islands, are: there.sighting.islands };
  if (sighting.coastline !== there.sighting.coastline)
    return { type: 'coastline', reported: sighting.coastline };
  if (sighting.lighthouses !== there.sighting.lighthouses)
    return { type: 'lighthouses', reported: sighting.lighthouses, are: there.sighting.lighthouses };
  const isOtherKind = sighting.kinds?.join() !== there.sighting.kinds?.join();
  return isOtherKind && sighting.fogBanks === 0 ? { type: 'kinds' } : null;
}

function groundOf({ exploring: { island, deepSea, lighthouse } }: Reply): Ground {
  if (lighthouse) return 'lighthouse';
  return island ?? (deepSea ? 'deepSea' : 'sea');
}
