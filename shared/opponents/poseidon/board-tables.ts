/** The board with Poseidon's own tiles, as lookup tables for fast simulation. */
import { distance, HEADINGS, type Square } from '../../board/squares.ts';
import type { SpecialTiles } from '../../game/game.ts';
import { layoutOf } from '../../oracle/sea/layouts.ts';
import type { Sea } from '../../oracle/sea/sea.ts';

/** Lookup tables for a board. Headings are numbered as in HEADINGS, ships as in SHIPS, and squares as in the oracle. */
export interface BoardTables {
  readonly sea: Sea;
  /** The number of a square. */
  numberOf(square: Square): number;
  /** How many squares the board has. */
  readonly size: number;
  /** For each square, its distance from the Sacred Island. */
  readonly far: Uint8Array;
  /** For each pair of squares a and b, their distance, at index a × size + b. */
  readonly apart: Uint8Array;
  /**
   * For each heading and square, the square to which an order leads. If the order leads off the board, this is the
   * square itself.
   */
  readonly leads: readonly Uint8Array[];
  /** For each heading and square, 1 if an order leads off the board. */
  readonly leaves: readonly Uint8Array[];
  /** For each square, a number that identifies the report of a ship there, ignoring other ships. */
  readonly report: Int32Array;
  /** For each square, 1 if a maelstrom catches a ship that sails there (ruling 21). */
  readonly catches: Uint8Array;
  /** For each square, 1 if fog hides a ship there from all other ships (ruling 22). */
  readonly hides: Uint8Array;
}

type BareTables = Omit<BoardTables, 'report' | 'catches' | 'hides'>;

/** The tables that don't depend on special tiles. Making them takes as long as the decision that they are for. */
const known = new WeakMap<Sea, BareTables>();

/** The lookup tables for a game with these special tiles. */
export function makeBoardTables(sea: Sea, tiles: SpecialTiles): BoardTables {
  const bare = known.get(sea) ?? makeBareTables(sea);
  known.set(sea, bare);
  return withDangers(bare, tiles);
}

function makeBareTables(sea: Sea): BareTables {
  const { squares, board } = sea;
  const size = squares.length;
  const numbers = new Map(squares.map((square, number) => [square, number]));
  const ways = HEADINGS.map((heading) => sea.destinations[heading]);
  return {
    sea,
    numberOf: (square: Square) => numbers.get(square) as number,
    size,
    far: Uint8Array.from(squares, (square) => distance(square, board.sacred)),
    apart: Uint8Array.from({ length: size * size }, (_, i) =>
      distance(squares[Math.floor(i / size)] as Square, squares[i % size] as Square),
    ),
    leads: ways.map((way) => Uint8Array.from(way, (to, from) => (to < 0 ? from : to))),
    leaves: ways.map((way) => Uint8Array.from(way, (to) => (to < 0 ? 1 : 0))),
  };
}

/** The same lookup tables, but with different maelstroms and fog banks. */
export function withDangers(
  bare: BareTables,
  { maelstroms, fogBanks }: Pick<SpecialTiles, 'maelstroms' | 'fogBanks'>,
): BoardTables {
  const { sea, numberOf, size } = bare;
  const fog = layoutOf(fogBanks.map(numberOf));
  const marked = (placed: readonly Square[]) => {
    const marks = new Uint8Array(size);
    for (const square of placed) marks[numberOf(square)] = 1;
    return marks;
  };
  return {
    ...bare,
    report: Int32Array.from(sea.squares.keys(), (square) => sea.staticReply(square, fog)),
    catches: marked(maelstroms),
    hides: marked(fogBanks),
  };
}
