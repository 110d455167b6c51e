/** Seeded random numbers, so that a failed game can be replayed. */
import type { Random } from '../../shared/random.ts';

/** The seed of an exploratory run (`EXPLORE=1`); 0 for ordinary runs. */
export const EXPLORED = Number(process.env['EXPLORE'] ?? 0);

/** Random numbers that are the same in every run, except in exploratory runs. */
export function seeded(seed: number): Random {
  return always(seed ^ Math.imul(EXPLORED, 0x9e3779b1));
}

/**
 * Random numbers that are the same in every run, including exploratory runs. They are for tests that rely on particular
 * results. The generator is Mulberry32, which is good enough for tests.
 */
export function always(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Picks a random item from a list. */
export function oneOf<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
