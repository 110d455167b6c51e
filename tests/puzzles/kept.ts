/** The stored puzzles, and what the oracle knows about each of them. */
import { PUZZLE_BOARDS, readPuzzleFile } from '../../puzzles/workshop/files.ts';
import type { Ship } from '../../shared/board/board.ts';
import { shipChances } from '../../shared/oracle/queries/chances.ts';
import { readPuzzle } from '../../shared/puzzles/notation.ts';
import type { Puzzle } from '../../shared/puzzles/puzzle.ts';
import { replayStretch, oracleAfter } from '../../shared/puzzles/stretch.ts';
import { compareSquares } from '../../shared/puzzles/ways.ts';
import { expect } from 'vitest';

export const files = PUZZLE_BOARDS.map(readPuzzleFile);
export const puzzles = files.flatMap(({ board, puzzles }) =>
  puzzles.map((written) => readPuzzle(board, written)),
);

/** The oracle's answer for the ships that the puzzle asks about. */
export function known(puzzle: Puzzle): {
  told: ReturnType<typeof replayStretch>['told'];
  answers: Map<Ship, string[]>;
} {
  const { told } = replayStretch(puzzle);
  const oracle = oracleAfter(puzzle, told);
  expect(oracle.exact).toBe(true);
  const answers = new Map(
    puzzle.asked.map((ship) => [ship, [...shipChances(oracle, ship).keys()].sort(compareSquares)] as const),
  );
  return { told, answers };
}
