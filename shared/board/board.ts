/** The board: what lies where before a game begins. Plain data, so that it can stand in a log. */
import type { Grid, Square } from './squares.ts';

/** The four ships, in the order in which everything lists them. */
export const SHIPS = ['red', 'green', 'white', 'yellow'] as const;
export type Ship = (typeof SHIPS)[number];

/** An ordinary island is green (woody) or grey (rocky); the third kind is the goal. */
export type IslandKind = 'woody' | 'rocky' | 'sacred';

/** A board as a game knows it: its squares are all on the grid, and no two things lie on one. */
export interface Board extends Grid {
  /** What the players call it: "A" … "D" for our own, else the file's name. */
  readonly id: string;
  /** What it is called where there is room: "The Halcyon Roads". */
  readonly name: string;
  readonly sacred: Square;
  readonly starts: Readonly<Record<Ship, Square>>;
  /** Every island: the starts (ruling 12) and the Sacred Island among them. */
  readonly islands: Readonly<Partial<Record<Square, IslandKind>>>;
  readonly deepSea: readonly Square[];
}

/** Whether a square is one of the four start islands. */
export function isStart(board: Board, square: Square): boolean {
  return SHIPS.some((ship) => board.starts[ship] === square);
}
