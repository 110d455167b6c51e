/**
 * The time of day at the two tables of a pair. It must be equal to the millisecond, because the game clocks show it.
 */

const BEGINNING = Date.UTC(2030, 0, 1);

/** How much `goOn` advances the time. It isn't a round number, so the time left of a turn isn't one either. */
const STEP_MS = 1_237;

/** Stops `Date.now` in this process, but not timers. `goOn` advances the time by one step. */
export function standingClock(): { goOn(): void; restore(): void } {
  const real = Date.now;
  let now = BEGINNING;
  Date.now = () => now;
  return {
    goOn: () => (now += STEP_MS),
    restore: () => (Date.now = real),
  };
}
