/** Chooses the next puzzle, and filters the list of puzzles. */
import {
  LEVELS,
  levelOf,
  PUZZLE_KINDS,
  THEMES,
  type Level,
  type Puzzle,
  type PuzzleKind,
  type Theme,
} from '../../../shared/puzzles/puzzle.ts';
import { json, object, oneOf, orElse } from '../../lib/formats.ts';
import { Persisted } from '../../lib/persisted.ts';
import { resultOf, type Kept } from './kept-puzzles.ts';

/** The values that a puzzle must have to be listed. Null allows all values. */
export interface Filter {
  readonly kind: PuzzleKind | null;
  readonly theme: Theme | null;
  readonly level: Level | null;
}

export const ALL: Filter = { kind: null, theme: null, level: null };

/** The filter that is set in this tab. The next puzzle is one that matches the filter. */
export const storedFilter = new Persisted<Filter>({
  key: 'odyssey.puzzles.wanted',
  fallback: ALL,
  storage: () => sessionStorage,
  format: json(
    object<Filter>({
      kind: orElse(oneOf(PUZZLE_KINDS), null),
      theme: orElse(oneOf(THEMES), null),
      level: orElse(oneOf(LEVELS), null),
    }),
  ),
});

/** Whether a puzzle matches the filter. */
export function fits(puzzle: Puzzle, { kind, theme, level }: Filter): boolean {
  return (
    (kind === null || puzzle.kind === kind) &&
    (theme === null || puzzle.themes.includes(theme)) &&
    (level === null || levelOf(puzzle) === level)
  );
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
