/** How long the code of a new table is, so that nobody finds a table by guessing. */
import { CODE_LENGTH, countCodes } from '../../shared/wire/codes.ts';

/**
 * Of so many codes at most one is a table's. On a server that anybody can reach, with the misses that the limits
 * leave to one address, a guess is right after years; docs/OPERATING.md has the sum. At home the neighbours in the network
 * are friends, and what is short is easy to say.
 */
export const CODES_PER_TABLE = { public: 1_000_000, home: 1_000 } as const;

/**
 * The number of characters for one more table.
 * @param tables how many there are already
 */
export function codeLength(tables: number, isPublic: boolean): number {
  const wanted = (tables + 1) * CODES_PER_TABLE[isPublic ? 'public' : 'home'];
  let length: number = isPublic ? CODE_LENGTH.public : CODE_LENGTH.least;
  while (length < CODE_LENGTH.most && countCodes(length) < wanted) length++;
  return length;
}
