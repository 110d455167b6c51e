/** Table codes: four characters that can't be misread, nor spell a word by accident. */

/** No vowels, so no words; none of the letters that look like a digit below. */
export const CODE_LETTERS = 'CDFHJKMNPQRTVWX';
/** No 0, 1, 3 or 4: they pass for letters, and for vowels. */
export const CODE_DIGITS = '256789';

/** What people type for a character that codes don't use. */
const MISREAD: Readonly<Record<string, string>> = { S: '5', Z: '2', B: '8', G: '6' };

const CODE = new RegExp(`^(?=.[${CODE_DIGITS}]|..[${CODE_DIGITS}])[${CODE_LETTERS}${CODE_DIGITS}]{4}$`);

/**
 * Whether a text is a table code. One of the two characters in the middle is a digit, so that no
 * three letters stand in a row.
 */
export function isCode(text: string): boolean {
  return CODE.test(text);
}

/** The code that somebody meant who typed this: case, blanks and look-alikes mended; else undefined. */
export function parseCode(text: string): string | undefined {
  const code = plain(text);
  return isCode(code) ? code : undefined;
}

/** The key that somebody meant who typed this, likewise. */
export function parseKey(text: string): string | undefined {
  const key = plain(text);
  return isKey(key) ? key : undefined;
}

function plain(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[SZBG]/g, (letter) => MISREAD[letter] ?? letter);
}

/** The length of a key that lets another device take a player's place. */
export const KEY_LENGTH = 8;

const KEY = new RegExp(`^[${CODE_LETTERS}${CODE_DIGITS}]{${KEY_LENGTH}}$`);

/** Whether a text is a key. Unlike a code it may be all letters. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}
