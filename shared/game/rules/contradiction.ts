/** Explains why a report cannot come from a given square, judged by the printed board. */
import type { IslandKind } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import type { Reply } from '../game.ts';
import { printedReply, type Printed } from './printed.ts';

/** What lies on a square, as a ship on that square reports it. */
export type Ground = IslandKind | 'deepSea' | 'lighthouse' | 'sea';

export type Contradiction =
  | { readonly type: 'ground'; readonly reported: Ground; readonly is: Ground }
  | {
      readonly type: 'islands' | 'lighthouses';
      readonly reported: number;
      /** The number of islands or lighthouses around the square. */
      readonly are: number;
    }
  | { readonly type: 'coastline'; readonly reported: boolean }
  | { readonly type: 'kinds' };

/**
 * The part of a reply that can't come from this square, wherever the other ships and the secret tiles are. Null if
 * every part can come from it.
 */
export function contradiction(sea: Printed, reply: Reply, square: Square): Contradiction | null {
  const { exploring, sighting } = reply;
  const there = printedReply(sea, square);
  const [reported, is] = [groundOf(reply), groundOf(there)];
  // If the ship is in fog, don't compare the ground, because a ship in fog doesn't see its own square.
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
