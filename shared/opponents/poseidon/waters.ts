/** The sea as Poseidon knows it, his own tiles included: everything that he asks of it thousands of times. */
import { distance, HEADINGS, type Square } from '../../board/squares.ts';
import type { SpecialTiles } from '../../game/game.ts';
import { layoutOf } from '../../oracle/sea/layouts.ts';
import type { Sea } from '../../oracle/sea/sea.ts';

/** A heading's number is its place in HEADINGS, a ship's its place in SHIPS, a square's that of the oracle. */
export interface Waters {
  readonly sea: Sea;
  /** The number of a square of the board. */
  numberOf(square: Square): number;
  /** How many squares the board has. */
  readonly size: number;
  /** For each square how many it is to the Sacred Island. */
  readonly far: Uint8Array;
  /** How far two squares are apart: that of a and b is at a × size + b. */
  readonly apart: Uint8Array;
  /** For each heading where it leads from each square; off the board, the square itself. */
  readonly leads: readonly Uint8Array[];
  /** For each heading 1 for the squares from which it leads off the board. */
  readonly leaves: readonly Uint8Array[];
  /** What a ship on each square reports, other ships aside. */
  readonly report: Int32Array;
  /** 1 for the squares on which a ship that sails there is caught (ruling 21). */
  readonly catches: Uint8Array;
  /** 1 for the squares on which fog hides a ship from all others (ruling 22). */
  readonly hides: Uint8Array;
}

/** The waters of a game once its tiles lie like this. */
export function makeWaters(sea: Sea, tiles: SpecialTiles): Waters {
  const { squares, board } = sea;
  const size = squares.length;
  const numbers = new Map(squares.map((square, number) => [square, number]));
  const ways = HEADINGS.map((heading) => sea.destinations[heading]);
  const bare = {
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
  return withDangers(bare, tiles);
}

/** The same waters with maelstroms and fog banks on these squares. */
export function withDangers(
  bare: Omit<Waters, 'report' | 'catches' | 'hides'>,
  { maelstroms, fogBanks }: Pick<SpecialTiles, 'maelstroms' | 'fogBanks'>,
): Waters {
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
