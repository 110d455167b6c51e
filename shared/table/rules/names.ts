/** Names at a table must be distinct, and must also look distinct. */
import looksLike from 'unhomoglyph';
import type { PlayerId } from '../../game/game.ts';
import type { Table, TableRefusal } from '../table.ts';

/**
 * Why a name can't be taken, or null.
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

/** Matches any character; no name contains it. */
const ANY = '\0';

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length === other.length &&
    one.every((sign, i) => sign === other[i] || sign === ANY || other[i] === ANY)
  );
}

/**
 * How a name may look to a reader, as characters: ignores case, width, look-alike letters and invisible characters.
 * A capital may look like a letter that its small form does not (Greek Β, β), so there is a look for each.
 */
function looksOf(name: string): string[][] {
  const seen = name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return [smallLook, capitalLook].map((look) => {
    const words = seen.split(' ').map((word) => lookOf(word, look));
    // Unicode's data turns an m into r and n, which would shift the characters after it.
    return [...words.join(' ').replaceAll('rn', 'm')];
  });
}

const smallLook = (sign: string) => looksLike(sign.toLowerCase().replace('ς', 'σ'));
const capitalLook = (sign: string) => looksLike(looksLike(sign).toLowerCase());

/**
 * Reduces a word to its visual form, so that look-alike names can be compared. Unicode's data lacks some look-alikes
 * (such as Ⲁ and ɴ), so a letter of another script than the rest of its word, without a known look-alike, matches any.
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

/** Phonetic letters and small capitals. Accented letters don't count, because real languages use them. */
function isRareLatin(sign: string): boolean {
  return sign > '\u017F' && /\p{Script=Latin}/u.test(sign) && sign.normalize('NFD') === sign;
}

/** Scripts that are mixed with others, even Latin, in one word. */
const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

/** The other scripts in everyday use: Unicode's UAX #31, table 5. */
const EVERYDAY = [
  ...[/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u],
  ...[/\p{Script=Georgian}/u, /\p{Script=Hebrew}/u, /\p{Script=Arabic}/u, /\p{Script=Thaana}/u],
  ...[/\p{Script=Ethiopic}/u, /\p{Script=Devanagari}/u, /\p{Script=Bengali}/u, /\p{Script=Gurmukhi}/u],
  ...[/\p{Script=Gujarati}/u, /\p{Script=Oriya}/u, /\p{Script=Tamil}/u, /\p{Script=Telugu}/u],
  ...[/\p{Script=Kannada}/u, /\p{Script=Malayalam}/u, /\p{Script=Sinhala}/u, /\p{Script=Thai}/u],
  ...[/\p{Script=Lao}/u, /\p{Script=Tibetan}/u, /\p{Script=Myanmar}/u, /\p{Script=Khmer}/u],
];

/** A number for each everyday script; 'rare' for all others. */
function scriptOf(letter: string): number | 'rare' {
  const script = EVERYDAY.findIndex((everyday) => everyday.test(letter));
  return script < 0 ? 'rare' : script;
}

/** The scripts of the letters in a word, except East Asian ones. */
function scriptsIn(word: string): ReadonlySet<number | 'rare'> {
  const letters = [...word].filter((sign) => /\p{L}/u.test(sign) && !EAST_ASIAN.test(sign));
  return new Set(letters.map(scriptOf));
}
