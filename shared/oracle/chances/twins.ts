/** One distribution for all that are equal: what was worked out for one then serves for the others. */
import { isSame, type Distribution } from './distribution.ts';
import { Factor } from './factor.ts';

/** Remembers what it was shown, while something is worked out. */
export class Twins {
  private readonly seen = new Map<number, Distribution[]>();

  /** The first distribution shown that says the same of the same ships: this one, if there is none. */
  firstOf<D extends Distribution>(distribution: D): D {
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

/** The ships of a factor as bits; 0 for what is no factor. */
function shipsOf(distribution: Distribution): number {
  return distribution instanceof Factor ? distribution.mask : 0;
}

function hashOf(distribution: Distribution): number {
  let hash = distribution.size * 31 + shipsOf(distribution);
  for (const key of distribution.keys) hash = (Math.imul(hash, 1000003) ^ key) | 0;
  return hash;
}
