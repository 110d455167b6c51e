/** Chooses the next puzzle, and the theme of the puzzles in the list. */
import { THEMES, type Puzzle, type Theme } from '../../../shared/puzzles/puzzle.ts';
import { json, object, oneOf, orElse } from '../../lib/formats.ts';
import { Persisted } from '../../lib/persisted.ts';
import { resultOf, type Kept } from './kept-puzzles.ts';

/** The theme that a puzzle must have to be listed. Null allows all themes. */
export interface Filter {
  readonly theme: Theme | null;
}

export const ALL: Filter = { theme: null };

/** The filter that is set in this tab. The next puzzle is one that matches the filter. */
export const storedFilter = new Persisted<Filter>({
  key: 'odyssey.puzzles.wanted',
  fallback: ALL,
  storage: () => sessionStorage,
  format: json(object<Filter>({ theme: orElse(oneOf(THEMES), null) })),
});

/** Whether a puzzle matches the filter. */
export function fits(puzzle: Puzzle, { theme }: Filter): boolean {
  return theme === null || puzzle.themes.includes(theme);
}

/** The puzzles that match the filter, and how many of them are finished. */
export function counted(puzzles: readonly Puzzle[], kept: Kept, filter: Filter) {
  const shown = puzzles.filter((puzzle) => fits(puzzle, filter));
  return { shown, done: shown.filter(({ id }) => resultOf(kept, id) !== undefined).length };
}

/**
 * The next puzzle: of the unfinished puzzles that match the filter, the one whose difficulty is closest to the player's
 * skill. If several are equally close, the first of them. Undefined if no puzzle is left.
 * @param after the id of the current puzzle, which is not chosen again
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  kept: Kept,
  filter: Filter,
  after: string | null = null,
): Puzzle | undefined {
  const open = puzzles.filter(
    (puzzle) => fits(puzzle, filter) && resultOf(kept, puzzle.id) === undefined && puzzle.id !== after,
  );
  const far = ({ difficulty }: Puzzle) => Math.abs(difficulty - kept.skill);
  return open.reduce<Puzzle | undefined>(
    (best, one) => (best && far(best) <= far(one) ? best : one),
    undefined,
  );
}
