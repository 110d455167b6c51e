/** The geometry of square grids as lookup tables of numbers, for drawing boards quickly. */
import { HEADINGS, STEPS } from '../board/squares.ts';

/** Squares are numbered row by row from the north-west, and headings as in HEADINGS. */
export interface Waters {
  /** The number of columns, which equals the number of rows. */
  readonly size: number;
  readonly count: number;
  /** The number of the Sacred Island's square, in the middle. */
  readonly middle: number;
  /** The neighbours of each square, clockwise from north. */
  readonly around: readonly (readonly number[])[];
  /** For each square, the squares at most two away, with itself. */
  readonly nearby: readonly (readonly number[])[];
  /** For each square and heading, at index square × 8 + heading: where an order leads, which is the square itself off the board. */
  readonly leads: Uint8Array;
  /** For each square and heading, 1 if the order leads off the board. */
  readonly leaves: Uint8Array;
  /** For each square, 1 if it is on the border. */
  readonly isBorder: Uint8Array;
  /** The distance of each square to the middle. */
  readonly far: Uint8Array;
  /** For each square, its image after a quarter turn clockwise. */
  readonly turned: Uint8Array;
}

const known = new Map<number, Waters>();

export function watersOf(size: number): Waters {
  const waters = known.get(size) ?? makeWaters(size);
  known.set(size, waters);
  return waters;
}

function makeWaters(size: number): Waters {
  const count = size * size;
  const all = Array.from({ length: count }, (_, square) => square);
  const row = (square: number) => Math.floor(square / size);
  const column = (square: number) => square % size;
  const apart = (a: number, b: number) =>
    Math.max(Math.abs(row(a) - row(b)), Math.abs(column(a) - column(b)));
  const middle = (count - 1) / 2;
  const step = (square: number, heading: number): number => {
    const [east, south] = STEPS[HEADINGS[heading] as (typeof HEADINGS)[number]];
    const [c, r] = [column(square) + east, row(square) + south];
    return c < 0 || r < 0 || c >= size || r >= size ? -1 : r * size + c;
  };
  const ways = all.flatMap((square) =>
    HEADINGS.map((_, heading) => [square, step(square, heading)] as const),
  );
  return {
    size,
    count,
    middle,
    around: all.map((square) => HEADINGS.map((_, heading) => step(square, heading)).filter((to) => to >= 0)),
    nearby: all.map((square) => all.filter((other) => apart(square, other) <= 2)),
    leads: Uint8Array.from(ways, ([square, to]) => (to < 0 ? square : to)),
    leaves: Uint8Array.from(ways, ([, to]) => Number(to < 0)),
    isBorder: Uint8Array.from(all, (square) =>
      Number([row(square), column(square)].some((line) => line === 0 || line === size - 1)),
    ),
    far: Uint8Array.from(all, (square) => apart(square, middle)),
    turned: Uint8Array.from(all, (square) => column(square) * size + (size - 1 - row(square))),
  };
}
