/** The first screen of the analysis for its readers: the same moments under the same names, with each side's own chance. */
import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '../../client/text/catalogue.svelte.ts';
import { t } from '../../client/text/text.ts';
import { chanceFor, shareFor } from '../../client/screens/analysis/chance-words.ts';
import { clause, headline } from '../../client/screens/analysis/moment-words.ts';
import { pictureOf } from '../../client/screens/analysis/pictures.ts';
import { storyOf } from '../../client/screens/analysis/story.ts';
import { GUTTER, sizeOf, UNIT } from '../../client/board/geometry.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { SHIPS } from '../../shared/board/board.ts';
import type { Outcome } from '../../shared/game/game.ts';
import { review } from '../../shared/game/views/review.ts';
import { steeredGame } from '../analysis/games.ts';
import { workOut } from '../analysis/hand-made.ts';
import { seeded } from '../helpers/random.ts';

const logs = [...loadBoards('boards').values()].flatMap((board, i) =>
  [{}, { maelstroms: 1, fogBanks: 1 }, { harderDeduction: true }].map((variants, j) =>
    steeredGame(board, variants, seeded(10 * i + j), { care: j / 2, malice: 0.8 }),
  ),
);
/** Every game as it was played, and as if it had been ended before its last round. */
const games = logs.flatMap((log) =>
  [log, log.slice(0, Math.floor(0.8 * log.length))].map((events) => {
    const told = review(events);
    return { ...workOut(events), told, outcome: told.game.outcome };
  }),
);

beforeAll(async () => {
  for (const part of ['tables', 'afterwards'] as const) await language.need(part);
});

const numbers = (text: string) => [...text.matchAll(/([<>]?)(\d+)%/g)].map(([, , digits]) => Number(digits));

describe('Poseidon, the Navigators and spectators', () => {
  it('read the same title and the same moments under the same names', () => {
    let count = 0;
    for (const { known, findings, outcome } of games) {
      const stories = ([undefined, 'poseidon', 'navigators'] as const).map((reader) =>
        storyOf(findings, known, outcome, reader),
      );
      const [first] = stories;
      for (const { title, moments } of stories) {
        expect(title).toBe(first?.title);
        expect(moments).toEqual(first?.moments);
        count += moments.length;
      }
      expect(first?.title).toBe(outcome ? t.analysis.decided : t.analysis.moved);
      for (const moment of first?.moments ?? []) expect(headline(moment, known)).toMatch(/\S/);
    }
    expect(count).toBeGreaterThan(20);
  });

  it('read their own chances, which add up to a hundred', () => {
    for (const { known, findings, outcome } of games) {
      for (const moment of storyOf(findings, known, outcome, undefined).moments) {
        const theirs = numbers(clause(moment, known, 'poseidon'));
        const ours = numbers(clause(moment, known, 'navigators'));
        expect(numbers(clause(moment, known, undefined))).toEqual(ours);
        expect(ours).toHaveLength(2);
        expect(ours.map((one, i) => one + (theirs[i] ?? NaN))).toEqual([100, 100]);
        // What helped one side is told to the other as a loss.
        const [from, to] = [known[moment.frame - 1], known[moment.frame]];
        if (!from || !to) throw new Error('a moment needs two frames');
        const rose = shareFor('navigators', to) > shareFor('navigators', from);
        expect(clause(moment, known, 'navigators').includes('rose')).toBe(rose);
        expect(clause(moment, known, 'poseidon').includes('fell')).toBe(rose);
        if (outcome) expect(rose).toBe(outcome.winner === 'navigators');
      }
    }
  });

  it('read a chance as certain only if it is', () => {
    expect(chanceFor('navigators', { winning: 0.455 })).toBe('46%');
    expect(chanceFor('poseidon', { winning: 0.455 })).toBe('54%');
    expect(chanceFor('navigators', { winning: 0.998 })).toBe('>99%');
    expect(chanceFor('poseidon', { winning: 0.998 })).toBe('<1%');
    expect([1, 0].map((winning) => chanceFor('poseidon', { winning }))).toEqual(['0%', '100%']);
  });
});

describe('without a main moment', () => {
  const NONE = { moments: [], main: [] };
  const insteadOf = (winning: readonly number[], outcome: Outcome | null) =>
    ([undefined, 'poseidon', 'navigators'] as const).map(
      (reader) =>
        storyOf(
          NONE,
          winning.map((one) => ({ winning: one })),
          outcome,
          reader,
        ).instead,
    );

  it('the page says that the winner was ahead all the way', () => {
    const told = insteadOf([0.8, 0.9, 1], { winner: 'navigators', arrived: ['red', 'green', 'white'] });
    expect(told).toEqual([
      t.analysis.ahead(undefined, 'navigators', '80%'),
      t.analysis.ahead('poseidon', 'navigators', '20%'),
      t.analysis.ahead('navigators', 'navigators', '80%'),
    ]);
    expect(insteadOf([0.3, 0.2, 0], { winner: 'poseidon', arrived: [] })).toEqual([
      t.analysis.ahead(undefined, 'poseidon', '30%'),
      t.analysis.ahead('poseidon', 'poseidon', '70%'),
      t.analysis.ahead('navigators', 'poseidon', '30%'),
    ]);
  });

  it('the page does not say so if the winner was behind, or if nobody won', () => {
    const none = [t.analysis.none, t.analysis.none, t.analysis.none];
    expect(insteadOf([0.6, 0.2], { winner: 'poseidon', arrived: [] })).toEqual(none);
    expect(insteadOf([0.6, 0.7], null)).toEqual(none);
  });
});

it('the picture of a moment shows its ships within the board, and no guess but one that an order went wrong by', () => {
  for (const { known, findings, told } of games) {
    for (const moment of findings.moments) {
      const { box, pieces, courses } = pictureOf(told, known, moment);
      const [x = NaN, y = NaN, width = NaN, height = NaN] = box.split(' ').map(Number);
      const { width: wide, height: high } = sizeOf(told.game.board);
      expect(width / height).toBeCloseTo(8 / 5);
      // Only an order's ship and its guess may be so far apart that the squares get small.
      if (moment.kind !== 'order') expect(width).toBeLessThanOrEqual(12 * UNIT);
      if (width < wide) {
        expect(x).toBeGreaterThanOrEqual(-GUTTER);
        expect(x + width).toBeLessThanOrEqual(wide - GUTTER + 0.01);
      }
      if (height < high) {
        expect(y).toBeGreaterThanOrEqual(-GUTTER);
        expect(y + height).toBeLessThanOrEqual(high - GUTTER + 0.01);
      }
      const ships = pieces.filter(({ drawing }) => drawing.kind === 'truth');
      expect(ships).toHaveLength(SHIPS.length);
      expect(ships.some(({ faint }) => !faint)).toBe(true);
      expect(pieces.some(({ drawing }) => drawing.kind === 'guess') && moment.kind !== 'order').toBe(false);
      if (moment.kind === 'order' || moment.kind === 'weak') expect(courses).toHaveLength(2);
    }
  }
});
