/** Accumulates weights by key, and turns them into a distribution. */
import { KeySlots } from './key-slots.ts';

const SMALLEST = 1 << 12;
/** The maximum number of keys for which insertion sort is used, because it is fastest for few keys. */
const FEW = 24;

/** The accumulated keys in ascending order, and each key's share of the total weight. */
export interface Accumulated {
  readonly keys: Int32Array;
  readonly weights: Float64Array;
  /** The total weight before it was scaled to 1. */
  readonly total: number;
}

/**
 * Accumulates one distribution at a time: call {@link begin}, add keys, then call {@link finish}. Its buffers are
 * reused.
 */
export class Accumulator {
  private keys = new Int32Array(SMALLEST);
  private weights = new Float64Array(SMALLEST);
  private slots = new KeySlots();
  private count = 0;

  /** The number of keys added so far. */
  get size(): number {
    return this.count;
  }

  /** Starts a new distribution with at most this many different keys. */
  begin(most: number): void {
    this.count = 0;
    this.slots.clear(most);
  }

  /** Adds weight to a key, which may be new. */
  add(key: number, weight: number): void {
    const place = this.slots.placeOf(key, this.count);
    if (place === this.count) this.append(key, weight);
    else this.weights[place] = (this.weights[place] as number) + weight;
  }

  /** Adds a key that has not been added before. */
  append(key: number, weight: number): void {
    if (this.count === this.keys.length) this.grow();
    this.keys[this.count] = key;
    this.weights[this.count++] = weight;
  }

  /** The distribution, with ascending keys; null if it is empty. */
  finish(): Accumulated | null {
    if (this.count === 0) return null;
    const keys = this.keys.slice(0, this.count);
    const weights = this.sort(keys);
    let total = 0;
    for (const weight of weights) total += weight;
    const share = 1 / total;
    for (let i = 0; i < weights.length; i++) weights[i] = (weights[i] as number) * share;
    return { keys, weights, total };
  }

  private grow(): void {
    const [keys, weights] = [this.keys, this.weights];
    this.keys = new Int32Array(2 * keys.length);
    this.weights = new Float64Array(2 * keys.length);
    this.keys.set(keys);
    this.weights.set(weights);
  }

  /** Sorts the keys in place and returns their weights in the same order. */
  private sort(keys: Int32Array): Float64Array {
    const weights = this.weights.slice(0, this.count);
    if (ascend(keys)) return weights;
    if (keys.length <= FEW) return sortFew(keys, weights);
    this.slots.clear(keys.length);
    for (let i = 0; i < keys.length; i++) this.slots.placeOf(keys[i] as number, i);
    keys.sort();
    for (let i = 0; i < keys.length; i++)
      weights[i] = this.weights[this.slots.placeOf(keys[i] as number, 0)] as number;
    return weights;
  }
}

function ascend(keys: Int32Array): boolean {
  for (let i = 1; i < keys.length; i++) if ((keys[i - 1] as number) > (keys[i] as number)) return false;
  return true;
}

function sortFew(keys: Int32Array, weights: Float64Array): Float64Array {
  for (let i = 1; i < keys.length; i++) {
    const [key, weight] = [keys[i] as number, weights[i] as number];
    let at = i;
    for (; at > 0 && (keys[at - 1] as number) > key; at--) {
      keys[at] = keys[at - 1] as number;
      weights[at] = weights[at - 1] as number;
    }
    keys[at] = key;
    weights[at] = weight;
  }
  return weights;
}

/** A shared accumulator, which saves allocations. Each use must finish before the next one begins. */
export const accumulator = new Accumulator();
