/** What the page says of every wrong square of every puzzle is true. Long: some 40,000 answers, every way listed anew for each. */
import { expect, it } from 'vitest';
import { PUZZLE_BOARDS, readPuzzleFile } from '../../puzzles/workshop/files.ts';
import { readPuzzle } from '../../shared/puzzles/notation.ts';
import { checkFaults } from './faults.ts';

it.each(PUZZLE_BOARDS)(
  'says nothing untrue of the puzzles of %s',
  (path) => {
    const { board, puzzles } = readPuzzleFile(path);
    const { said, untrue } = checkFaults(
      puzzles.map((written) => readPuzzle(board, written)),
      () => true,
    );
    expect(untrue).toEqual([]);
    expect(said.get('report')).toBeGreaterThan(1000);
  },
  // A minute or three for each board, on a machine with other work.
  1_200_000,
);
