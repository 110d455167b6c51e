/** A board: what lies on each square before a game begins. A board is plain data, so it can be stored in a log. */
import type { Grid, Square } from './squares.ts';

/** The four ships, in the order in which they are always listed. */
export const SHIPS = ['red', 'green', 'white', 'yellow'] as const;
export type Ship = (typeof SHIPS)[number];

/** The kinds of islands. Woody islands are printed green and rocky ones grey; the Sacred Island is the goal. */
export type IslandKind = 'woody' | 'rocky' | 'sacred';

/** A valid board. Every square that it names is on the grid, and no square has two things on it. */
export interface Board extends Grid {
  /** The short name shown at the table: "A" to "D" for the built-in boards, otherwise the file's name. */
  readonly id: string;
  /** The full name, such as "The Halcyon Roads". */
  readonly name: string;
  readonly sacred: Square;
  readonly starts: Readonly<Record<Ship, Square>>;
  /** Every island, including the starts (ruling 12) and the Sacred Island. */
  readonly islands: Readonly<Partial<Record<Square, IslandKind>>>;
  readonly deepSea: readonly Square[];
}

export function isStart(board: Board, square: Square): boolean {
  return SHIPS.some((ship) => board.starts[ship] === square);
}
