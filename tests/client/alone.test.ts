/** The results of games against opponents and of daily games that a device stores. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  begunAlone,
  keepAlone,
  keptAlone,
  keepFindings,
  keptDays,
  noteBegun,
  type KeptAlone,
} from '../../client/analysis/kept-alone.ts';
import { scoresKept } from '../../client/analysis/kept-scores.ts';
import type { Connection } from '../../client/lib/connection.svelte.ts';
import { keepSeat, tokensAt } from '../../client/lib/held-seats.ts';
import { dayHere, dayWords, monthOf, nextMidnight, weekdayOf } from '../../client/lib/days.ts';
import { gameAgainst, nextSettings } from '../../client/table/alone/game-alone.ts';
import { afterGame, keepSettings, keptSettings, nextSeaAlone } from '../../client/table/alone/settings.ts';
import {
  latestDay,
  marksOf,
  needsEasier,
  resultByDay,
  shareText,
  streakUpTo,
} from '../../client/screens/daily/result.ts';
import { RunningAlone } from '../../client/table/alone/running.svelte.ts';
import { VARIANT_SETS } from '../../shared/game/variants.ts';
import type { Review } from '../../shared/game/views/review.ts';
import type { Opponent } from '../../shared/opponents/opponents.ts';
import { parseSeaId, seaId } from '../../shared/seas/code.ts';
import type { Looked } from '../../shared/wire/protocol.ts';
import { keptDay } from '../browser/kept-days.ts';
import { Evening } from '../helpers/tables.ts';

let stored: Record<string, string> = {};
beforeEach(() => {
  // Start with empty values instead of missing keys. With missing keys, the previous test's values would stay in
  // memory.
  stored = { 'odyssey.alone': '[]', 'odyssey.games-alone': '[]' };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => (stored[key] = text),
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  return () => vi.useRealTimers();
});

/** A game of nine rounds. One ship came home in the seventh round, and two in the ninth. */
const REVIEW = {
  game: { round: 9 },
  frames: [
    { round: 7, happening: { type: 'step', ship: 'red', arrived: true } },
    { round: 9, happening: { type: 'step', ship: 'white', arrived: true } },
    { round: 9, happening: { type: 'step', ship: 'green', arrived: true } },
  ],
} as unknown as Review;

/** A table with a game that Ann has won against an opponent. */
function won(opponent: Opponent = 'proteus', daily?: string, easier?: true): Evening {
  const evening = new Evening(['ann']).does('ann', { type: 'sit', seat: 'navigators' });
  evening.does('ann', { type: 'seat-opponent', opponent, seat: 'poseidon' });
  evening.does('ann', { type: 'begin-game' }).ends('red', 'green', 'white');
  const { game } = evening;
  const games = [{ ...game, ...(daily !== undefined && { daily }), ...(easier && { easier }) }];
  evening.table = { ...evening.table, games };
  return evening;
}
const keep = ({ table, game }: Evening, id = game.id) => keepAlone(table, { ...game, id }, 'ann', REVIEW);

const SEA = seaId({ version: 1, size: 9, difficulty: 'expert', seed: 7 });

const FINDINGS = {
  ...{ moments: [], main: [], worstOrder: 0 },
  deduction: { points: 62, of: 3 },
  confusion: { points: 31, of: 3 },
};

describe('a game alone', () => {
  it('is kept once, with the score when it is worked out', () => {
    keep(won());
    keep(won());
    expect(keptAlone()).toEqual([
      {
        ...{ code: 'CD5F', at: Date.now(), opponent: 'proteus', side: 'navigators', board: 'A' },
        ...{ game: keptAlone()[0]?.game, won: true, home: 3, rounds: 9, arrivals: [7, 9, 9], score: null },
      },
    ]);
    keepFindings(keptAlone()[0]?.game ?? '', FINDINGS);
    expect(scoresKept(keptAlone()[0]?.game ?? '')).toEqual({ deduction: 62, confusion: 31 });
    expect(keptAlone()[0]?.score).toBe(62);
  });

  it('has the score of the side that was played', () => {
    const evening = new Evening(['ann']).does('ann', { type: 'sit', seat: 'poseidon' });
    evening.does('ann', { type: 'seat-opponent', opponent: 'elpenor', seat: 'navigators' });
    keep(evening.does('ann', { type: 'begin-game' }).ends('red', 'green', 'white'));
    keepFindings(evening.game.id, FINDINGS);
    expect(keptAlone()).toMatchObject([{ side: 'poseidon', won: false, score: 31 }]);
  });

  it('is none with people, without an end, or of somebody who only looks on', () => {
    const people = new Evening(['ann', 'ben']).seats('ben', 'ann');
    keep(people.does('ann', { type: 'begin-game' }).ends('red'));
    const { table, game } = won();
    keepAlone(table, { ...game, outcome: null, state: 'abandoned' }, 'ann', REVIEW);
    keepAlone(table, game, undefined, REVIEW);
    keepAlone(table, game, 'cleo', REVIEW);
    expect(keptAlone()).toEqual([]);
  });

  it('of a day counts the first time, and as late on another day', () => {
    keep(won('proteus', '2026-11-20'), 'first');
    keep(won('proteus', '2026-11-20'), 'second');
    keep(won('proteus', '2026-11-18'), 'third');
    expect(keptDays().get('2026-11-20')).toMatchObject({ game: 'first' });
    expect(keptDays().get('2026-11-20')).not.toHaveProperty('late');
    expect(keptDays().get('2026-11-18')).toMatchObject({ game: 'third', late: true });
  });

  it('on the easier sea of a day is kept beside the usual one, under its own mark', () => {
    keep(won('triton', '2026-11-20', true), 'easier');
    keep(won('triton', '2026-11-20', true), 'again');
    keep(won('proteus', '2026-11-20'), 'usual');
    expect(keptDays(true).get('2026-11-20')).toMatchObject({ game: 'easier', easier: true });
    expect(keptDays().get('2026-11-20')).toMatchObject({ game: 'usual' });
    expect(keptDays().get('2026-11-20')).not.toHaveProperty('easier');
    noteBegun({
      code: 'AB2C',
      at: 1,
      opponent: 'triton',
      side: 'navigators',
      day: '2026-11-20',
      easier: true,
    });
    expect(begunAlone()[0]).toMatchObject({ easier: true });
  });

  it('of a day that was begun before midnight is that day’s', () => {
    noteBegun({ code: 'CD5F', at: Date.now(), opponent: 'proteus', side: 'navigators', day: '2026-11-20' });
    vi.setSystemTime(new Date(2026, 10, 21, 0, 10));
    keep(won('proteus', '2026-11-20'));
    expect(keptDays().get('2026-11-20')).not.toHaveProperty('late');
  });

  it('of a day is judged by the day on which it was begun, whatever clock and zone say at its end', () => {
    // An hour after midnight in local time. In UTC, it may still be the previous day.
    const at = new Date(2026, 10, 20, 1).getTime();
    noteBegun({
      ...{ code: 'CD5F', at, opponent: 'proteus', side: 'navigators' },
      day: '2026-11-20',
      begunOn: '2026-11-20',
    });
    vi.setSystemTime(new Date(2026, 10, 18));
    keep(won('proteus', '2026-11-20'), 'on-the-day');
    noteBegun({
      ...{ code: 'CD5F', at, opponent: 'proteus', side: 'navigators' },
      day: '2026-11-19',
      begunOn: '2026-11-20',
    });
    keep(won('proteus', '2026-11-19'), 'a-day-late');
    expect(keptDays().get('2026-11-20')).not.toHaveProperty('late');
    expect(keptDays().get('2026-11-19')).toMatchObject({ late: true });
  });

  it('makes room for newer ones, but days are kept', () => {
    keep(won('proteus', '2026-11-20'), 'day');
    for (let i = 0; i < 110; i++) keep(won(), `game-${i}`);
    expect(keptAlone()).toHaveLength(101);
    expect(keptAlone()[0]?.game).toBe('game-109');
    expect(keptDays().size).toBe(1);
  });

  it('what else is stored is left out', () => {
    stored['odyssey.games-alone'] = '[{"code":"CD5F"},null,7]';
    stored['odyssey.alone'] = '[{"code":"CD5F","at":1,"opponent":"homer","side":"poseidon"}]';
    expect(keptAlone()).toEqual([]);
    expect(begunAlone()).toEqual([]);
    stored['odyssey.games-alone'] = 'no json';
    expect(keptAlone()).toEqual([]);
  });
});

describe('the games that run', () => {
  type Answer = { readonly [K in keyof Looked]?: Looked[K] | undefined };
  const TOKEN = 't'.repeat(43);
  /** A fake server that has one answer for each table. */
  const server = (answers: Readonly<Record<string, Answer | 'no-such-table'>>) => ({
    onConnected: (hear: () => void) => {
      hear();
      return () => undefined;
    },
    ask: (_: string, { code }: { code: string }) => {
      const answer = answers[code];
      return Promise.resolve(
        answer === 'no-such-table'
          ? { ok: false, refusal: answer }
          : { ok: true, code, players: ['Ann', 'Proteus'], seat: 'navigators', ...answer },
      );
    },
  });
  const begins = (code: string, held = true) => {
    noteBegun({ code, at: Date.now(), opponent: 'proteus', side: 'navigators' });
    if (held) keepSeat(code, TOKEN);
  };

  it('are those that the server says run, of those that the device has a seat at', async () => {
    stored['odyssey.seats'] = '[]';
    begins('LEFT', false);
    begins('GONE');
    begins('DONE');
    begins('GOES');
    const running = new RunningAlone(
      server({
        GONE: 'no-such-table',
        DONE: { game: 'over' },
        GOES: { game: 'running' },
      }) as unknown as Connection,
    );
    await expect.poll(() => running.tables?.map(({ code }) => code)).toEqual(['GOES']);
    expect(tokensAt('DONE')).toEqual([TOKEN]);
  });

  it('leave the seats where the server knows none of ours: it may run on another data file', async () => {
    stored['odyssey.seats'] = '[]';
    const codes = ['FIVE', 'FOUR', 'TREE', 'TWOS', 'ONES'];
    for (const code of codes) begins(code);
    const elsewhere = { game: 'over', seat: undefined } as const;
    const answers = Object.fromEntries(codes.map((code) => [code, elsewhere]));
    const running = new RunningAlone(server(answers) as unknown as Connection);
    await expect.poll(() => running.tables).toEqual([]);
    expect(codes.filter((code) => tokensAt(code).length > 0)).toEqual(codes);
  });

  it('leave only the newest seats at those that are over, and all where friends have joined', async () => {
    stored['odyssey.seats'] = '[]';
    for (const code of ['OLDS', 'CREW', 'TREE', 'TWOS', 'ONES']) begins(code);
    const over = { game: 'over' } as const;
    const crew = { ...over, players: ['Ann', 'Proteus', 'Ben'] };
    const answers = { OLDS: over, CREW: crew, TREE: over, TWOS: over, ONES: over };
    const running = new RunningAlone(server(answers) as unknown as Connection);
    await expect.poll(() => running.tables).toEqual([]);
    const held = Object.keys(answers).filter((code) => tokensAt(code).length > 0);
    expect(held).toEqual(['CREW', 'TREE', 'TWOS', 'ONES']);
  });
});

describe('the settings', () => {
  it('are those of a first game, then as they were chosen; nonsense is passed over', () => {
    expect(keptSettings()).toEqual({ board: 'A', set: 'standard', oracle: 'hints' });
    keepSettings({ board: 'D', set: 'old-hands', oracle: 'full' });
    expect(keptSettings()).toEqual({ board: 'D', set: 'old-hands', oracle: 'full' });
    stored['odyssey.alone-settings'] = '{"board":"Z","set":"standard","oracle":3}';
    expect(keptSettings()).toEqual({ board: 'A', set: 'standard', oracle: 'hints' });
    keepSettings({ board: SEA, set: 'old-hands', oracle: 'full', keepsSea: true });
    expect(keptSettings()).toEqual({ board: SEA, set: 'old-hands', oracle: 'full', keepsSea: true });
  });

  it('play on the first board once a drawn one has been removed from the device', () => {
    keepSettings({ board: 'own-abc', set: 'standard', oracle: 'hints' });
    expect(nextSettings().board).toBe('A');
  });

  it('take another sea of the same kind after each game, unless the sea is kept', () => {
    const settings = { board: SEA, set: 'standard', oracle: 'hints' } as const;
    const seas = Array.from({ length: 4 }, () => parseSeaId(afterGame(settings).board));
    for (const sea of seas) expect(sea).toMatchObject({ size: 9, difficulty: 'expert' });
    expect(new Set(seas.map((sea) => sea?.seed)).size).toBeGreaterThan(1);
    expect(afterGame({ ...settings, keepsSea: true }).board).toBe(SEA);
    expect(afterGame({ ...settings, board: 'B' }).board).toBe('B');
  });

  it('take another sea for another game at the same table, but only at tables for playing alone', () => {
    const { table } = won();
    const atSea = { ...table, board: SEA };
    expect(nextSeaAlone(atSea)).toBeUndefined();
    noteBegun({ code: table.code, at: 1, opponent: 'proteus', side: 'navigators' });
    expect(parseSeaId(nextSeaAlone(atSea) ?? '')).toMatchObject({ size: 9, difficulty: 'expert' });
    expect(nextSeaAlone(table)).toBeUndefined();
    expect(nextSeaAlone(won('proteus').joins('ben').table)).toBeUndefined();
    noteBegun({ code: table.code, at: 1, opponent: 'proteus', side: 'navigators', day: '2026-12-02' });
    expect(nextSeaAlone(atSea)).toBeUndefined();
  });

  it('make a game on the side that the opponent leaves, and only Navigators have an oracle', () => {
    const settings = { board: 'B', set: 'fair-winds', oracle: 'full' } as const;
    expect(gameAgainst('charybdis', settings)).toEqual({
      ...{ side: 'navigators', opponent: 'charybdis', board: 'B' },
      ...{ variants: VARIANT_SETS['fair-winds'], oracle: 'full' },
    });
    expect(gameAgainst('elpenor', settings)).toMatchObject({ side: 'poseidon', oracle: 'silent' });
  });
});

describe('days', () => {
  it('are those of the device, and stand under their weekdays', () => {
    expect(dayHere(new Date(2026, 0, 5, 23, 59).getTime())).toBe('2026-01-05');
    expect(monthOf('2028-02-11')).toHaveLength(29);
    expect(monthOf('2026-11-22').at(-1)).toBe('2026-11-30');
    // The first day is a Sunday, the second is the Monday after it.
    expect([weekdayOf('2026-11-01'), weekdayOf('2026-11-02')]).toEqual([6, 0]);
    expect(dayWords('2026-11-05', 'en', { day: 'numeric', month: 'long' })).toBe('5 November');
    expect(dayWords('2026-11-05', 'de', { day: 'numeric', month: 'long' })).toBe('5. November');
  });

  it('in a row are counted back from today, or from yesterday while today is open', () => {
    const on = (...days: string[]) => new Map(days.map((day) => [day, {}]));
    expect(streakUpTo('2026-11-20', on())).toBe(0);
    expect(streakUpTo('2026-11-20', on('2026-11-20'))).toBe(1);
    expect(streakUpTo('2026-11-20', on('2026-11-19', '2026-11-18'))).toBe(2);
    expect(streakUpTo('2026-11-20', on('2026-11-18', '2026-11-17'))).toBe(0);
    expect(streakUpTo('2026-12-01', on('2026-12-01', '2026-11-30', '2026-11-28'))).toBe(2);
  });

  it('count for the streak on either sea, and the usual result stands before the easier one', () => {
    const usual = new Map([
      ['2026-11-20', keptDay('2026-11-20')],
      ['2026-11-18', keptDay('2026-11-18', { late: true })],
      ['2026-11-16', keptDay('2026-11-16', { late: true })],
    ]);
    const on = (day: string, rest = {}) => [day, keptDay(day, { ...rest, easier: true })] as const;
    const easier = new Map([
      on('2026-11-20'),
      on('2026-11-19'),
      on('2026-11-18'),
      on('2026-11-16', { late: true }),
    ]);
    const standing = resultByDay({ usual, easier });
    expect(
      [...standing]
        .filter(([, game]) => game.easier)
        .map(([day]) => day)
        .sort(),
    ).toEqual(['2026-11-18', '2026-11-19']);
    expect(streakUpTo('2026-11-20', standing)).toBe(3);
    expect(standing.get('2026-11-16')).not.toHaveProperty('easier');
  });

  it('offer their easier sea until a usual one is sailed, and after two losses in a row', () => {
    const days = (...games: readonly KeptAlone[]) => new Map(games.map((game) => [game.day ?? '', game]));
    const lost = (day: string, easier?: true) => keptDay(day, { won: false, ...(easier && { easier }) });
    const none = days();
    expect(needsEasier({ usual: none, easier: none })).toBe(true);
    expect(needsEasier({ usual: none, easier: days(keptDay('2026-11-20', { easier: true })) })).toBe(true);
    expect(needsEasier({ usual: days(lost('2026-11-20')), easier: none })).toBe(false);
    const two = days(lost('2026-11-20'), lost('2026-11-18'), keptDay('2026-11-17'));
    expect(needsEasier({ usual: two, easier: none })).toBe(true);
    expect(needsEasier({ usual: two, easier: days(keptDay('2026-11-21', { easier: true })) })).toBe(false);
    const mixed = days(lost('2026-11-20'), keptDay('2026-11-18'));
    expect(needsEasier({ usual: mixed, easier: days(lost('2026-11-19', true)) })).toBe(true);
    expect(needsEasier({ usual: mixed, easier: none })).toBe(false);
  });

  it('end at a midnight, whether they have 23, 24 or 25 hours', () => {
    for (const [month, day] of [
      [2, 29],
      [9, 25],
      [10, 20],
      [11, 31],
    ] as const) {
      const late = new Date(2026, month, day, 22, 30).getTime();
      expect(dayHere(nextMidnight(late))).not.toBe(dayHere(late));
      expect(dayHere(nextMidnight(late) - 1)).toBe(dayHere(late));
    }
  });

  it('in a row are not lost by a clock or a journey that goes back a day', () => {
    const on = (...days: string[]) => new Map(days.map((day) => [day, {}]));
    expect(streakUpTo('2026-11-19', on('2026-11-20', '2026-11-19', '2026-11-18'))).toBe(3);
    expect(streakUpTo('2026-11-19', on('2026-11-20', '2026-11-18', '2026-11-17'))).toBe(2);
    expect(latestDay('2026-11-19', on('2026-11-20', '2026-11-18'))).toBe('2026-11-20');
    expect(latestDay('2026-11-19', on('2026-11-18'))).toBe('2026-11-19');
  });

  it('that were sailed later break a row', () => {
    const kept = new Map([
      ['2026-11-20', {}],
      ['2026-11-19', { late: true as const }],
      ['2026-11-18', {}],
    ]);
    expect(streakUpTo('2026-11-20', kept)).toBe(1);
  });

  it('are told in marks, one for each round', () => {
    expect(marksOf({ rounds: 9, arrivals: [7, 9, 9] })).toBe('🌊🌊🌊🌊🌊🌊⚓🌊⚓');
    expect(shareText(['one', null, '', 'two'])).toBe('one\ntwo');
  });
});
