/** The puzzles that are kept: each has the answer that it promises, by the oracle and by every position listed. */
import { describe, expect, it } from 'vitest';
import { PUZZLE_BOARDS, readPuzzleFile } from '../../puzzles/workshop/files.ts';
import { puzzlesOfGame } from '../../puzzles/workshop/games.ts';
import { difficultyOf, judge } from '../../puzzles/workshop/judge.ts';
import type { Ship } from '../../shared/board/board.ts';
import { shipChances } from '../../shared/oracle/queries/chances.ts';
import { nameStretch, readPuzzle, writePuzzle } from '../../shared/puzzles/notation.ts';
import { LEVELS, levelOf, THEMES, type Puzzle } from '../../shared/puzzles/puzzle.ts';
import { answerOf, reason } from '../../shared/puzzles/reasoning.ts';
import { atSea, hear, oracleAfter } from '../../shared/puzzles/stretch.ts';
import { inOrder } from '../../shared/puzzles/ways.ts';

const files = PUZZLE_BOARDS.map(readPuzzleFile);
const puzzles = files.flatMap(({ board, puzzles }) => puzzles.map((written) => readPuzzle(board, written)));

/** What the oracle knows of the ships that are asked for. */
function known(puzzle: Puzzle): {
  told: ReturnType<typeof hear>['told'];
  answers: Map<Ship, string[]>;
} {
  const { told } = hear(puzzle);
  const oracle = oracleAfter(puzzle, told);
  expect(oracle.exact).toBe(true);
  const answers = new Map(
    puzzle.asked.map((ship) => [ship, [...shipChances(oracle, ship).keys()].sort(inOrder)] as const),
  );
  return { told, answers };
}

it('are at least two hundred, of every board, level, kind and theme, none twice', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(200);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  expect(new Set(puzzles.map((puzzle) => puzzle.board.id + nameStretch(puzzle))).size).toBe(puzzles.length);
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
      const { ships } = hear(puzzle);
      for (const [ship, squares] of answers) {
        // The truth is always possible; one square alone is the answer, or all that are.
        expect(squares).toContain(ships[ship]);
        if (puzzle.kind === 'ships') expect(squares).toHaveLength(1);
        else expect(squares.length).toBeGreaterThanOrEqual(2);
      }
      // The lines that are shown are enough, and no position that is listed contradicts the oracle.
      const shown = reason(puzzle, told, { ships: puzzle.needed });
      for (const [ship, squares] of answers) expect(shown && answerOf(shown, ship)).toEqual(squares);
      const all = reason(puzzle, told, { ships: atSea(puzzle) });
      if (all) for (const [ship, squares] of answers) expect(answerOf(all, ship)).toEqual(squares);
    },
  );

  it('has the themes and the difficulty that are measured', () => {
    for (const puzzle of ours) {
      const { told, answers } = known(puzzle);
      const judged = judge(puzzle, told, answers as Parameters<typeof judge>[2]);
      expect({ id: puzzle.id, ...judged, labour: undefined }).toEqual({
        id: puzzle.id,
        needed: puzzle.needed,
        themes: puzzle.themes,
        labour: undefined,
      });
      expect(judged && difficultyOf(judged.labour)).toBe(puzzle.difficulty);
    }
  });

  it('has puzzles that are cut from their seeds again', () => {
    // Those with the lowest seeds: some of each board.
    const seeds = [...new Set(ours.map((puzzle) => Number(/\d+/.exec(puzzle.id)?.[0])))].sort(
      (a, b) => a - b,
    );
    for (const seed of seeds.slice(0, 2)) {
      const first = ours[0];
      if (!first) throw new Error(`board ${id} has no puzzles`);
      const cut = puzzlesOfGame(first.board, seed).map((puzzle) => JSON.stringify(writePuzzle(puzzle)));
      for (const puzzle of ours.filter((one) => one.id.startsWith(`${id.toLowerCase()}${seed}-`)))
        expect(cut).toContain(JSON.stringify(writePuzzle(puzzle)));
    }
  });
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
