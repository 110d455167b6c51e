/**
 * No text that players see in a game calls Poseidon “he”, because the person who plays Poseidon may be a woman. The
 * rules tell of the god, the opponents' texts tell of the computer's characters, and the tutorial's Poseidon is the
 * computer.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../client/text/catalogue.svelte.ts';

/** The files in which “he” is meant. */
const MEANT = ['rules.ts', 'opponents.ts'];

/**
 * The pronouns that stand for a man. German and French also use “er” and “il” for ships, storms and tiles, so only the
 * turns of phrase with Poseidon as their subject count.
 */
const HE: Readonly<Record<Language, RegExp>> = {
  en: /\b(he|him|his|himself)\b/i,
  de: /\b(w(o|ohin|as|ie|enn) er (mag|will|spiel)|seine[nrms]? (Sturm|Stürme|Plättchen)|er (versteckt|wählt|spielt|entfesselt))\b/i,
  fr: /\b(là où il veut|qu’il (pouvait|peut|va) jouer|il (cache|choisit|joue|déchaîne))\b/i,
  es: /(?<!\p{L})(como|donde|cuando) él|él (elige|esconde|juega|quiera|desata|empuja)(?!\p{L})/iu,
  it: /\b((vuole|sceglie|gioca|nasconde) lui|egli)\b/i,
};

/** Texts outside these files in which “he” is meant, or stands for something else. */
const SPARED: Readonly<Record<Language, readonly string[]>> = {
  en: ['Let him play the next one.'],
  de: [],
  fr: [],
  es: [],
  it: [],
};

/** The texts of a language, one line each, without comments. */
function linesOf(language: Language): string[] {
  return readdirSync(`client/text/${language}`)
    .filter((file) => !MEANT.includes(file))
    .flatMap((file) => readFileSync(`client/text/${language}/${file}`, 'utf8').split('\n'))
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line));
}

describe.each(Object.keys(LANGUAGES) as Language[])('the texts in %s', (language) => {
  it('never call the Poseidon of a game “he”', () => {
    const found = linesOf(language).filter((line) => HE[language].test(line));
    expect(found.filter((line) => !SPARED[language].some((text) => line.includes(text)))).toEqual([]);
  });

  it('say who is acting while the Navigators wait', () => {
    const titles = linesOf(language).filter((line) => /title: .*(Poseid|Poséid)/.test(line));
    const { length } = titles.filter((line) => /title: ['`]Pos[eé]id/.test(line));
    expect(length).toBeGreaterThanOrEqual(2);
  });
});
