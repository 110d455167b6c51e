/** When to commit what comes together: a transaction costs the same for one change as for twenty. */

/** However much keeps coming, nobody waits longer for the others, in ms. */
const PATIENCE_MS = 10;

/**
 * Calls back once a turn of the event loop has brought no more.
 *
 * @param count how many have come so far
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
