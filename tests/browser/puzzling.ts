/** Finds puzzles for tests, and works out their answers. */
import { PUZZLES } from '../../client/screens/puzzles/collection.ts';
import { language } from '../../client/text/catalogue.svelte.ts';
import type { Square } from '../../shared/board/squares.ts';
import type { Puzzle, PuzzleKind } from '../../shared/puzzles/puzzle.ts';
import { answerOf, reason } from '../../shared/puzzles/reasoning.ts';
import { replayStretch } from '../../shared/puzzles/stretch.ts';

await language.need('puzzling');

/**
 * A puzzle that meets a condition.
 * @throws Error if no puzzle meets it
 */
export function puzzleThat(isIt: (puzzle: Puzzle) => boolean): Puzzle {
  const puzzle = PUZZLES.find(isIt);
  if (!puzzle) throw new Error('there is no such puzzle');
  return puzzle;
}

/** The easiest puzzle of this kind among those that ask for one ship. */
export const easiest = (kind: PuzzleKind): Puzzle =>
  puzzleThat((puzzle) => puzzle.kind === kind && puzzle.asked.length === 1);

/** The squares where the puzzle's only ship can be. */
export function answer(puzzle: Puzzle): readonly Square[] {
  const reasoned = reason(puzzle, replayStretch(puzzle).told, { ships: puzzle.needed });
  const [ship] = puzzle.asked;
  return reasoned && ship ? answerOf(reasoned, ship) : [];
}
