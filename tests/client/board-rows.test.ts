/** The rows of a board, and how the keyboard moves between its squares. */
import { expect, test } from 'vitest';
import { rowsOf, squareByKey } from '../../client/board/rows.ts';

const GRID = { columns: 4, rows: 3 };

test('a board has its squares row by row', () => {
  expect(rowsOf(GRID)).toEqual([
    ['a1', 'b1', 'c1', 'd1'],
    ['a2', 'b2', 'c2', 'd2'],
    ['a3', 'b3', 'c3', 'd3'],
  ]);
});

test('arrows lead to the next square, Home and End to the ends of the row', () => {
  const from = (key: string) => squareByKey(GRID, 'b2', key);
  expect(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].map(from)).toEqual(['b1', 'c2', 'b3', 'a2']);
  expect(['Home', 'End'].map(from)).toEqual(['a2', 'd2']);
});

test('no key leads off the board, and other keys lead nowhere', () => {
  expect(squareByKey(GRID, 'a1', 'ArrowUp')).toBeUndefined();
  expect(squareByKey(GRID, 'd3', 'ArrowRight')).toBeUndefined();
  expect(squareByKey(GRID, 'b2', 'Enter')).toBeUndefined();
});
