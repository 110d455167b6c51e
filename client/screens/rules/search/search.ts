/** Searches the rules for words, ignoring accents, case and kinds of apostrophe. Pure functions. */
import type { Block, Section } from '../../../text/rule-blocks.ts';

/**
 * Characters that are replaced before texts are compared: letters that count as two letters, and characters that people
 * often type differently.
 */
const SPELT: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', '’': "'" };

/**
 * Search words shorter than this match only at the start of a word: "red" doesn't match "covered". Longer ones match
 * anywhere: „sturm“ matches „Seesturm“.
 */
const ANYWHERE_FROM = 4;

/** A character without its accent and in lower case. The result may be two characters long. */
function plain(sign: string): string {
  if (sign <= '\x7f') return sign.toLowerCase();
  const bare = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return SPELT[bare] ?? bare;
}

/** A text in the form that is used for comparison. */
interface Spelt {
  readonly signs: readonly string[];
  /** The text without accents and in lower case. */
  readonly bare: string;
  /** For every letter of `bare`, the index of its character in the text. */
  readonly from: readonly number[];
}

/** A cache, because all texts are searched again with every letter typed. */
const spelt = new Map<string, Spelt>();

function spell(text: string): Spelt {
  const known = spelt.get(text);
  if (known) return known;
  const signs = [...text];
  const letters = signs.map(plain);
  const from = letters.flatMap((letter, i) => [...letter].map(() => i));
  const now = { signs, bare: letters.join(''), from };
  spelt.set(text, now);
  return now;
}

/** The words of a search query, without accents and in lower case, each of them once. Single letters are ignored. */
export function wordsOf(query: string): readonly string[] {
  const words = [...query].map(plain).join('').split(/\s+/);
  return [...new Set(words.filter((word) => word.length > 1 || /\p{N}/u.test(word)))];
}

/** A part of a text. `hit` is true if the part matches one of the search words. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Splits a text so that every match is a piece of its own. */
export function piecesOf(text: string, words: readonly string[]): readonly Piece[] {
  const { signs, bare, from } = spell(text);
  if (!words.some((word) => bare.includes(word))) return [{ text, hit: false }];
  const hits = signs.map(() => false);
  for (const word of words)
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + 1)) {
      if (word.length < ANYWHERE_FROM && /[\p{L}\p{N}]/u.test(bare[at - 1] ?? '')) continue;
      hits.fill(true, from[at], (from[at + word.length - 1] ?? 0) + 1);
    }
  const pieces: { text: string; hit: boolean }[] = [];
  signs.forEach((sign, i) => {
    const last = pieces.at(-1);
    const hit = hits[i] ?? false;
    if (last?.hit === hit) last.text += sign;
    else pieces.push({ text: sign, hit });
  });
  return pieces;
}

/** All texts of a block. */
function textsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('story' in block) return block.story;
  if ('aside' in block) return [block.aside];
  if ('figure' in block) return [block.caption];
  return [...block.head, ...block.rows.flat()];
}

/** The number of matches in a section. It is 0 unless every search word occurs in the section. */
export function placesIn({ title, blocks }: Section, words: readonly string[], gist = ''): number {
  const texts = [title, gist, ...blocks.flatMap(textsOf)];
  const count = (wanted: readonly string[]) =>
    texts.reduce((sum, text) => sum + piecesOf(text, wanted).filter(({ hit }) => hit).length, 0);
  return words.every((word) => count([word]) > 0) ? count(words) : 0;
}
