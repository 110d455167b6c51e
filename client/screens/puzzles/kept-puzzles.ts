/** Stored progress with puzzles: which are finished, the streak, and the difficulty of the next one. */
import { record, json, number, object, oneOf, orElse, text } from '../../lib/formats.ts';
import { Persisted } from '../../lib/persisted.ts';

/**
 * How a puzzle was finished: right at the first check without help, with help or after a mistake, or by showing the
 * answer.
 */
export const RESULTS = ['clean', 'helped', 'shown'] as const;
export type Result = (typeof RESULTS)[number];

export interface Kept {
  readonly done: Readonly<Record<string, Result>>;
  /** Consecutive puzzles that were right at the first check. Hints don't affect it. */
  readonly streak: number;
  readonly best: number;
  /** The difficulty of the next puzzle for this player, 1 to 5. */
  readonly skill: number;
}

/** Many times the number of puzzles. */
const MOST_DONE = 10_000;

const NOTHING: Kept = { done: {}, streak: 0, best: 0, skill: 1.5 };

const kept = new Persisted<Kept>({
  key: 'odyssey.puzzles',
  fallback: NOTHING,
  format: json(
    object<Kept>({
      done: orElse(record(text(/^[\w-]{1,40}$/), oneOf(RESULTS), MOST_DONE), NOTHING.done),
      streak: orElse(number(0, 1e6), NOTHING.streak),
      best: orElse(number(0, 1e6), NOTHING.best),
      skill: orElse(number(1, 5), NOTHING.skill),
    }),
  ),
});

/** The stored progress. */
export function keptPuzzles(): Kept {
  return kept.value;
}

/** The result of a puzzle on this device; undefined if it isn't finished. */
export function resultOf({ done }: Pick<Kept, 'done'>, id: string): Result | undefined {
  return Object.hasOwn(done, id) ? done[id] : undefined;
}

/** How much a result changes the difficulty of the next puzzle. */
const STEPS: Readonly<Record<Result, number>> = { clean: 0.25, helped: 0, shown: -0.3 };

/** After a wrong check: ends the streak if the puzzle still counted for it. */
export function breakStreak(id: string): void {
  if (resultOf(kept.value, id) === undefined) kept.value = { ...kept.value, streak: 0 };
}

/**
 * Records a finished puzzle. Only the first time counts.
 * @param hinted whether it was right at the first check, but with hints
 */
export function keepResult(id: string, difficulty: number, result: Result, hinted: boolean): void {
  const before = kept.value;
  if (resultOf(before, id) !== undefined) return;
  const streak = result === 'clean' ? before.streak + 1 : hinted ? before.streak : 0;
  // Solving a puzzle far below one's skill, or failing one far above it, doesn't change the skill.
  const tells = result === 'clean' ? difficulty >= before.skill - 1 : difficulty <= before.skill + 1;
  const skill = Math.min(5, Math.max(1, before.skill + (tells ? STEPS[result] : 0)));
  kept.value = {
    done: { ...before.done, [id]: result },
    streak,
    best: Math.max(before.best, streak),
    skill,
  };
}
