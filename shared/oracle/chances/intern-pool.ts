/** Replaces equal distributions by one shared instance, so that cached results are found again. */
import { isSame, type Distribution } from './distribution.ts';
import { Factor } from './factor.ts';

/** The distributions that have been seen so far. */
export class InternPool {
  private readonly seen = new Map<number, Distribution[]>();

  /** The first equal distribution over the same ships, or the given one if there is none yet. */
  intern<D extends Distribution>(distribution: D): D {
    const hash = hashOf(distribution);
    const alike = this.seen.get(hash);
    const twin = alike?.find(
      (other) => shipsOf(other) === shipsOf(distribution) && isSame(other, distribution),
    );
    if (twin) return twin as D;
    if (alike) alike.push(distribution);
    else this.seen.set(hash, [distribution]);
    return distribution;
  }
}

/** The ships of a factor as a bit mask; 0 for other distributions. */
function shipsOf(distribution: Distribution): number {
  return distribution instanceof Factor ? distribution.mask : 0;
}

function hashOf(distribution: Distribution): number {
  let hash = distribution.size * 31 + shipsOf(distribution);
  for (const key of distribution.keys) hash = (Math.imul(hash, 1000003) ^ key) | 0;
  return hash;
}
