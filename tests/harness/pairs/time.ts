/** The time of day at the two tables of a pair: what a clock shows must be the same at both, to the millisecond. */

const BEGINNING = Date.UTC(2030, 0, 1);

/** Not a round number, so that what is left of a turn looks like any number. */
const STEP_MS = 1_237;

/** Lets time stand still in this process from now on, but for timers; it goes on when told to. */
export function standingClock(): { goOn(): void; restore(): void } {
  const real = Date.now;
  let now = BEGINNING;
  Date.now = () => now;
  return {
    goOn: () => (now += STEP_MS),
    restore: () => (Date.now = real),
  };
}
