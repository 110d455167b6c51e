/** Warms a server up, so that what is measured afterwards is its steady state. */

/** Two runs in a row whose costs differ by less than this share show that a server is warm. */
const STEADY = 0.05;

/** How a warm-up went. */
export interface Warmth {
  /** The cost of each run, in order. */
  readonly costs: readonly number[];
  /** False if the last two runs still differed when the warm-up was given up. */
  readonly isWarm: boolean;
}

/**
 * Repeats a run until its cost no longer changes.
 * @param play plays a run and resolves with its cost
 * @param most the maximum number of runs
 */
export async function warmUp(play: () => Promise<number>, most: number): Promise<Warmth> {
  const costs: number[] = [];
  while (costs.length < most) {
    const last = costs.at(-1) ?? Infinity;
    const cost = await play();
    costs.push(cost);
    if (Math.abs(cost - last) < STEADY * cost) return { costs, isWarm: true };
  }
  return { costs, isWarm: false };
}

/** A line about the warm-up of a contender. */
export function warmthOf(name: string, { costs, isWarm }: Warmth): string {
  const shown = costs.map((cost) => cost.toFixed(0)).join(', ');
  return `${name}: ${isWarm ? 'warm' : 'NOT WARM'} after ${costs.length} runs (${shown} µs an action)`;
}
