/** Throttles frequent events, for example log lines. */

/**
 * Returns a function that must be called each time an event happens. It calls `report` the first time, and from then on
 * at most once every `everyMs` milliseconds.
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
