/** The characters of codes that people read aloud and type: of tables, keys and seas. */

/** The letters in codes. There are no vowels, so that no words appear, and no letters that are easily misread. */
export const CODE_LETTERS = 'CDFHJKMNPQRTVWX';
/** The digits in codes. 0, 1, 3 and 4 are left out, because they look like letters and could stand for vowels. */
export const CODE_DIGITS = '256789';

/** A code never has this many letters in a row, because they could be read as an abbreviation. */
export const TOO_MANY_LETTERS = 3;

/** Letters that don't appear in codes, each with the digit that people mean when they type it. */
const MISREAD: Readonly<Record<string, string>> = { S: '5', Z: '2', B: '8', G: '6' };

/** A typed code in capitals, without spaces, dots and dashes, and with look-alikes converted. */
export function plainCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s\-._·•]/g, '')
    .replace(/[SZBG]/g, (letter) => MISREAD[letter] ?? letter);
}
