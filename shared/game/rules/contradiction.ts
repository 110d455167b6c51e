/** Why a report can't have been made on a square: by what is printed there, and around it. */
import type { IslandKind } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import type { Reply } from '../game.ts';
import { printedReply, type Printed } from './printed.ts';

/** What a square is, as a ship on it reports. */
export type Ground = IslandKind | 'deepSea' | 'lighthouse' | 'sea';

export type Contradiction =
  | { readonly type: 'ground'; readonly reported: Ground; readonly is: Ground }
  | {
      readonly type: 'islands' | 'lighthouses';
      readonly reported: number;
      /** How many lie around the square. */
      readonly are: number;
    }
  | { readonly type: 'coastline'; readonly reported: boolean }
  | { readonly type: 'kinds' };

/** What of a reply can't be reported from a square, whatever the ships and the secret tiles do; null if nothing. */
export function contradiction(sea: Printed, reply: Reply, square: Square): Contradiction | null {
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
