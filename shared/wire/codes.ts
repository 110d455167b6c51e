/** Table codes: a few characters that can't be misread, nor spell a word by accident. */

/** No vowels, so no words; none of the letters that look like a digit below. */
export const CODE_LETTERS = 'CDFHJKMNPQRTVWX';
/** No 0, 1, 3 or 4: they pass for letters, and for vowels. */
export const CODE_DIGITS = '256789';

/** How many characters a code has: the more tables there are for strangers to find, the more. */
export const CODE_LENGTH = { least: 4, public: 6, most: 10 } as const;

/** So many letters never stand in a row: an abbreviation would be read as a word. */
const ROW = 3;

/** What people type for a character that codes don't use. */
const MISREAD: Readonly<Record<string, string>> = { S: '5', Z: '2', B: '8', G: '6' };

const CODE = new RegExp(
  `^(?!.*[${CODE_LETTERS}]{${ROW}})[${CODE_LETTERS}${CODE_DIGITS}]{${CODE_LENGTH.least},${CODE_LENGTH.most}}$`,
);

/** Whether a text is a table code. */
export function isCode(text: string): boolean {
  return CODE.test(text);
}

/** How many codes of a length there are. */
export function countCodes(length: number): number {
  // Their first digit comes after no letter, one or two, and any code may follow it.
  if (length < ROW) return (CODE_LETTERS.length + CODE_DIGITS.length) ** length;
  return [1, 2, 3].reduce(
    (sum, end) => sum + CODE_LETTERS.length ** (end - 1) * CODE_DIGITS.length * countCodes(length - end),
    0,
  );
}

/** A code as it is shown and read aloud, in groups of three and four: "RH7N", "RH7 N2K", "RH7N 2KD5". */
export function spaced(code: string): string {
  const groups = Math.floor(code.length / 3);
  const start = (group: number) => Math.floor((code.length * group) / groups);
  return Array.from({ length: groups }, (_, i) => code.slice(start(i), start(i + 1))).join(' ');
}

/** The code that this is, once case, blanks, dots, dashes and look-alikes are mended; else undefined. */
export function parseCode(text: string): string | undefined {
  const code = plain(text);
  return isCode(code) ? code : undefined;
}

/** The key that this is, likewise. */
export function parseKey(text: string): string | undefined {
  const key = plain(text);
  return isKey(key) ? key : undefined;
}

function plain(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s\-._·•]/g, '')
    .replace(/[SZBG]/g, (letter) => MISREAD[letter] ?? letter);
}

/** The length of a key that lets another device take a player's place. */
export const KEY_LENGTH = 8;

/** The length of a recovery key, which is good as long as its table: 87 random bits. */
export const RECOVERY_LENGTH = 20;

const KEY = new RegExp(
  `^[${CODE_LETTERS}${CODE_DIGITS}]{${KEY_LENGTH}}(?:[${CODE_LETTERS}${CODE_DIGITS}]{${RECOVERY_LENGTH - KEY_LENGTH}})?$`,
);

/** A recovery key as it is shown and typed off: "M7KPX-2RTCD-…". */
export function inGroups(key: string): string {
  return key.match(/.{1,5}/g)?.join('-') ?? key;
}

/** Whether a text is a key, of either kind. Unlike a code it may be all letters. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}
