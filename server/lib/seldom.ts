/** What may happen often and is to be said seldom. */

/**
 * A function to call each time: it says so at once, and then at most once in so many milliseconds.
 * @param say gets how often it has happened since it was last said
 */
export function seldom<T>(everyMs: number, say: (times: number, newest: T) => void): (newest: T) => void {
  let saidAt = -Infinity;
  let times = 0;
  return (newest) => {
    times++;
    if (Date.now() - saidAt < everyMs) return;
    saidAt = Date.now();
    say(times, newest);
    times = 0;
  };
}
