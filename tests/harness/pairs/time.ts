/** The time of day at the two tables of a pair, which must be equal to the millisecond because clocks show it. */

const BEGINNING = Date.UTC(2030, 0, 1);

/** Not a round number, so that the time left of a turn is not one either. */
const STEP_MS = 1_237;

/** Stops `Date.now` in this process, but not timers; `goOn` advances it by a step. */
export function standingClock(): { goOn(): void; restore(): void } {
  const real = Date.now;
  let now = BEGINNING;
  Date.now = () => now;
  return {
    goOn: () => (now += STEP_MS),
    restore: () => (Date.now = real),
  };
}
