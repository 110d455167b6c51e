/** Random numbers seeded by a text. The same text gives the same numbers on every machine and in every version. */
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { mersenne } from 'pure-rand/generator/mersenne';
import type { Random } from './random.ts';

/** The source of random numbers for a text, such as a date or the name of a test run. */
export function seededBy(words: string): Random {
  const generator = mersenne(hashOf(words));
  return () => uniformFloat64(generator);
}

/** The 32-bit FNV-1a hash, which gives very different numbers even for similar texts. */
function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const character of words) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
