/**
 * Decides when to commit a group of changes. A transaction with twenty changes costs no more than a transaction with
 * one.
 */

/** The maximum time that a change waits for others to join it, in ms. */
const PATIENCE_MS = 10;

/**
 * Calls `done` after a turn of the event loop in which the count didn't grow, or after PATIENCE_MS if it keeps growing.
 * @param count returns how many changes are waiting
 */
export function afterQuietTurn(count: () => number, done: () => void): void {
  const latest = performance.now() + PATIENCE_MS;
  const wait = (before: number) => {
    setImmediate(() => {
      const now = count();
      if (now > before && performance.now() < latest) wait(now);
      else done();
    });
  };
  wait(0);
}
