/** What somebody at a table may be called: not as somebody else there is, nor so that it only looks so. */
import looksLike from 'unhomoglyph';
import type { PlayerId } from '../../game/game.ts';
import type { Table, TableRefusal } from '../table.ts';

/**
 * Why a name can't be taken, or null.
 * @param player whose it is to be; undefined for somebody who is about to join
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

/** Stands for any character: no name has it. */
const ANY = '\0';

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length === other.length &&
    one.every((sign, i) => sign === other[i] || sign === ANY || other[i] === ANY)
  );
}

/**
 * What a reader may take a name for, in characters: capitals, widths, look-alike letters and what can't be seen don't
 * tell two apart. A capital may look like another letter than its small one does (Greek Β, β), so both are looked at.
 */
function looksOf(name: string): string[][] {
  const seen = name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return [smallLook, capitalLook].map((look) => {
    const words = seen.split(' ').map((word) => lookOf(word, look));
    // Unicode reads an m as r and n, which would shift all that follows.
    return [...words.join(' ').replaceAll('rn', 'm')];
  });
}

const smallLook = (sign: string) => looksLike(sign.toLowerCase().replace('ς', 'σ'));
const capitalLook = (sign: string) => looksLike(looksLike(sign).toLowerCase());

/**
 * What a word looks like. Unicode's data has not every look-alike letter (none for Ⲁ or ɴ): one that has no business in
 * its word was chosen for its looks, so it may look like any.
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

/** Letters in circles and squares, and signs as ∀ and ₳. */
const PICTURE_OF_A_LETTER = /[\p{Sm}\p{Sc}\u2776-\u2793\u{1F110}-\u{1F1FF}]/u;

/** Letters of phonetics and small capitals; those with an accent are letters of languages. */
function isRareLatin(sign: string): boolean {
  return sign > '\u017F' && /\p{Script=Latin}/u.test(sign) && sign.normalize('NFD') === sign;
}

/** Scripts that stand in one word with others, Latin too. */
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

/** A number for each everyday script, 'rare' for all others. */
function scriptOf(letter: string): number | 'rare' {
  const script = EVERYDAY.findIndex((everyday) => everyday.test(letter));
  return script < 0 ? 'rare' : script;
}

/** The scripts of the letters in a word, East Asian ones aside. */
function scriptsIn(word: string): ReadonlySet<number | 'rare'> {
  const letters = [...word].filter((sign) => /\p{L}/u.test(sign) && !EAST_ASIAN.test(sign));
  return new Set(letters.map(scriptOf));
}
