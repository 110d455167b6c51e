/** Table codes: a few characters that are hard to misread and can't spell a word by accident. */

import { CODE_DIGITS, CODE_LETTERS, plainCode, TOO_MANY_LETTERS as ROW } from '../code-characters.ts';

/**
 * The number of characters in a code. A server with more tables makes longer codes, so that codes stay hard to guess.
 */
export const CODE_LENGTH = { least: 4, public: 6, most: 10 } as const;

const CODE = new RegExp(
  `^(?!.*[${CODE_LETTERS}]{${ROW}})[${CODE_LETTERS}${CODE_DIGITS}]{${CODE_LENGTH.least},${CODE_LENGTH.most}}$`,
);

export function isCode(text: string): boolean {
  return CODE.test(text);
}

/** How many different codes of this length exist. */
export function countCodes(length: number): number {
  // The first digit comes after zero, one or two letters. The rest may be any code of the remaining length.
  if (length < ROW) return (CODE_LETTERS.length + CODE_DIGITS.length) ** length;
  return [1, 2, 3].reduce(
    (sum, end) => sum + CODE_LETTERS.length ** (end - 1) * CODE_DIGITS.length * countCodes(length - end),
    0,
  );
}

/**
 * A code as it is displayed and read aloud. It is split into groups of three or four: "RH7N", "RH7 N2K", "RH7N 2KD5".
 */
export function spaced(code: string): string {
  const groups = Math.floor(code.length / 3);
  const start = (group: number) => Math.floor((code.length * group) / groups);
  return Array.from({ length: groups }, (_, i) => code.slice(start(i), start(i + 1))).join(' ');
}

/**
 * Parses a typed code. Case, spaces, dots and dashes are ignored, and look-alikes are converted. Returns undefined if
 * the text is not a code.
 */
export function parseCode(text: string): string | undefined {
  const code = plainCode(text);
  return isCode(code) ? code : undefined;
}

/** Parses a typed key in the same way as `parseCode` parses a code. */
export function parseKey(text: string): string | undefined {
  const key = plainCode(text);
  return isKey(key) ? key : undefined;
}

/** The length of a key that moves a player's seat to another device. */
export const KEY_LENGTH = 8;

/** The length of a recovery key, which is valid as long as its table exists. A recovery key has 87 random bits. */
export const RECOVERY_LENGTH = 20;

const KEY = new RegExp(
  `^[${CODE_LETTERS}${CODE_DIGITS}]{${KEY_LENGTH}}(?:[${CODE_LETTERS}${CODE_DIGITS}]{${RECOVERY_LENGTH - KEY_LENGTH}})?$`,
);

/** A recovery key as it is displayed: "M7KPX-2RTCD-…". */
export function inGroups(key: string): string {
  return key.match(/.{1,5}/g)?.join('-') ?? key;
}

/** Whether a text is a key of either kind. Unlike a code, a key may consist of letters only. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}
