/** Throttles what happens often, as for log lines. */

/**
 * Returns a function to call each time that it happens. It calls `report` at once, and then at most once in so many
 * milliseconds.
 * @param report gets how many times it has happened since the last report
 */
export function throttle<T>(
  everyMs: number,
  report: (times: number, newest: T) => void,
): (newest: T) => void {
  let reportedAt = -Infinity;
  let times = 0;
  return (newest) => {
    times++;
    if (Date.now() - reportedAt < everyMs) return;
    reportedAt = Date.now();
    report(times, newest);
    times = 0;
  };
}
