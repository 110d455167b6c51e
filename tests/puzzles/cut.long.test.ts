/**
 * Checks that the stored puzzles are those that the workshop makes: measures them again, and regenerates them from
 * their seeds.
 */
import { describe, expect, it } from 'vitest';
import { puzzlesOfGame } from '../../puzzles/workshop/games.ts';
import { difficultyOf, judge } from '../../puzzles/workshop/judge.ts';
import { writePuzzle } from '../../shared/puzzles/notation.ts';
import { files, known, puzzles } from './kept.ts';

describe.each(files.map(({ board }) => board.id))('board %s', (id) => {
  const ours = puzzles.filter(({ board }) => board.id === id);

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
    // The seeds from which puzzles were made, the lowest first. A few of them are used for each board.
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
