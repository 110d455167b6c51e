/** Decides how long the code of a new table must be, so that nobody can find a table by guessing. */
import { CODE_LENGTH, countCodes } from '../../shared/wire/codes.ts';

/**
 * The minimum number of possible codes for each existing table. On a public server, the limits on wrong codes then mean
 * that guessing a code from one address takes years (docs/OPERATING.md has the calculation). At home nobody guesses,
 * and short codes are easier to say.
 */
export const CODES_PER_TABLE = { public: 1_000_000, home: 1_000 } as const;

/**
 * The number of characters in the next table's code.
 * @param tables how many tables there already are
 */
export function codeLength(tables: number, isPublic: boolean): number {
  const wanted = (tables + 1) * CODES_PER_TABLE[isPublic ? 'public' : 'home'];
  let length: number = isPublic ? CODE_LENGTH.public : CODE_LENGTH.least;
  while (length < CODE_LENGTH.most && countCodes(length) < wanted) length++;
  return length;
}
