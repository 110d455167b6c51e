/** Computes the percentage of results that are true, with its confidence interval. */

export interface Share {
  /** The percentage of results that are true. */
  readonly percent: number;
  /** The lower bound of the 95% confidence interval, in percent. */
  readonly from: number;
  /** The upper bound of the 95% confidence interval, in percent. */
  readonly to: number;
  /** The number of results. */
  readonly of: number;
}

/** The quantile of the normal distribution for a 95% confidence interval. */
const Z = 1.96;

/** The percentage of results that are true, with Wilson's confidence interval. */
export function shareOf(results: readonly boolean[]): Share {
  const of = results.length;
  const share = results.filter(Boolean).length / Math.max(1, of);
  const spread = Z ** 2 / Math.max(1, of);
  const middle = (share + spread / 2) / (1 + spread);
  const half =
    (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / Math.max(1, of) + spread / (4 * Math.max(1, of)));
  return { percent: 100 * share, from: 100 * (middle - half), to: 100 * (middle + half), of };
}
