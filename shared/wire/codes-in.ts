/** Finds table codes and keys in text that people type and paste. A code may be alone, in quotes or in a sentence. */
import { cleaned } from './cleaned.ts';
import { inGroups, KEY_LENGTH, parseCode, parseKey, spaced } from './codes.ts';

type Parse = (text: string) => string | undefined;

/** A word that may contain a code. Dashes and dots count as part of the word. */
const WORD = /[A-Z0-9]+(?:[-._·•]+[A-Z0-9]+)*/g;

/** A text that may be nothing but a code. Such a text may contain spaces anywhere. */
const ALONE = /^[A-Z0-9](?:[A-Z0-9 \-_·•]|\.(?! ))*$/;

/**
 * Letters of other alphabets that look like Latin letters. People whose keyboards have those alphabets may type them.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ В: 'B', К: 'K', М: 'M', Н: 'H', Р: 'P', С: 'C', Т: 'T', Х: 'X' },
  ...{ Β: 'B', Ζ: 'Z', Η: 'H', Κ: 'K', Μ: 'M', Ν: 'N', Ρ: 'P', Τ: 'T', Χ: 'X' },
};

/** The table codes in a text, without duplicates. If there are several, it is unclear which one is meant. */
export function codesIn(text: string): string[] {
  return found(text, parseCode, (code) => spaced(code).split(' '));
}

/** The keys in a text, without duplicates. */
export function keysIn(text: string): string[] {
  return found(text, parseKey, (key) =>
    key.length === KEY_LENGTH ? [key.slice(0, 4), key.slice(4)] : inGroups(key).split('-'),
  );
}

function found(text: string, parse: Parse, groupsOf: (code: string) => readonly string[]): string[] {
  const plain = withoutHosts(cleaned(text))
    .toUpperCase()
    .replace(/\p{Letter}/gu, (letter) => LOOK_ALIKES[letter] ?? letter);
  const bare = plain.replace(/^[^A-Z0-9]+|[^A-Z0-9]+$/g, '');
  const whole = ALONE.test(bare) ? parse(bare) : undefined;
  if (whole !== undefined) return [whole];
  const all = inWords(plain, parse, groupsOf);
  // S, Z, B and G are read as digits, so a word without digits can look like a code. Prefer words with a real digit.
  const likely = all.filter(({ typed }) => /\d/.test(typed));
  return [...new Set((likely.length > 0 ? likely : all).map(({ code }) => code))];
}

interface Found {
  readonly code: string;
  readonly typed: string;
}

function inWords(plain: string, parse: Parse, groupsOf: (code: string) => readonly string[]): Found[] {
  const words = [...plain.matchAll(WORD)].map((match) => ({ text: match[0], from: match.index }));
  const codes: Found[] = [];
  while (words.length > 0) {
    const taken = grouped(plain, words, parse, groupsOf);
    if (taken) codes.push(taken.found);
    else codes.push(...inWord(words[0]?.text ?? '', parse));
    words.splice(0, taken?.words ?? 1);
  }
  return codes;
}

/**
 * A code that was typed in the groups in which it is displayed. The groups are two to four of these words, starting
 * with the first.
 */
function grouped(
  plain: string,
  words: readonly { readonly text: string; readonly from: number }[],
  parse: Parse,
  groupsOf: (code: string) => readonly string[],
): { found: Found; words: number } | undefined {
  for (const count of [4, 3, 2]) {
    const group = words.slice(0, count);
    const first = group[0];
    const last = group.at(-1);
    if (!first || !last || group.length < count) continue;
    const typed = group.map(({ text }) => text).join(' ');
    if (plain.slice(first.from, last.from + last.text.length) !== typed) continue;
    const code = parse(typed);
    const lengths = code && groupsOf(code).map(({ length }) => length);
    if (code && String(lengths) === String(group.map(({ text }) => text.length)))
      return { found: { code, typed }, words: count };
  }
  return undefined;
}

/**
 * The code that the whole word represents. If it represents none, returns the codes in its parts between dashes and
 * dots.
 */
function inWord(word: string, parse: Parse): Found[] {
  return [word, ...word.split(/[-._·•]+/)].reduce<Found[]>((codes, typed, i) => {
    if (i > 0 && codes[0]?.typed === word) return codes;
    const code = parse(typed);
    return code === undefined ? codes : [...codes, { code, typed }];
  }, []);
}

/** Removes the host names of links, because they are never codes. */
function withoutHosts(text: string): string {
  return text.replace(/[a-z][a-z+.-]*:\/\/[^\s/]*/gi, ' ');
}
