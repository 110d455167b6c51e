/**
 * Checks what the page says about wrong answers, for some of the puzzles and squares. `faults.long.test.ts` checks all
 * of them.
 */
import { expect, it } from 'vitest';
import { PUZZLE_BOARDS, readPuzzleFile } from '../../puzzles/workshop/files.ts';
import { readPuzzle } from '../../shared/puzzles/notation.ts';
import { checkFaults } from './faults.ts';

const puzzles = PUZZLE_BOARDS.map(readPuzzleFile).flatMap(({ board, puzzles }) =>
  puzzles.map((written) => readPuzzle(board, written)),
);

it('names the newest report that suffices, and where the ship would have been', () => {
  const { said, untrue } = checkFaults(
    puzzles.filter((_, i) => i % 20 === 0),
    (number) => number % 11 === 0,
  );
  expect(untrue).toEqual([]);
  expect(said.get('report')).toBeGreaterThan(50);
  expect(said.get('order')).toBeGreaterThan(20);
});

// These puzzles once caused problems. There were too many routes to list because of hidden fog, or red was ordered away
// from the square to check.
it.each([
  ['d14-1', 8],
  ['a5-1', 81],
])('says nothing untrue of the first squares of %s', (id, squares) => {
  const { untrue } = checkFaults(
    puzzles.filter((puzzle) => puzzle.id === id),
    (number) => number < squares,
  );
  expect(untrue).toEqual([]);
});
