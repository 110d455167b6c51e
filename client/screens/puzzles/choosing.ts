/** Which puzzle comes next, and which are to be seen. */
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

/** Null: all of them. */
export interface Wanted {
  readonly kind: PuzzleKind | null;
  readonly theme: Theme | null;
  readonly level: Level | null;
}

export const ALL: Wanted = { kind: null, theme: null, level: null };

/** What this tab has asked for; a next puzzle is one of those. */
export const wanted = new Persisted<Wanted>({
  key: 'odyssey.puzzles.wanted',
  fallback: ALL,
  storage: () => sessionStorage,
  format: json(
    object<Wanted>({
      kind: orElse(oneOf(PUZZLE_KINDS), null),
      theme: orElse(oneOf(THEMES), null),
      level: orElse(oneOf(LEVELS), null),
    }),
  ),
});

/** Whether a puzzle is one of those that are wanted. */
export function fits(puzzle: Puzzle, { kind, theme, level }: Wanted): boolean {
  return (
    (kind === null || puzzle.kind === kind) &&
    (theme === null || puzzle.themes.includes(theme)) &&
    (level === null || levelOf(puzzle) === level)
  );
}

/** The puzzle that is not done and nearest to one's skill, the first of equals; undefined if all are done. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  kept: Kept,
  want: Wanted,
  after: string | null = null,
): Puzzle | undefined {
  const open = puzzles.filter(
    (puzzle) => fits(puzzle, want) && resultOf(kept, puzzle.id) === undefined && puzzle.id !== after,
  );
  const far = ({ difficulty }: Puzzle) => Math.abs(difficulty - kept.skill);
  return open.reduce<Puzzle | undefined>(
    (best, one) => (best && far(best) <= far(one) ? best : one),
    undefined,
  );
}
