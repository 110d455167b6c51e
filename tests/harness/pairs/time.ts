/**
 * The time of day at the two tables of a pair. It must be equal to the millisecond, because the game clocks show it.
 */

const BEGINNING = Date.UTC(2030, 0, 1);

/**
 * How far `goOn` advances the time, in ms. It isn't a round number, so that a turn's remaining time isn't one either.
 */
const STEP_MS = 1_237;

/** Makes `Date.now` stand still in this process, without affecting timers. `goOn` advances the time by one step. */
export function standingClock(): { goOn(): void; restore(): void } {
  const real = Date.now;
  let now = BEGINNING;
  Date.now = () => now;
  return {
    goOn: () => (now += STEP_MS),
    restore: () => (Date.now = real),
  };
}
