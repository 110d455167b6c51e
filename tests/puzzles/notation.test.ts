/** Checks that puzzles are read as they are written, and that wrong notation is refused with its reason. */
import { expect, it } from 'vitest';
import { readPuzzle, writePuzzle, type WrittenPuzzle } from '../../shared/puzzles/notation.ts';
import { files } from './kept.ts';

it('of every stored puzzle is the same again after reading and writing', () => {
  for (const { board, puzzles } of files)
    for (const written of puzzles) expect(writePuzzle(readPuzzle(board, written))).toEqual(written);
});

it.each([
  ['a move that is none', { moves: 'rXX' }, '"rXX" is no move'],
  ['a ship that is none', { asked: 'q' }, '"q" is no ship'],
  ['a square off the board', { moves: 'R:z9' }, '"z9" is no square of board'],
])('refuses %s', (_, wrong: Partial<WrittenPuzzle>, reason) => {
  const { board, puzzles } = files[0] as (typeof files)[number];
  const whole = puzzles[0] as WrittenPuzzle;
  expect(() => readPuzzle(board, { ...whole, ...wrong })).toThrow(reason);
});
