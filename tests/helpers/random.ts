/** A seeded source of numbers, so that a failing game can be played again. */
import type { Random } from '../../shared/random.ts';

/** The seed of a run that explores (`EXPLORE=1`); 0 for the chances that every other run has. */
export const EXPLORED = Number(process.env['EXPLORE'] ?? 0);

/** Numbers that are the same in every run, but for one that explores. */
export function seeded(seed: number): Random {
  return always(seed ^ Math.imul(EXPLORED, 0x9e3779b1));
}

/**
 * Numbers that are the same in every run, for a test that knows what comes of them. Mulberry32: small, and
 * even enough for tests.
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

/** One of some things. */
export function oneOf<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
