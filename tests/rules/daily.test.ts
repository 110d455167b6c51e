/** The daily game: the game for a date never changes, and some dates have no game. */
import { describe, expect, it } from 'vitest';
import { loadBoards } from '../../server/lib/boards.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import { hasRoom } from '../../shared/game/rules/placing.ts';
import { VARIANT_SETS } from '../../shared/game/variants.ts';
import { parseSeaId, type Sea } from '../../shared/seas/code.ts';
import { drawSea } from '../../shared/seas/draw.ts';
import { seededBy } from '../../shared/seeded.ts';
import { commandsFor, dailyGame } from '../../shared/table/alone.ts';
import { daysAfter, FIRST_DAY, voyageOf, whyNoVoyage } from '../../shared/table/daily.ts';

describe('the voyage of a day', () => {
  // People have already played these games and compared their results. If this test fails, fix the code; never change
  // this table.
  it.each([
    ['2026-11-01', 'B', 'standard'],
    ['2026-11-02', 'A', 'old-hands'],
    ['2026-11-03', 'C', 'first-voyage'],
    ['2026-11-05', 'D', 'fair-winds'],
    ['2026-11-09', 'B', 'whole-box'],
    ['2026-11-18', 'A', 'poseidons-wrath'],
    ['2026-11-22', 'D', 'first-voyage'],
    ['2026-11-30', 'C', 'old-hands'],
    ['2026-12-01', 'sea-8N5X2', 'old-hands'],
    ['2026-12-24', 'sea-FH2QD', 'poseidons-wrath'],
    ['2027-02-28', 'sea-P65RH', 'poseidons-wrath'],
    ['2031-07-15', 'sea-XJ9WP', 'whole-box'],
  ])('of %s never changes', (day, board, set) => {
    expect(voyageOf(day)).toMatchObject({ day, board, set });
  });

  it('uses the sets of variants as they were on the first day', () => {
    const both = ['leviathan', 'kraken'];
    expect(VARIANT_SETS).toEqual({
      'first-voyage': { ...BASE_GAME, easierDeduction: true },
      standard: BASE_GAME,
      'fair-winds': { ...BASE_GAME, seaMonsters: both, lighthouses: 2 },
      'whole-box': { ...BASE_GAME, seaMonsters: both, lighthouses: 1, maelstroms: 1, fogBanks: 1 },
      'poseidons-wrath': { ...BASE_GAME, maelstroms: 2, fogBanks: 2 },
      'old-hands': { ...BASE_GAME, harderDeduction: true, useYourMemory: true, seaMonsters: ['kraken'] },
    });
  });

  it('has room for its tiles on each of the four boards', () => {
    for (let day: string = FIRST_DAY; day < '2026-12-01'; day = daysAfter(day, 1)) {
      const { board, variants } = voyageOf(day);
      const file = loadBoards('boards').get(board);
      expect(file && hasRoom(file, variants)).toBe(true);
    }
  });

  it('is on another sea every day from December on, and every kind of sea comes with every set', () => {
    const kinds = new Map<string, Sea>();
    const seas = new Set<string>();
    for (let i = 0; i < 730; i++) {
      const { board, set } = voyageOf(daysAfter('2026-12-01', i));
      const sea = parseSeaId(board);
      if (!sea) throw new Error(`${board} is no sea`);
      seas.add(board);
      kinds.set(`${sea.difficulty} ${sea.size} ${set}`, sea);
    }
    expect(kinds.size).toBe(7 * 6);
    // A sea may come again after years, by chance.
    expect(seas.size).toBeGreaterThan(700);
    for (const size of [9, 11, 13] as const) {
      const sea = [...kinds.values()].find((one) => one.size === size);
      for (const variants of Object.values(VARIANT_SETS))
        expect(sea && hasRoom(drawSea(sea), variants)).toBe(true);
    }
  });

  it('is played against Proteus, without the oracle', () => {
    expect(dailyGame({ daily: '2026-11-01' })).toEqual({
      side: 'navigators',
      opponent: 'proteus',
      board: 'B',
      variants: BASE_GAME,
      oracle: 'silent',
    });
    expect(commandsFor(dailyGame({ daily: '2026-11-01' })).map(({ type }) => type)).toEqual([
      'sit',
      'seat-opponent',
      'choose-board',
      'choose-variants',
      'choose-oracle',
      'begin-game',
    ]);
  });
});

describe('the easier voyage of a day', () => {
  it('is on a sea for beginners, which is not the usual one', () => {
    for (let i = 0; i < 365; i++) {
      const day = daysAfter('2026-12-01', i);
      expect(parseSeaId(voyageOf(day, true).board)).toMatchObject({ version: 2, difficulty: 'introduction' });
      expect(voyageOf(day, true).board).not.toBe(voyageOf(day).board);
    }
  });

  it.each([
    ['2026-12-01', 'sea-QH65F'],
    ['2026-12-24', 'sea-PC9QK'],
    ['2027-02-28', 'sea-C8VK2'],
    ['2031-07-15', 'sea-PF98Q'],
  ])('of %s never changes', (day, board) => {
    expect(voyageOf(day, true).board).toBe(board);
  });

  it('was on the same board before, with the gentlest rules, against Triton, with hints', () => {
    expect(dailyGame({ daily: '2026-11-01', easier: true })).toEqual({
      side: 'navigators',
      opponent: 'triton',
      board: 'B',
      variants: VARIANT_SETS['first-voyage'],
      oracle: 'hints',
    });
    for (let day: string = FIRST_DAY; day < '2026-12-01'; day = daysAfter(day, 1))
      expect(voyageOf(day, true).board).toBe(voyageOf(day).board);
  });
});

describe('a day', () => {
  const noon = Date.parse('2026-11-22T12:00:00Z');

  it.each([
    ['2026-10-31', false],
    [FIRST_DAY, true],
    ['2026-11-21', true],
    ['2026-11-22', true],
    // This day has already begun on Kiritimati, whose clocks are furthest ahead.
    ['2026-11-23', true],
    ['2026-11-24', false],
    ['2026-11-00', false],
    ['2026-11-2', false],
    ['yesterday', false],
    ['', false],
  ])('%s has a voyage: %s', (day, has) => {
    expect(whyNoVoyage(day, noon)).toBe(has ? null : 'no-such-day');
  });

  it('begins fourteen hours before it does in Greenwich, and not a moment sooner', () => {
    const begins = Date.parse('2026-11-22T10:00:00Z');
    expect(whyNoVoyage('2026-11-23', begins)).toBeNull();
    expect(whyNoVoyage('2026-11-23', begins - 1)).toBe('no-such-day');
  });

  it('that is not in the calendar has no voyage, however late it is', () => {
    const later = Date.parse('2030-01-01T00:00:00Z');
    for (const day of ['2026-11-31', '2027-02-29', '2026-13-01'])
      expect(whyNoVoyage(day, later)).toBe('no-such-day');
    expect(whyNoVoyage('2028-02-29', later)).toBeNull();
  });

  it('is followed by another', () => {
    expect(daysAfter('2026-11-30', 1)).toBe('2026-12-01');
    expect(daysAfter('2027-01-01', -1)).toBe('2026-12-31');
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  });
});

describe('random numbers seeded by a text', () => {
  it('never change, and differ for other texts', () => {
    const drawn = (words: string) => {
      const random = seededBy(words);
      return [random(), random(), random()].map((number) => number.toFixed(6));
    };
    expect(drawn('2026-11-01 12')).toEqual(['0.189860', '0.578170', '0.647086']);
    expect(drawn('2026-11-01 13')).not.toEqual(drawn('2026-11-01 12'));
  });
});
