/** What can be undone and done again. Pure. */

export interface History<T> {
  readonly now: T;
  /** The states before, the latest last. */
  readonly past: readonly T[];
  /** The states that were undone, the next one last. */
  readonly future: readonly T[];
}

/** The maximum number of steps that can be undone. */
const MOST_STEPS = 500;

export function begun<T>(now: T): History<T> {
  return { now, past: [], future: [] };
}

/** A new state. If it is the same object as now, nothing was changed. */
export function changed<T>(history: History<T>, now: T): History<T> {
  if (now === history.now) return history;
  return { now, past: [...history.past, history.now].slice(-MOST_STEPS), future: [] };
}

export function undone<T>({ now, past, future }: History<T>): History<T> {
  const before = past.at(-1);
  return before === undefined
    ? { now, past, future }
    : { now: before, past: past.slice(0, -1), future: [...future, now] };
}

export function redone<T>({ now, past, future }: History<T>): History<T> {
  const after = future.at(-1);
  return after === undefined
    ? { now, past, future }
    : { now: after, past: [...past, now], future: future.slice(0, -1) };
}
