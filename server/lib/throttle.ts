/** Throttles frequent events, for example log lines. */

/**
 * Returns a function to call each time an event happens. The function calls `report` immediately the first time, and
 * later at most once every `everyMs` milliseconds.
 * @param report called with the number of times the event has happened since the last report
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
