/** A board: what lies on which square before a game begins. It is plain data, so that it can be stored in a log. */
import type { Grid, Square } from './squares.ts';

/** The four ships, in the order in which they are always listed. */
export const SHIPS = ['red', 'green', 'white', 'yellow'] as const;
export type Ship = (typeof SHIPS)[number];

/** Woody islands are printed green and rocky ones grey. The sacred one is the goal. */
export type IslandKind = 'woody' | 'rocky' | 'sacred';

/** A valid board: every square named is on the grid, and no square has two things on it. */
export interface Board extends Grid {
  /** The short name shown at the table: "A" to "D" for our own boards, otherwise the file's name. */
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
