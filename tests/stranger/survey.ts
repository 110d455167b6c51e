/** The report that a ship must give, according to what Poseidon knows and what the rulebook says. */
import { expectSame } from './finding.ts';
import { around, onBorder } from './sea.ts';
import { SHIPS, type Board, type Reply, type Ship, type Square, type Variants } from './shapes.ts';

/** Everything on Poseidon's board. */
export interface Waters {
  board: Board;
  variants: Variants;
  positions: Record<Ship, Square>;
  lighthouses: Square[];
  fogBanks: Square[];
}

/** A ship's report from the square where it is. */
export function survey(waters: Waters, ship: Ship, offBoard: boolean): Reply {
  const { board, variants, positions, lighthouses, fogBanks } = waters;
  const here = positions[ship];
  const near = around(board, here);
  const covered = [...lighthouses, ...fogBanks];
  const islandOn = (square: Square) => (covered.includes(square) ? undefined : board.islands[square]);
  // No other ship can see a ship in fog, even from the same square.
  const seen = SHIPS.filter((other) => other !== ship && !fogBanks.includes(positions[other]));
  const inSight = seen.filter((other) => near.includes(positions[other]));
  const islands = near.flatMap((square) => islandOn(square) ?? []);
  const light = lighthouses.indexOf(here);
  const lit = lighthouses.length === 1 ? 'unlit' : light === 0 ? 'yellow' : 'red';
  return {
    offBoard,
    exploring: {
      island: islandOn(here) ?? null,
      deepSea: board.deepSea.includes(here) && !covered.includes(here),
      ships: seen.filter((other) => positions[other] === here),
      lighthouse: light < 0 ? null : lit,
      fogBank: fogBanks.includes(here),
    },
    sighting: {
      islands: islands.length,
      ships:
        variants.shipsInSight === 'how many' ? inSight.length : inSight.length > 0 ? ('some' as const) : 0,
      lighthouses: near.filter((square) => lighthouses.includes(square)).length,
      fogBanks: near.filter((square) => fogBanks.includes(square)).length,
      coastline: onBorder(board, here),
      ...(variants.easierDeduction ? { kinds: islands.sort(), colours: inSight } : {}),
    },
  };
}

/**
 * Converts a reply so that equal replies are equal as JSON, whatever the order of their keys, kinds and colours. The
 * protocol says only "sorted".
 */
export function plain(reply: Reply): unknown {
  const { offBoard, exploring: e, sighting: s } = reply;
  return [
    [offBoard, e.island, e.deepSea, e.ships, e.lighthouse, e.fogBank],
    [s.islands, s.ships, s.lighthouses, s.fogBanks, s.coastline],
    [s.kinds && [...s.kinds].sort(), s.colours && [...s.colours].sort()],
  ];
}

/**
 * Checks that two clients received the same reply. Null means that a client didn't receive the reply, which is allowed.
 */
export function expectSameReply(one: Reply | null, other: Reply | null): void {
  if (one !== null && other !== null) expectSame(plain(other), plain(one), 'the reply as another heard it');
}
