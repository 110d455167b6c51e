/** The moments of whole games in words, in every language: who knew what, and both sides of each comparison. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment } from '../../shared/analysis/moments.ts';
import type { Known } from '../../shared/analysis/known.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { language, LANGUAGES, type Language } from '../../client/text/catalogue.svelte.ts';
import { chances, headline, sentences } from '../../client/screens/analysis/moment-words.ts';
import { at, percent } from '../../client/screens/analysis/numbers.ts';
import { steeredGame } from '../analysis/games.ts';
import { workOut } from '../analysis/hand-made.ts';
import { seeded } from '../helpers/random.ts';

const boards = [...loadBoards('boards').values()];
const games = boards.flatMap((board, i) =>
  [{}, { maelstroms: 1, fogBanks: 1 }, { harderDeduction: true }].map((variants, j) =>
    workOut(steeredGame(board, variants, seeded(10 * i + j), { care: j / 2, malice: 0.8 })),
  ),
);
const all = games.flatMap(({ known, findings }) => findings.moments.map((moment) => ({ known, moment })));
const of = <K extends Moment['kind']>(kind: K) =>
  all.filter(
    (one): one is { known: Known[]; moment: Extract<Moment, { kind: K }> } => one.moment.kind === kind,
  );

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  return () => vi.unstubAllGlobals();
});

async function speak(to: Language): Promise<void> {
  await language.choose(to);
  for (const part of ['tables', 'afterwards'] as const) await language.need(part);
}

describe.each(Object.keys(LANGUAGES) as Language[])('%s', (to) => {
  it('has a line and sentences for every moment, none of them with a hole in it', async () => {
    await speak(to);
    for (const { known, moment } of all) {
      const told = [headline(moment, known), ...sentences(moment, known)];
      expect(told.length).toBeGreaterThan(2);
      expect(chances(moment, known) === '').toBe(moment.kind === 'weak');
      for (const text of told) {
        expect(text).toMatch(/\S/);
        expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object| {2}/);
      }
      // One sentence is told once.
      expect(new Set(told).size).toBe(told.length);
    }
  });

  it('says of an order where its ship was taken to be, and what both orders came to', async () => {
    await speak(to);
    expect(of('order').length).toBeGreaterThan(10);
    for (const { known, moment } of of('order')) {
      const text = sentences(moment, known).join(' ');
      const { guess, certain, source, instead, frame } = moment;
      if (certain !== guess && certain !== null) expect(text).toContain(at(guess));
      expect(text).toContain(at(certain ?? moment.truly));
      if (source) expect(text).toContain(String(source.round));
      for (const known_ of [known[frame - 1], known[frame]])
        expect(text).toContain(percent(known_?.winning ?? -1));
      if (instead) expect(text).toContain(percent(instead.winning));
    }
  });

  it('says of a storm that hid a ship what would have found it, or that nothing would have', async () => {
    await speak(to);
    const lost = of('storm').filter(({ moment }) => moment.lost.some(({ search }) => search));
    expect(lost.length).toBeGreaterThan(2);
    for (const { known, moment } of lost) {
      const text = sentences(moment, known).join(' ');
      for (const { squares, search } of moment.lost) {
        expect(text).toContain(String(squares));
        if (search?.better) expect(text).toMatch(new RegExp(`\\b${search.better.squares}\\b`));
      }
    }
  });
});
