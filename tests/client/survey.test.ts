/** The sentences for reports, in every language, for everything that any variant can report. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../client/text/catalogue.svelte.ts';
import * as german from '../../client/text/de/index.ts';
import * as english from '../../client/text/en/index.ts';
import * as spanish from '../../client/text/es/index.ts';
import * as french from '../../client/text/fr/index.ts';
import * as italian from '../../client/text/it/index.ts';
import type { Catalogue } from '../../client/text/translation.ts';
import { reply } from '../helpers/replies.ts';
import { de } from './survey/de.ts';
import { en } from './survey/en.ts';
import { es } from './survey/es.ts';
import { fr } from './survey/fr.ts';
import { it as italiano } from './survey/it.ts';
import { REPLIES, type Expected, type ReplyName } from './survey/replies.ts';

interface Spoken {
  readonly catalogue: Catalogue;
  readonly expected: Expected;
}

const LANGUAGES: Readonly<Record<Language, Spoken>> = {
  en: { catalogue: english, expected: en },
  it: { catalogue: italian, expected: italiano },
  de: { catalogue: german, expected: de },
  fr: { catalogue: french, expected: fr },
  es: { catalogue: spanish, expected: es },
};

const NAMES = Object.keys(REPLIES) as ReplyName[];

describe.each(Object.entries(LANGUAGES))('%s', (_, { catalogue, expected }) => {
  const { around, order, sentence, spoken } = catalogue.survey;

  it.each(NAMES)('says the reply: %s', (name) => {
    expect(sentence(REPLIES[name])).toBe(expected.sentences[name]);
  });

  it.each(expected.ownSentences ?? [])('has a sentence of its own for: %s', (_name, told, said) => {
    expect(sentence(told)).toBe(said);
  });

  it('tells kinds in an order of its own, whatever the order on the wire', () => {
    const one = reply({}, { islands: 2, kinds: ['sacred', 'woody'], colours: [] });
    const other = reply({}, { islands: 2, kinds: ['woody', 'sacred'], colours: [] });
    expect(around(one.sighting)).toBe(expected.sentences['a woody island and the Sacred Island']);
    expect(around(other.sighting)).toBe(around(one.sighting));
  });

  it.each(expected.orders)('says an order (%s, %s): %s', (ship, heading, said) => {
    expect(order(ship, heading)).toBe(said);
  });

  it.each(expected.spoken ?? [])('speaks an order (%s, %s) before its reply', (ship, heading, told, said) => {
    expect(spoken(ship, heading, told)).toBe(said);
  });

  it('speaks as the sample of the voice does', () => {
    const told = reply({ deepSea: true }, { islands: 2, ships: 1 });
    expect(spoken('red', 'E', told)).toBe(catalogue.feedback.sample);
  });
});
