/** The rows of a board, and how the keyboard moves between its squares. Pure. */
import {
  makeSquare,
  placeOf,
  step,
  type Grid,
  type Heading,
  type Square,
} from '../../shared/board/squares.ts';

const ARROWS: Readonly<Record<string, Heading>> = {
  ArrowUp: 'N',
  ArrowRight: 'E',
  ArrowDown: 'S',
  ArrowLeft: 'W',
};

export function rowsOf(grid: Grid): Square[][] {
  return Array.from({ length: grid.rows }, (_, row) =>
    Array.from({ length: grid.columns }, (_, column) => makeSquare(grid, { column, row })).filter(
      (square) => square !== undefined,
    ),
  );
}

/** The square that a key leads to; undefined if the key leads nowhere. */
export function squareByKey(grid: Grid, from: Square, key: string): Square | undefined {
  const heading = ARROWS[key];
  if (heading) return step(grid, from, heading);
  const { row } = placeOf(from);
  if (key === 'Home') return makeSquare(grid, { column: 0, row });
  if (key === 'End') return makeSquare(grid, { column: grid.columns - 1, row });
  return undefined;
}
