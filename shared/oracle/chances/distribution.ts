/** A sparse probability distribution over whole numbers. */

let made = 0;

/**
 * A sparse probability distribution. It is immutable, because beliefs and components share it. The keys are distinct
 * and ascending; each has a weight above 0, and the weights sum to 1.
 */
export class Distribution {
  /** A unique id, which is used as the key of cached results. */
  readonly id = made++;
  readonly keys: Int32Array;
  readonly weights: Float64Array;

  constructor(keys: Int32Array, weights: Float64Array) {
    this.keys = keys;
    this.weights = weights;
  }

  get size(): number {
    return this.keys.length;
  }
}

/** The maximum relative difference between weights that count as equal. It allows for rounding errors. */
const ROUNDING = 1e-13;

/** Whether two distributions have equal keys and equal weights, ignoring rounding errors. */
export function isSame(one: Distribution, other: Distribution): boolean {
  if (one.size !== other.size) return false;
  for (let i = 0; i < one.size; i++) {
    if (one.keys[i] !== other.keys[i]) return false;
    const [weight, another] = [one.weights[i] as number, other.weights[i] as number];
    if (Math.abs(weight - another) > ROUNDING * weight) return false;
  }
  return true;
}
