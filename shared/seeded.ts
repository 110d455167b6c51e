/** Numbers drawn from words: the same words draw the same, everywhere and for ever. */
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { mersenne } from 'pure-rand/generator/mersenne';
import type { Random } from './random.ts';

/** The numbers of these words, as a date or the name of a run. */
export function seededBy(words: string): Random {
  const generator = mersenne(hashOf(words));
  return () => uniformFloat64(generator);
}

/** FNV-1a, 32 bits: spreads words that are nearly alike. */
function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const character of words) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
