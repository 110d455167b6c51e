/** All puzzles that there are: they come with the page, and need no server. */
import a from '../../../puzzles/a.json';
import b from '../../../puzzles/b.json';
import c from '../../../puzzles/c.json';
import d from '../../../puzzles/d.json';
import { readPuzzle, type PuzzleFile } from '../../../shared/puzzles/notation.ts';
import type { Puzzle } from '../../../shared/puzzles/puzzle.ts';

const files = [a, b, c, d] as unknown as readonly PuzzleFile[];

/** The easiest first; of equals those of different boards in turn. */
export const PUZZLES: readonly Puzzle[] = files
  .flatMap(({ board, puzzles }) => puzzles.map((written) => readPuzzle(board, written)))
  .sort((one, other) => one.difficulty - other.difficulty || seedOf(one) - seedOf(other));

function seedOf({ id }: Puzzle): number {
  return Number(/\d+/.exec(id)?.[0]);
}

/** The puzzle with this id, if there is one. */
export function puzzleOf(id: string): Puzzle | undefined {
  return PUZZLES.find((puzzle) => puzzle.id === id);
}

/** Which one it is of all, from 1: what people call it. */
export function numberOf(puzzle: Puzzle): number {
  return PUZZLES.indexOf(puzzle) + 1;
}
