/**
 * Checks that each stored puzzle has the answer that it promises, according to both the oracle and a list of every
 * position.
 */
import { describe, expect, it } from 'vitest';
import { readPuzzle, stretchKey } from '../../shared/puzzles/notation.ts';
import { LEVELS, levelOf, THEMES } from '../../shared/puzzles/puzzle.ts';
import { answerOf, reason } from '../../shared/puzzles/reasoning.ts';
import { atSea, replayStretch } from '../../shared/puzzles/stretch.ts';
import { files, known, puzzles } from './kept.ts';

it('are at least two hundred, of every board, level, kind and theme, none twice', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(200);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  expect(new Set(puzzles.map((puzzle) => puzzle.board.id + stretchKey(puzzle))).size).toBe(puzzles.length);
  for (const level of LEVELS)
    expect(puzzles.filter((puzzle) => levelOf(puzzle) === level).length).toBeGreaterThanOrEqual(10);
  for (const theme of THEMES)
    expect(puzzles.filter(({ themes }) => themes.includes(theme)).length, theme).toBeGreaterThanOrEqual(5);
  expect(puzzles.filter(({ kind }) => kind === 'squares').length).toBeGreaterThanOrEqual(40);
});

describe.each(files.map(({ board }) => board.id))('board %s', (id) => {
  const ours = puzzles.filter(({ board }) => board.id === id);

  it.each(ours.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s has the answer that it asks for',
    (_, puzzle) => {
      const { told, answers } = known(puzzle);
      const rounds = told.filter(({ type }) => type === 'storm-played' || type === 'monster-played').length;
      expect(rounds).toBeGreaterThanOrEqual(3);
      expect(rounds).toBeLessThanOrEqual(5);
      const { ships } = replayStretch(puzzle);
      for (const [ship, squares] of answers) {
        // The ship's true square is always possible. The puzzle's answer is either a single square or all possible
        // squares.
        expect(squares).toContain(ships[ship]);
        if (puzzle.kind === 'ships') expect(squares).toHaveLength(1);
        else expect(squares.length).toBeGreaterThanOrEqual(2);
      }
      // The orders and reports that the page shows are enough to solve the puzzle, and the listed positions agree with
      // the oracle.
      const shown = reason(puzzle, told, { ships: puzzle.needed });
      for (const [ship, squares] of answers) expect(shown && answerOf(shown, ship)).toEqual(squares);
      const all = reason(puzzle, told, { ships: atSea(puzzle) });
      if (all) for (const [ship, squares] of answers) expect(answerOf(all, ship)).toEqual(squares);
    },
  );
});

it('are so small in all that a page can carry them', () => {
  const bytes = files.reduce((sum, file) => sum + JSON.stringify(file).length, 0);
  expect(bytes).toBeLessThan(200_000);
});

it('refuse to be read where they are not written as they should be', () => {
  const [file] = files;
  const [written] = file?.puzzles ?? [];
  if (!file || !written) throw new Error('there are no puzzles');
  for (const moves of ['R:z99', 'rQ', 'xN', 'R:c4 ?', ''])
    expect(() => readPuzzle(file.board, { ...written, moves })).toThrow();
  expect(() => readPuzzle(file.board, { ...written, asked: 'rx' })).toThrow();
});
