/**
 * Checks what the page says about every wrong square of every puzzle. It takes long, because it checks some 40,000
 * answers, each by listing every possible route of the ship.
 */
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
  // The time limit in ms: a board takes up to 40 seconds on a busy machine.
  300_000,
);
