/** A sparse distribution: which whole numbers are possible, and how likely each of them is. */

let made = 0;

/**
 * Never changed once it is made, so that beliefs and components share it. The keys are distinct and ascend;
 * the weights, one for each, are above 0 and sum up to 1.
 */
export class Distribution {
  /** No other has it: what was worked out for one distribution is found again by it. */
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

/** How far two weights may differ, as a share of them, and still be one: what rounding leaves behind. */
const ROUNDING = 1e-13;

/** Whether two distributions say the same of the same keys. */
export function isSame(one: Distribution, other: Distribution): boolean {
  if (one.size !== other.size) return false;
  for (let i = 0; i < one.size; i++) {
    if (one.keys[i] !== other.keys[i]) return false;
    const [weight, another] = [one.weights[i] as number, other.weights[i] as number];
    if (Math.abs(weight - another) > ROUNDING * weight) return false;
  }
  return true;
}
