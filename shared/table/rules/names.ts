/** The names at a table must be different, and must also look different. */
import looksLike from 'unhomoglyph';
import type { PlayerId } from '../../game/game.ts';
import { CHARACTERS, type Opponent } from '../../opponents/opponents.ts';
import type { TableRefusal } from '../refusals.ts';
import type { Table } from '../table.ts';
import { playerOf } from './opponents.ts';

/**
 * Why a name can't be taken, or null if it can.
 * @param player the player who wants the name; undefined for somebody who is about to join
 */
export function whyNoName(
  { players }: Pick<Table, 'players'>,
  name: string,
  player?: PlayerId,
): TableRefusal | null {
  const looks = looksOf(name);
  const isLike = (other: string) => looksOf(other).some((look) => looks.some((own) => isSame(look, own)));
  return players.some((other) => other.id !== player && isLike(other.name)) ? 'name-taken' : null;
}

/** Why an opponent can't take a seat under its name, or null if it can. */
export function whyNoNamesake(table: Pick<Table, 'players'>, opponent: Opponent): TableRefusal | null {
  return playerOf(table, opponent) ? null : whyNoName(table, CHARACTERS[opponent].name);
}

/** A placeholder that matches any character. No name contains it. */
const ANY = '\0';

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length === other.length &&
    one.every((sign, i) => sign === other[i] || sign === ANY || other[i] === ANY)
  );
}

/**
 * The ways in which a name may look to a reader, each as a list of characters. Case, width, look-alike letters and
 * invisible characters are ignored. A capital letter may have a look-alike that its small form doesn't have (Greek Β,
 * β). So there is one look for capitals and one for small letters.
 */
function looksOf(name: string): string[][] {
  const seen = name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return [smallLook, capitalLook].map((look) => {
    const words = seen.split(' ').map((word) => lookOf(word, look));
    // Turn "rn" back into "m": Unicode's data turns "m" into "rn", which would shift the characters after it.
    return [...words.join(' ').replaceAll('rn', 'm')];
  });
}

const smallLook = (sign: string) => looksLike(sign.toLowerCase().replace('ς', 'σ'));
const capitalLook = (sign: string) => looksLike(looksLike(sign).toLowerCase());

/**
 * Reduces a word to its visual form, so that look-alike names can be compared. Unicode's data lacks some look-alikes,
 * such as Ⲁ and ɴ. A letter that has no known look-alike therefore matches any letter, if its script differs from the
 * rest of its word.
 */
function lookOf(word: string, look: (sign: string) => string): string {
  const scripts = scriptsIn(word);
  const hasRare = scripts.has('rare') && scriptsIn(looksLike(word)).size > 1;
  const isForeign = (sign: string) =>
    PICTURE_OF_A_LETTER.test(sign) ||
    isRareLatin(sign) ||
    ((scripts.size > 1 || hasRare) && /\p{L}/u.test(sign) && !EAST_ASIAN.test(sign));
  const looks = [...word].map((sign) => {
    const known = look(sign);
    return isForeign(sign) && !/^[\0-\u017F]+$/.test(known) ? ANY : known;
  });
  return looks.join('');
}

/** Letters in circles and squares, and symbols such as ∀ and ₳. */
const PICTURE_OF_A_LETTER = /[\p{Sm}\p{Sc}\u2776-\u2793\u{1F110}-\u{1F1FF}]/u;

/**
 * Whether a letter is a phonetic letter or a small capital. Accented letters don't count, because real languages use
 * them.
 */
function isRareLatin(sign: string): boolean {
  return sign > '\u017F' && /\p{Script=Latin}/u.test(sign) && sign.normalize('NFD') === sign;
}

/** The East Asian scripts, which are often mixed with other scripts in one word, even with Latin. */
const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

/** The other scripts in everyday use, from table 5 of Unicode's UAX #31. */
const EVERYDAY = [
  ...[/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u],
  ...[/\p{Script=Georgian}/u, /\p{Script=Hebrew}/u, /\p{Script=Arabic}/u, /\p{Script=Thaana}/u],
  ...[/\p{Script=Ethiopic}/u, /\p{Script=Devanagari}/u, /\p{Script=Bengali}/u, /\p{Script=Gurmukhi}/u],
  ...[/\p{Script=Gujarati}/u, /\p{Script=Oriya}/u, /\p{Script=Tamil}/u, /\p{Script=Telugu}/u],
  ...[/\p{Script=Kannada}/u, /\p{Script=Malayalam}/u, /\p{Script=Sinhala}/u, /\p{Script=Thai}/u],
  ...[/\p{Script=Lao}/u, /\p{Script=Tibetan}/u, /\p{Script=Myanmar}/u, /\p{Script=Khmer}/u],
];

/** The number of an everyday script, or 'rare' for any other script. */
function scriptOf(letter: string): number | 'rare' {
  const script = EVERYDAY.findIndex((everyday) => everyday.test(letter));
  return script < 0 ? 'rare' : script;
}

/** The scripts of the letters in a word, without the East Asian ones. */
function scriptsIn(word: string): ReadonlySet<number | 'rare'> {
  const letters = [...word].filter((sign) => /\p{L}/u.test(sign) && !EAST_ASIAN.test(sign));
  return new Set(letters.map(scriptOf));
}
