/** Squares, headings and distances, as the page writes them: columns from the west, rows from the north. */
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

/** Column and row of a square, from 1. */
export const placeOf = (square: Square): [column: number, row: number] => [
  square.charCodeAt(0) - 96,
  Number(square.slice(1)),
];

const squareAt = (column: number, row: number): Square => `${String.fromCharCode(96 + column)}${row}`;

export const isOn = (board: Board, square: Square): boolean => {
  const [column, row] = placeOf(square);
  return column <= board.columns && row <= board.rows;
};

/** The square next in the heading, or null off the board. */
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

/** In steps of a ship. */
export function distance(one: Square, other: Square): number {
  const [[column, row], [toColumn, toRow]] = [placeOf(one), placeOf(other)];
  return Math.max(Math.abs(column - toColumn), Math.abs(row - toRow));
}

export function onBorder(board: Board, square: Square): boolean {
  const [column, row] = placeOf(square);
  return column === 1 || row === 1 || column === board.columns || row === board.rows;
}

/** Neither on nor next to a start or the Sacred Island: where lighthouses, maelstroms and fog banks may lie. */
export function openSquares(board: Board): Square[] {
  const special = [board.sacred, ...Object.values(board.starts)];
  return squaresOf(board).filter((square) => special.every((isle) => distance(isle, square) > 1));
}

/** Where a storm may drive a ship. */
export const leesOf = (board: Board, square: Square): Square[] =>
  around(board, square).filter((next) => next !== board.sacred);

/**
 * The push that a kind Poseidon and his Navigators have agreed on beforehand: towards the Sacred Island. It
 * tells nobody anything, and lets random players arrive now and then.
 */
export function agreedPush(board: Board, from: Square): Square {
  const [best] = leesOf(board, from).sort((a, b) => distance(a, board.sacred) - distance(b, board.sacred));
  if (best === undefined) throw new Error('a board of one square');
  return best;
}
