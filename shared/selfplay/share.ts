/** A share of results in percent, with its confidence interval. */

export interface Share {
  readonly percent: number;
  /** The lower bound of the 95% confidence interval, in percent. */
  readonly from: number;
  /** The upper bound of the 95% confidence interval, in percent. */
  readonly to: number;
  /** The number of all results. */
  readonly of: number;
}

/** The quantile of the normal distribution for a 95% confidence interval. */
const Z = 1.96;

/** The share that `count` results are of all, with Wilson's confidence interval. */
export function shareOf(count: number, of: number): Share {
  const all = Math.max(1, of);
  const share = count / all;
  const spread = Z ** 2 / all;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / all + spread / (4 * all));
  return { percent: 100 * share, from: 100 * (middle - half), to: 100 * (middle + half), of };
}
