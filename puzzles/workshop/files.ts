/** Reads and writes the puzzle files, one for each board. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PuzzleFile } from '../../shared/puzzles/notation.ts';

const FOLDER = join(import.meta.dirname, '..');

/** The letters of the boards that have puzzles, as in the names of the puzzle files. */
export const PUZZLE_BOARDS = ['a', 'b', 'c', 'd'] as const;

/**
 * The stored puzzles of a board.
 * @throws Error if the board has no puzzle file
 */
export function readPuzzleFile(letter: string): PuzzleFile {
  return JSON.parse(readFileSync(pathOf(letter), 'utf8')) as PuzzleFile;
}

/** Writes the puzzles of a board, one on each line, so that diffs are readable. */
export function writePuzzleFile(letter: string, { board, puzzles }: PuzzleFile): void {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  writeFileSync(pathOf(letter), `{"board":${JSON.stringify(board)},\n"puzzles":[\n${lines}\n]}\n`);
}

/** Whether a board has a puzzle file. */
export function hasPuzzleFile(letter: string): boolean {
  return existsSync(pathOf(letter));
}

function pathOf(letter: string): string {
  return join(FOLDER, `${letter}.json`);
}
