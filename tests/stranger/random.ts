/** Seeded random numbers. All random choices in a game come from one seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 (included) to 1 (excluded), by Mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 (included) to `end` (excluded). */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  /** Returns true with this probability. */
  chance(often: number): boolean {
    return this.next() < often;
  }

  /** Picks a random item from a list. */
  pick<T>(from: readonly T[]): T {
    const one = from[this.below(from.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  }

  /** Picks this many different items, in random order. */
  some<T>(from: readonly T[], howMany: number): T[] {
    const left = [...from];
    return Array.from({ length: Math.min(howMany, left.length) }, () => {
      const one = this.pick(left);
      left.splice(left.indexOf(one), 1);
      return one;
    });
  }
}
