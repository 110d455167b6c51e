/** The stored progress with puzzles: which are finished, the streak, and how difficult the next one should be. */
import { record, json, number, object, oneOf, orElse, text } from '../../lib/formats.ts';
import { Persisted } from '../../lib/persisted.ts';

/**
 * How a puzzle was finished: 'clean' if the first check was right and no help was used, 'helped' after help or a
 * mistake, 'shown' if the player let the answer be shown.
 */
export const RESULTS = ['clean', 'helped', 'shown'] as const;
export type Result = (typeof RESULTS)[number];

export interface Kept {
  readonly done: Readonly<Record<string, Result>>;
  /** The number of consecutive puzzles for which the player's first check was right. Hints don't affect it. */
  readonly streak: number;
  readonly best: number;
  /** How difficult the next puzzle should be for this player, from 1 to 5. */
  readonly skill: number;
}

/** The maximum number of stored results, which is many times the number of puzzles. */
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

/** How a puzzle was finished on this device; undefined if it isn't finished. */
export function resultOf({ done }: Pick<Kept, 'done'>, id: string): Result | undefined {
  return Object.hasOwn(done, id) ? done[id] : undefined;
}

/** How much each result changes the player's skill, which determines the difficulty of the next puzzle. */
const STEPS: Readonly<Record<Result, number>> = { clean: 0.25, helped: 0, shown: -0.3 };

/** Called after a wrong check. Ends the streak, unless the puzzle was already finished and no longer counts. */
export function breakStreak(id: string): void {
  if (resultOf(kept.value, id) === undefined) kept.value = { ...kept.value, streak: 0 };
}

/**
 * Records that a puzzle is finished. Only the first time counts.
 * @param hinted whether the first check was right, but the player had used hints
 */
export function keepResult(id: string, difficulty: number, result: Result, hinted: boolean): void {
  const before = kept.value;
  if (resultOf(before, id) !== undefined) return;
  const streak = result === 'clean' ? before.streak + 1 : hinted ? before.streak : 0;
  // The skill doesn't change after solving a puzzle far below it, or failing at one far above it.
  const tells = result === 'clean' ? difficulty >= before.skill - 1 : difficulty <= before.skill + 1;
  const skill = Math.min(5, Math.max(1, before.skill + (tells ? STEPS[result] : 0)));
  kept.value = {
    done: { ...before.done, [id]: result },
    streak,
    best: Math.max(before.best, streak),
    skill,
  };
}
