/** The words of the talk: each language says every phrase, with the ship and the square that it takes. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../client/text/catalogue.svelte.ts';
import type * as en from '../../client/text/en/index.ts';
import { lineWords } from '../../client/text/line-words.ts';
import { phrasesAbout, PLAIN } from '../../client/table/talk/phrases.ts';
import { t } from '../../client/text/text.ts';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import { isWhole, PHRASE_GAPS, TALK_PHRASES, type Line, type TalkPhrase } from '../../shared/game/talk.ts';

describe.each(Object.keys(LANGUAGES))('%s', (language) => {
  const catalogue = async () => (await import(`../../client/text/${language}/index.ts`)) as typeof en;

  it('says each phrase differently for each ship and square that it takes, and for no other', async () => {
    const { talk } = await catalogue();
    const says = (phrase: TalkPhrase, ship: Ship, square: string) => talk.phrases[phrase]({ ship, square });
    for (const phrase of TALK_PHRASES) {
      const gaps = PHRASE_GAPS[phrase];
      expect(says(phrase, 'red', 'C5').includes('C5'), phrase).toBe(gaps.square);
      const ways = new Set(SHIPS.map((ship) => says(phrase, ship, 'C5')));
      expect(ways.size, phrase).toBe(gaps.ship ? SHIPS.length : 1);
    }
  });

  it('says different things with different phrases', async () => {
    const { talk } = await catalogue();
    const said = TALK_PHRASES.map((phrase) => talk.phrases[phrase]({ ship: 'white', square: 'C5' }));
    expect(new Set(said).size).toBe(TALK_PHRASES.length);
  });

  it('says north, east, south and west as everywhere else', async () => {
    const { talk } = await catalogue();
    const [north, east, south, west] = (['north-of', 'east-of', 'south-of', 'west-of'] as const).map(
      (phrase) => talk.phrases[phrase]({ ship: 'white', square: 'C5' }).toLowerCase(),
    );
    const root = { en: 'north', de: 'nördlich', fr: 'nord', es: 'norte', it: 'nord' }[language] ?? '?';
    expect(north).toContain(root);
    expect(new Set([north, east, south, west]).size).toBe(4);
  });
});

it('puts the ship and the square of a line into its phrase', () => {
  const line: Line = { type: 'phrase', phrase: 'certain', ship: 'white', square: 'c5' };
  expect(lineWords(line)).toBe('White is certainly on C5.');
});

it('shows text as it was written', () => {
  expect(lineWords({ type: 'text', text: '<b>I</b> & you' })).toBe('<b>I</b> & you');
});

it('says that it can’t show a phrase of a newer server, or one in which something is missing', () => {
  expect(lineWords({ type: 'phrase', phrase: 'toString' as TalkPhrase })).toBe(t.talk.unknown);
  expect(lineWords({ type: 'phrase', phrase: 'certain', ship: 'white' })).toBe(t.talk.unknown);
});

it('offers the phrases that can be said about what is chosen, each whole', () => {
  const count = (gaps: { readonly ship: boolean; readonly square: boolean }) =>
    TALK_PHRASES.filter(
      (phrase) => PHRASE_GAPS[phrase].ship === gaps.ship && PHRASE_GAPS[phrase].square === gaps.square,
    ).length;
  const ship = count({ ship: true, square: false });
  const square = count({ ship: false, square: true });
  expect(phrasesAbout({ ship: null, square: null })).toEqual([]);
  expect(phrasesAbout({ ship: 'red', square: null })).toHaveLength(ship);
  expect(phrasesAbout({ ship: null, square: 'c5' })).toHaveLength(square);
  const all = [...PLAIN, ...phrasesAbout({ ship: 'red', square: 'c5' })];
  expect(all).toHaveLength(TALK_PHRASES.length);
  expect(all.every((line) => line.type === 'phrase' && isWhole(line))).toBe(true);
});
