/** Squares, headings and distances as in the protocol: columns from the west, rows from the north. */
import { HEADINGS, type Board, type Heading, type Square } from './shapes.ts';

const STEPS: Record<Heading, readonly [east: number, south: number]> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

/** The column and the row of a square, counted from 1. */
export const placeOf = (square: Square): [column: number, row: number] => [
  square.charCodeAt(0) - 96,
  Number(square.slice(1)),
];

const squareAt = (column: number, row: number): Square => `${String.fromCharCode(96 + column)}${row}`;

export const isOn = (board: Board, square: Square): boolean => {
  const [column, row] = placeOf(square);
  return column <= board.columns && row <= board.rows;
};

/** The next square in the direction of a heading, or null if it is off the board. */
export function ahead(board: Board, from: Square, heading: Heading): Square | null {
  const [column, row] = placeOf(from);
  const [east, south] = STEPS[heading];
  const [toColumn, toRow] = [column + east, row + south];
  if (toColumn < 1 || toRow < 1 || toColumn > board.columns || toRow > board.rows) return null;
  return squareAt(toColumn, toRow);
}

export const around = (board: Board, square: Square): Square[] =>
  HEADINGS.flatMap((heading) => ahead(board, square, heading) ?? []);

export const squaresOf = (board: Board): Square[] =>
  Array.from({ length: board.columns * board.rows }, (_, index) =>
    squareAt(1 + (index % board.columns), 1 + Math.floor(index / board.columns)),
  );

/** The number of steps that a ship takes between two squares. */
export function distance(one: Square, other: Square): number {
  const [[column, row], [toColumn, toRow]] = [placeOf(one), placeOf(other)];
  return Math.max(Math.abs(column - toColumn), Math.abs(row - toRow));
}

export function onBorder(board: Board, square: Square): boolean {
  const [column, row] = placeOf(square);
  return column === 1 || row === 1 || column === board.columns || row === board.rows;
}

/**
 * The squares where lighthouses, maelstroms and fog banks may be placed. They are neither the Sacred Island nor a
 * start, nor next to one of these.
 */
export function openSquares(board: Board): Square[] {
  const special = [board.sacred, ...Object.values(board.starts)];
  return squaresOf(board).filter((square) => special.every((isle) => distance(isle, square) > 1));
}

/** The squares to which a storm may drive a ship. */
export const pushSquaresOf = (board: Board, square: Square): Square[] =>
  around(board, square).filter((next) => next !== board.sacred);

/**
 * The square to which Poseidon drives a ship if he keeps to his agreement with the Navigators: of the squares around
 * the ship, the nearest to the Sacred Island. The agreement reveals nothing, and it lets players who play at random win
 * sometimes.
 */
export function agreedPush(board: Board, from: Square): Square {
  const [best] = pushSquaresOf(board, from).sort(
    (a, b) => distance(a, board.sacred) - distance(b, board.sacred),
  );
  if (best === undefined) throw new Error('a board of one square');
  return best;
}
