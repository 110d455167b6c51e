/** A sparse probability distribution over whole numbers. */

let made = 0;

/**
 * Immutable, because beliefs and components share it. The keys are distinct and ascending; each has a weight
 * above 0, and the weights sum to 1.
 */
export class Distribution {
  /** Unique, so that results can be cached by this id. */
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

/** The relative difference below which two weights count as equal, to allow for rounding. */
const ROUNDING = 1e-13;

/** Whether two distributions have the same keys and, up to rounding, the same weights. */
export function isSame(one: Distribution, other: Distribution): boolean {
  if (one.size !== other.size) return false;
  for (let i = 0; i < one.size; i++) {
    if (one.keys[i] !== other.keys[i]) return false;
    const [weight, another] = [one.weights[i] as number, other.weights[i] as number];
    if (Math.abs(weight - another) > ROUNDING * weight) return false;
  }
  return true;
}
