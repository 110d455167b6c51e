/** Splits a distribution into groups of keys. */
import { Distribution } from './distribution.ts';

/** A group of keys that were given the same name. */
export interface Part {
  readonly name: string;
  readonly distribution: Distribution;
  /** The group's share of the whole distribution's weight. */
  readonly share: number;
}

/**
 * Groups the keys of a distribution by name.
 * @param nameOf returns the name of a key's group, or null to leave out the key
 */
export function partition(whole: Distribution, nameOf: (key: number) => string | null): Part[] {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const numberOf = new Int32Array(whole.size);
  for (let i = 0; i < whole.size; i++) {
    const name = nameOf(whole.keys[i] as number);
    let number = -1;
    if (name !== null) {
      number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    numberOf[i] = number;
  }
  const names = [...numbers.keys()];
  if (counts[0] === whole.size) return names.map((name) => ({ name, distribution: whole, share: 1 }));
  return deal(whole, numberOf, counts).map((part, number) => ({ name: names[number] as string, ...part }));
}

/** Copies each key to its group. `numberOf` holds the index of each key's group, or -1 for keys to leave out. */
function deal(whole: Distribution, numberOf: Int32Array, counts: readonly number[]): Omit<Part, 'name'>[] {
  const parts = counts.map((count) => ({
    keys: new Int32Array(count),
    weights: new Float64Array(count),
    share: 0,
  }));
  const dealt = new Int32Array(counts.length);
  for (let i = 0; i < whole.size; i++) {
    const number = numberOf[i] as number;
    const part = parts[number];
    if (!part) continue;
    const place = dealt[number] as number;
    part.keys[place] = whole.keys[i] as number;
    part.weights[place] = whole.weights[i] as number;
    part.share += whole.weights[i] as number;
    dealt[number] = place + 1;
  }
  return parts.map(({ keys, weights, share }) => {
    for (let i = 0; i < weights.length; i++) weights[i] = (weights[i] as number) / share;
    return { distribution: new Distribution(keys, weights), share };
  });
}
