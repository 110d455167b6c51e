/** The server's memory over time, and the trend of its growth. */
import type { Vitals } from '../vitals.ts';

/** The server's memory at one moment. */
export interface Sample extends Vitals {
  /** The time since the beginning, in minutes. */
  readonly minute: number;
}

/** How fast memory grows, in MB an hour: the slope of the least-squares line. */
export function slope(samples: readonly Sample[], what: 'heap' | 'rss'): number {
  const n = samples.length;
  const mean = (of: (one: Sample) => number) => samples.reduce((sum, one) => sum + of(one), 0) / n;
  const minute = mean((one) => one.minute);
  const memory = mean((one) => one[what]);
  const along = samples.reduce((sum, one) => sum + (one.minute - minute) * (one[what] - memory), 0);
  const across = samples.reduce((sum, one) => sum + (one.minute - minute) ** 2, 0);
  return across === 0 ? 0 : (along / across) * 60;
}
