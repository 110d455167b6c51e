/** The files of the puzzles, one for each board. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PuzzleFile } from '../../shared/puzzles/notation.ts';

const FOLDER = join(import.meta.dirname, '..');

/** The boards that have puzzles, by the names of their files. */
export const PUZZLE_BOARDS = ['a', 'b', 'c', 'd'] as const;

/**
 * The puzzles kept for a board.
 * @throws Error if there is no such file
 */
export function readPuzzleFile(letter: string): PuzzleFile {
  return JSON.parse(readFileSync(pathOf(letter), 'utf8')) as PuzzleFile;
}

/** Keeps the puzzles of a board, one a line: so that a change is seen for what it is. */
export function writePuzzleFile(letter: string, { board, puzzles }: PuzzleFile): void {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  writeFileSync(pathOf(letter), `{"board":${JSON.stringify(board)},\n"puzzles":[\n${lines}\n]}\n`);
}

/** Whether there are puzzles of a board. */
export function hasPuzzleFile(letter: string): boolean {
  return existsSync(pathOf(letter));
}

function pathOf(letter: string): string {
  return join(FOLDER, `${letter}.json`);
}
