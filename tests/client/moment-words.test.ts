/**
 * The texts about moments of whole games, in every language. They say what each side could know, and state both sides
 * of every comparison.
 */
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment } from '../../shared/analysis/moments.ts';
import type { Known } from '../../shared/analysis/known.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { language, LANGUAGES, type Language } from '../../client/text/catalogue.svelte.ts';
import { t } from '../../client/text/text.ts';
import { chanceFor, type Reader } from '../../client/screens/analysis/chance-words.ts';
import {
  chances,
  clause,
  headline,
  helpedBy,
  sentences,
} from '../../client/screens/analysis/moment-words.ts';
import { at } from '../../client/screens/analysis/numbers.ts';
import { toldOf } from '../../client/screens/analysis/storm-words.ts';
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
/** Every moment as each reader is told it. */
const READERS: readonly Reader[] = ['navigators', 'poseidon', undefined];
const told = all.flatMap((one) => READERS.map((reader) => ({ ...one, reader })));
const of = <K extends Moment['kind']>(kind: K) =>
  all.filter(
    (one): one is { known: Known[]; moment: Extract<Moment, { kind: K }> } => one.moment.kind === kind,
  );

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  return () => vi.unstubAllGlobals();
});
// Switch back to English, because other test files run in the same process and expect it.
afterAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await speak('en');
  vi.unstubAllGlobals();
});

async function speak(to: Language): Promise<void> {
  await language.choose(to);
  for (const part of ['tables', 'afterwards'] as const) await language.need(part);
}

/** The number of sentences about a moment that are visible before anything is unfolded. */
const SHOWN = 5;

describe.each(Object.keys(LANGUAGES) as Language[])('%s', (to) => {
  it('has a line and sentences for every moment, none of them with a hole in it', async () => {
    await speak(to);
    for (const { known, moment, reader } of told) {
      const texts = [headline(moment, known), ...sentences(moment, known, reader)];
      expect(texts.length).toBeGreaterThan(2);
      for (const text of texts) {
        expect(text).toMatch(/\S/);
        expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object| {2}/);
      }
      // No sentence is repeated.
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('tells of every moment the same chance to win before and after it as its line does, and that first', async () => {
    await speak(to);
    for (const { known, moment, reader } of told) {
      const [first] = sentences(moment, known, reader);
      const [before, after] = [known[moment.frame - 1], known[moment.frame]].map((one) =>
        chanceFor(reader, one ?? { winning: NaN }),
      );
      expect(chances(moment, known, reader)).toContain(before);
      expect(chances(moment, known, reader)).toContain(after);
      expect(clause(moment, known, reader)).toContain(after);
      expect(first).toContain(before);
      expect(first).toContain(after);
    }
  });

  it('tells in per cent the chance to win the game, and nothing else', async () => {
    await speak(to);
    for (const { known, moment, reader } of told) {
      const figures = [known[moment.frame - 1]?.winning ?? 0, known[moment.frame]?.winning ?? 0];
      if (moment.kind === 'order' && moment.instead) figures.push(moment.instead.winning);
      if (moment.kind === 'weak') figures.push(moment.left);
      const found =
        sentences(moment, known, reader)
          .join(' ')
          .match(/[<>]?\d+[\s\u00a0\u202f]?%/gu) ?? [];
      const said = figures.map((winning) => chanceFor(reader, { winning }).replaceAll(/\s/gu, ' '));
      for (const one of found) expect(said).toContain(one.replaceAll(/\s/gu, ' '));
    }
  });

  it('says of a storm that could have been stronger that the better one is Poseidon’s, and weaker for the Navigators', async () => {
    await speak(to);
    expect(of('weak').length).toBeGreaterThan(2);
    for (const { known, moment } of of('weak')) {
      const [, better] = sentences(moment, known, undefined);
      expect(better).toMatch(/Pose|Poséidon/);
      expect(moment.better.winning).toBeLessThan(moment.played.winning);
    }
  });

  it('quotes the report by which a ship could be known, and its last one where it could not', async () => {
    await speak(to);
    const quoted = of('order').flatMap(({ known, moment }) => {
      const reply = moment.certain === null ? moment.told?.reply : moment.source?.reply;
      return reply ? [{ text: sentences(moment, known, undefined).slice(0, SHOWN).join(' '), reply }] : [];
    });
    expect(quoted.length).toBeGreaterThan(5);
    for (const { text, reply } of quoted) expect(text).toContain(t.survey.sentence(reply));
  });

  it('says of an order where its ship was and was taken to be, how far it was, and how many orders were left', async () => {
    await speak(to);
    expect(of('order').length).toBeGreaterThan(10);
    for (const { known, moment } of of('order')) {
      const text = sentences(moment, known, undefined).slice(0, SHOWN).join(' ');
      const { guess, truly, certain, source, instead, legs, wasFar } = moment;
      expect(text).toContain(at(guess));
      expect(text).toContain(at(truly));
      if (certain !== null) expect(text).toContain(at(certain));
      if (source) expect(text).toContain(String(source.round));
      if (wasFar > 1) expect(text).toContain(String(wasFar));
      if (legs.ordered.far > 1) expect(text).toContain(String(legs.ordered.far));
      if (instead) expect(text).toContain(chanceFor(undefined, instead));
    }
  });

  it('says of a storm that hid a ship what would have found it, or that nothing would have', async () => {
    await speak(to);
    const lost = of('storm').filter(({ moment }) => moment.lost.some(({ search }) => search));
    expect(lost.length).toBeGreaterThan(2);
    for (const { known, moment } of lost) {
      const text = sentences(moment, known, undefined).join(' ');
      const told = toldOf(moment).map(({ ship }) => ship);
      for (const { squares, search } of moment.lost.filter(({ ship }) => told.includes(ship))) {
        expect(text).toContain(String(squares));
        if (search?.better) expect(text).toMatch(new RegExp(`\\b${search.better.squares}\\b`));
      }
    }
  });
});

it('a fault that by luck did no harm is not said to have helped whoever made it', () => {
  const lucky = of('order').filter(({ known, moment }) => {
    const [before, after] = [known[moment.frame - 1], known[moment.frame]];
    return (after?.winning ?? 0) - (before?.winning ?? 0) > 0.01;
  });
  expect(lucky.length).toBeGreaterThan(0);
  for (const { known, moment } of lucky) expect(helpedBy(moment, known)).toBeNull();
});
