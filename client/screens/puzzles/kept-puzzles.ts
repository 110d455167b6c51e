/** What a device remembers of its puzzles: which are done, the streak, and how hard the next one may be. */
import { byName, json, number, object, oneOf, orElse, text } from '../../lib/formats.ts';
import { Persisted } from '../../lib/persisted.ts';

/** How a puzzle was done: at the first check and by oneself, with help or after a mistake, or shown. */
export const RESULTS = ['clean', 'helped', 'shown'] as const;
export type Result = (typeof RESULTS)[number];

export interface Kept {
  readonly done: Readonly<Record<string, Result>>;
  /** Puzzles in a row that were right at the first check; hints leave it as it is. */
  readonly streak: number;
  readonly best: number;
  /** The difficulty, 1 to 5, that somebody of this skill is given next. */
  readonly skill: number;
}

/** Many times more than there are. */
const MOST_DONE = 10_000;

const NOTHING: Kept = { done: {}, streak: 0, best: 0, skill: 1.5 };

const kept = new Persisted<Kept>({
  key: 'odyssey.puzzles',
  fallback: NOTHING,
  format: json(
    object<Kept>({
      done: orElse(byName(text(/^[\w-]{1,40}$/), oneOf(RESULTS), MOST_DONE), NOTHING.done),
      streak: orElse(number(0, 1e6), NOTHING.streak),
      best: orElse(number(0, 1e6), NOTHING.best),
      skill: orElse(number(1, 5), NOTHING.skill),
    }),
  ),
});

/** What is kept on this device now. */
export function keptPuzzles(): Kept {
  return kept.value;
}

/** How a puzzle was done on this device; undefined if it was not. */
export function resultOf({ done }: Pick<Kept, 'done'>, id: string): Result | undefined {
  return Object.hasOwn(done, id) ? done[id] : undefined;
}

/** How much a puzzle changes what one is given next. */
const STEPS: Readonly<Record<Result, number>> = { clean: 0.25, helped: 0, shown: -0.3 };

/** A check was wrong: the streak ends, if the puzzle still counted for it. */
export function breakStreak(id: string): void {
  if (resultOf(kept.value, id) === undefined) kept.value = { ...kept.value, streak: 0 };
}

/**
 * A puzzle is done. Only the first time counts.
 * @param hinted it was right at the first check, but with hints
 */
export function keepResult(id: string, difficulty: number, result: Result, hinted: boolean): void {
  const before = kept.value;
  if (resultOf(before, id) !== undefined) return;
  const streak = result === 'clean' ? before.streak + 1 : hinted ? before.streak : 0;
  // An easy one more tells little of whoever solves hard ones, and a hard one missed just as little.
  const tells = result === 'clean' ? difficulty >= before.skill - 1 : difficulty <= before.skill + 1;
  const skill = Math.min(5, Math.max(1, before.skill + (tells ? STEPS[result] : 0)));
  kept.value = {
    done: { ...before.done, [id]: result },
    streak,
    best: Math.max(before.best, streak),
    skill,
  };
}
