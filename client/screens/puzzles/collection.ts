/** All puzzles. They are part of the page, so they work without the server. */
import a from '../../../puzzles/a.json';
import b from '../../../puzzles/b.json';
import c from '../../../puzzles/c.json';
import d from '../../../puzzles/d.json';
import { readPuzzle, type PuzzleFile } from '../../../shared/puzzles/notation.ts';
import type { Puzzle } from '../../../shared/puzzles/puzzle.ts';

const files = [a, b, c, d] as unknown as readonly PuzzleFile[];

/** The puzzles, easiest first. Those of equal difficulty alternate between boards. */
export const PUZZLES: readonly Puzzle[] = files
  .flatMap(({ board, puzzles }) => puzzles.map((written) => readPuzzle(board, written)))
  .sort((one, other) => one.difficulty - other.difficulty || seedOf(one) - seedOf(other));

function seedOf({ id }: Puzzle): number {
  return Number(/\d+/.exec(id)?.[0]);
}

/** The puzzle with this id; undefined if there is none. */
export function puzzleOf(id: string): Puzzle | undefined {
  return PUZZLES.find((puzzle) => puzzle.id === id);
}

/** The number of a puzzle in the list, counted from 1. Players use it to refer to a puzzle. */
export function numberOf(puzzle: Puzzle): number {
  return PUZZLES.indexOf(puzzle) + 1;
}
