/**
 * Seas: boards that are drawn by a generator. A code of a few characters stands for a sea, and its board can be drawn
 * again from the code at any time.
 */
import { CODE_DIGITS, CODE_LETTERS, plainCode, TOO_MANY_LETTERS } from '../code-characters.ts';

export const SEA_SIZES = [9, 11, 13] as const;
/** The number of columns of a sea, which equals the number of rows. */
export type SeaSize = (typeof SEA_SIZES)[number];

export const DIFFICULTIES = ['introduction', 'standard', 'expert'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * The versions of the generator. Version 1 chooses seas by quick rehearsals alone, version 2 also by dress rehearsals,
 * so its seas are as hard as they should be more often.
 */
const VERSIONS = [1, 2] as const;
export type SeaVersion = (typeof VERSIONS)[number];
/** The version that draws new seas. */
export const SEA_VERSION: SeaVersion = 2;

/** A sea. The same values stand for the same board for ever. */
export interface Sea {
  /**
   * The version of the generator. If the generator changes what it draws, it gets a new version, and the old one stays
   * as it is.
   */
  readonly version: SeaVersion;
  readonly size: SeaSize;
  readonly difficulty: Difficulty;
  /** From 0 to seedsOf(version) - 1. */
  readonly seed: number;
}

/** All combinations of size and difficulty. Their order must never change, because codes depend on it. */
export const SEA_KINDS: readonly Pick<Sea, 'size' | 'difficulty'>[] = SEA_SIZES.flatMap((size) =>
  DIFFICULTIES.map((difficulty) => ({ size, difficulty })),
);

const CHARACTERS = [...CODE_LETTERS, ...CODE_DIGITS];

/** The number of characters in the codes of each version. */
const LENGTHS: Readonly<Record<SeaVersion, number>> = { 1: 4, 2: 5 };

/**
 * How many sequences of `length` characters may follow a character that is the last of `letters` letters in a row.
 */
function countSequels(length: number, letters: number): number {
  if (length === 0) return 1;
  const afterDigit = CODE_DIGITS.length * countSequels(length - 1, 0);
  if (letters + 1 >= TOO_MANY_LETTERS) return afterDigit;
  return afterDigit + CODE_LETTERS.length * countSequels(length - 1, letters + 1);
}

/** The number of seas of each kind that a version can draw. */
export function seedsOf(version: SeaVersion): number {
  return Math.floor(countSequels(LENGTHS[version], 0) / SEA_KINDS.length);
}

/** The canonical code of a sea, such as "K7M2C", or "K7M2" for one of version 1. */
export function writeSeaCode({ version, size, difficulty, seed }: Sea): string {
  const length = LENGTHS[version];
  const kind = SEA_KINDS.findIndex((one) => one.size === size && one.difficulty === difficulty);
  let left = kind * seedsOf(version) + seed;
  let code = '';
  let letters = 0;
  while (code.length < length) {
    for (const character of CHARACTERS) {
      const row = CODE_LETTERS.includes(character) ? letters + 1 : 0;
      const sequels = row >= TOO_MANY_LETTERS ? 0 : countSequels(length - code.length - 1, row);
      if (left >= sequels) {
        left -= sequels;
        continue;
      }
      code += character;
      letters = row;
      break;
    }
  }
  return code;
}

/**
 * Parses a typed code. Case, spaces, dots and dashes are ignored, and look-alikes are converted. Also takes the code
 * with "sea" before it. Returns undefined if the text is not a code.
 */
export function parseSeaCode(text: string): Sea | undefined {
  const code = plainCode(text.slice(0, LONGEST).replace(/^\s*sea\b/i, ''));
  const version = VERSIONS.find((one) => LENGTHS[one] === code.length);
  if (!version) return undefined;
  let number = 0;
  let letters = 0;
  for (const [at, one] of [...code].entries()) {
    const place = CHARACTERS.indexOf(one);
    if (place < 0) return undefined;
    for (const [before, character] of CHARACTERS.entries()) {
      const row = CODE_LETTERS.includes(character) ? letters + 1 : 0;
      if (before === place) {
        letters = row;
        break;
      }
      if (row < TOO_MANY_LETTERS) number += countSequels(code.length - at - 1, row);
    }
    if (letters >= TOO_MANY_LETTERS) return undefined;
  }
  const seeds = seedsOf(version);
  const kind = SEA_KINDS[Math.floor(number / seeds)];
  return kind && { version, ...kind, seed: number % seeds };
}

/** The maximum number of characters of a typed code that are read. */
const LONGEST = 40;

const PREFIX = 'sea-';

/** The id of a sea's board, such as "sea-K7M2C". */
export function seaId(sea: Sea): string {
  return PREFIX + writeSeaCode(sea);
}

/** The sea with this id. Only the canonical spelling is an id. */
export function parseSeaId(id: string): Sea | undefined {
  if (!id.startsWith(PREFIX)) return undefined;
  const sea = parseSeaCode(id.slice(PREFIX.length));
  return sea && seaId(sea) === id ? sea : undefined;
}
