/** The texts for a lone Navigator in every language. They address one person, and give reasons. */
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../client/text/translation.ts';
import * as de from '../../client/text/de/index.ts';
import * as en from '../../client/text/en/index.ts';
import * as es from '../../client/text/es/index.ts';
import * as fr from '../../client/text/fr/index.ts';
import * as italian from '../../client/text/it/index.ts';
import { OPPONENTS } from '../../shared/opponents/opponents.ts';
import { SHIPS } from '../../shared/board/board.ts';

const catalogues: Readonly<Record<string, Catalogue>> = { de, en, es, fr, it: italian };

describe.each(Object.entries(catalogues))('in %s', (_language, { tiles, navigators, opponents }) => {
  it('who sails with a crew is not described as what is against it, and the other way round', () => {
    for (const opponent of OPPONENTS) {
      expect(opponents.lines.navigators[opponent]).not.toBe(opponents.lines.poseidon[opponent]);
      expect(opponents.ways.navigators[opponent]).not.toBe(opponents.ways.poseidon[opponent]);
    }
  });

  it('a storm that moved no ship says which one it was for', () => {
    const news = SHIPS.map((ship) => tiles.news(ship, null, true));
    expect(new Set(news).size).toBe(SHIPS.length);
  });

  it('one lighthouse is one in the title, on the chart and when it is drawn by lot again', () => {
    const { header, chart, again } = navigators.placing;
    expect(header(1)).not.toBe(header(2));
    expect(chart(1)).not.toBe(chart(2));
    expect(again(1)).not.toBe(again(2));
  });
});

describe('in German', () => {
  it('who places lighthouses is not spoken to as a crew: it may be one alone', () => {
    const { header, title, text, chart } = de.navigators.placing;
    const said = [1, 2].flatMap((count) => [header, title, text, chart].map((words) => words(count)));
    expect(said.join(' ')).not.toMatch(/\b(Baut|[Ee]ure?\w*|[Ii]hr|Wählt)\b/);
  });
});

describe('in French', () => {
  it('strength and way of playing agree, also where they are a woman’s', () => {
    expect(`${fr.opponents.strengths[3]} · ${fr.opponents.ways.poseidon.charybdis}`).toBe(
      'Hors pair · furieuse',
    );
  });
});
