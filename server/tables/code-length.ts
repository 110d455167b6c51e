/** How long the code of a new table is, so that nobody finds a table by guessing. */
import { CODE_LENGTH, countCodes } from '../../shared/wire/codes.ts';

/**
 * How many possible codes there are for each table. On a public server one address needs years to guess a code with the
 * misses that the limits allow (docs/OPERATING.md has the sum). At home nobody guesses, and short codes are easy to say.
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
