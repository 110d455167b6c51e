/** Computes mixtures of distributions. */
import { Distribution } from './distribution.ts';
import { Factor } from './factor.ts';
import { accumulator, type Accumulated } from './accumulator.ts';

/** A distribution and its weight in a mixture. */
export interface Weighted<D extends Distribution> {
  readonly distribution: D;
  readonly weight: number;
}

/** The mixture of one or more distributions, in proportion to their weights. */
export function mix(parts: readonly Weighted<Distribution>[]): Distribution {
  const { keys, weights } = gather(parts);
  return new Distribution(keys, weights);
}

/** The mixture of one or more factors, in proportion to their weights. All of them must hold the same ships. */
export function mixFactors(parts: readonly Weighted<Factor>[]): Factor {
  return new Factor(parts[0]?.distribution.ships ?? [], gather(parts));
}

function gather(parts: readonly Weighted<Distribution>[]): Accumulated {
  accumulator.begin(parts.reduce((sum, { distribution }) => sum + distribution.size, 0));
  for (const { distribution, weight } of parts) {
    for (let i = 0; i < distribution.size; i++)
      accumulator.add(distribution.keys[i] as number, weight * (distribution.weights[i] as number));
  }
  return accumulator.finish() as Accumulated;
}
