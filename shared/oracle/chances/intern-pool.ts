/** Replaces equal distributions by one shared instance, so that results cached for one of them serve all of them. */
import { isSame, type Distribution } from './distribution.ts';
import { Factor } from './factor.ts';

/** The distributions seen so far, each of which stands for all equal ones. */
export class InternPool {
  private readonly seen = new Map<number, Distribution[]>();

  /**
   * Returns an earlier distribution that is equal and has the same ships, if there is one; otherwise the given one.
   */
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
