/** Open tables: who may open them, when opponents take the seats that nobody has taken, and what the list says. */
import { describe, expect, it } from 'vitest';
import { BASE_GAME } from '../../shared/game/game.ts';
import { listingOf } from '../../shared/table/listing.ts';
import {
  openAtFirst,
  isOpenToStrangers,
  waitMinutes,
  waysToFill,
} from '../../shared/table/rules/open-table.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import type { OpenSeats } from '../../shared/table/open-seats.ts';
import { gathered, inSeries, playing, seated } from '../helpers/evenings.ts';
import { Evening } from '../helpers/tables.ts';

const open = (waitMinutes: OpenSeats['waitMinutes'] = null): TableCommand => ({
  type: 'open-table',
  open: { waitMinutes },
});
const TRITON = { type: 'seat-opponent', opponent: 'triton', seat: 'poseidon' } as const;
const LOCK = { type: 'lock-table', locked: true } as const;

/** Ann has opened the table and sits as a Navigator. Nobody is Poseidon. */
const waiting = () =>
  new Evening(['ann', 'ben']).does('ann', open(5)).does('ann', { type: 'sit', seat: 'navigators' });

describe('the host opens the table', () => {
  it('with a time and a language, and closes it again', () => {
    const evening = gathered().does('ann', {
      type: 'open-table',
      open: { waitMinutes: 60, language: 'it' },
    });
    expect(evening.table.open).toEqual({ waitMinutes: 60, language: 'it' });
    expect(isOpenToStrangers(evening.table)).toBe(true);
    expect(evening.does('ann', { type: 'open-table', open: null }).table.open).toBeNull();
  });

  it('to a home network only, if the server is in one', () => {
    const evening = gathered();
    expect(evening.tries('ann', open(5), { openTables: 'home' })).toBeNull();
    expect(evening.table.open).toEqual({ waitMinutes: 5, home: true });
    expect(isOpenToStrangers(evening.table)).toBe(false);
  });

  it('and may close it even if the server has stopped listing tables', () => {
    const evening = gathered().does('ann', open());
    expect(evening.tries('ann', { type: 'open-table', open: null }, { openTables: 'off' })).toBeNull();
    expect(evening.table.open).toBeNull();
  });

  it('while a game is running', () => {
    expect(playing().does('ann', open()).table.open).toEqual({ waitMinutes: null });
  });

  it('and before they have chosen, it is open on a home server only, without a time', () => {
    expect(openAtFirst('home')).toEqual({ waitMinutes: null, home: true });
    expect([openAtFirst('public'), openAtFirst('off')]).toEqual([undefined, undefined]);
  });
});

describe('opponents', () => {
  it('come if somebody is seated and a side is empty', () => {
    expect(waitMinutes(waiting().table)).toBe(5);
    const poseidon = new Evening(['ann'])
      .does('ann', open(15))
      .does('ann', { type: 'sit', seat: 'poseidon' });
    expect(waitMinutes(poseidon.table)).toBe(15);
  });

  it.each<[string, () => Evening]>([
    ['nobody is seated', () => new Evening(['ann']).does('ann', open(5))],
    ['only an opponent is seated', () => new Evening(['ann']).does('ann', open(5)).does('ann', TRITON)],
    ['both sides have a player', () => seated().does('ann', open(5))],
    ['the host chose no time', () => waiting().does('ann', open())],
    ['the table is closed', () => waiting().does('ann', { type: 'open-table', open: null })],
    ['the table is locked', () => waiting().does('ann', LOCK)],
    ['a game is running', () => playing().does('ann', open(5))],
    ['a series is running', () => inSeries().does('ann', open(5))],
  ])('don’t come if %s', (_, evening) => {
    expect(waitMinutes(evening().table)).toBeUndefined();
    expect(waysToFill(evening().table)).toEqual([]);
  });

  it('come once: when a game begins, the time is used up and the table stays open', () => {
    const evening = seated().does('ann', open(5)).does('ann', { type: 'begin-game' });
    expect(evening.table.open).toEqual({ waitMinutes: null });
    const after = evening.ends('red').does('pia', { type: 'sit', seat: null });
    expect(waitMinutes(after.table)).toBeUndefined();
  });

  it('take the empty side, and a seated person begins the game', () => {
    const [first] = waysToFill(waiting().table);
    expect(first).toEqual([
      { player: 'ann', command: { type: 'seat-opponent', opponent: 'proteus', seat: 'poseidon' } },
      { player: 'ann', command: { type: 'begin-game' } },
    ]);
    const evening = waiting();
    for (const { player, command } of first ?? []) evening.does(player, command);
    expect(evening.table.games).toHaveLength(1);
    expect(evening.table.games[0]?.navigators).toEqual(['ann']);
  });

  it('who are at the table already come first', () => {
    const evening = waiting().does('ann', TRITON);
    const triton = evening.table.poseidon ?? '';
    evening.does('ann', { type: 'free-seat', player: triton });
    expect(waysToFill(evening.table)[0]?.[0]?.command).toMatchObject({ opponent: 'triton' });
  });

  it('have no room at a full table', () => {
    const evening = new Evening(['ann', 'ben', 'cleo', 'dan', 'eve']).does('ann', open(5));
    evening.does('ann', { type: 'sit', seat: 'navigators' });
    expect(waysToFill(evening.table)).toEqual([]);
  });
});

describe('the list of open tables', () => {
  it('says what a stranger with the code may see', () => {
    const evening = seated()
      .does('ann', { type: 'open-table', open: { waitMinutes: null, language: 'fr' } })
      .does('ann', { type: 'choose-board', board: 'B' })
      .does('ann', { type: 'choose-clock', clock: { hours: 24, atZero: 'random move' } });
    expect(listingOf(evening.table)).toEqual({
      code: 'CD5F',
      host: 'ann',
      players: ['ann', 'ben', 'pia', 'eve'],
      state: 'gathering',
      free: { poseidon: false, navigators: 1 },
      board: 'B',
      mode: 'cooperative',
      variants: BASE_GAME,
      clock: { hours: 24, atZero: 'random move' },
      language: 'fr',
    });
  });

  it('says of a running game that it may be watched', () => {
    const { table } = playing().does('ann', open());
    expect(listingOf(table)).toMatchObject({
      state: 'running',
      free: { poseidon: false, navigators: 0 },
      board: 'A',
    });
    expect(listingOf(inSeries().does('ann', open()).table)).toMatchObject({ state: 'running' });
  });

  it('counts the seats that newcomers can take', () => {
    const free = (evening: Evening) => listingOf(evening.does('ann', open()).table)?.free;
    expect(free(new Evening(['ann']))).toEqual({ poseidon: true, navigators: 4 });
    expect(free(new Evening(['ann', 'ben']).seats('ben', 'ann'))).toEqual({ poseidon: false, navigators: 3 });
    expect(free(new Evening(['ann', 'ben', 'cleo', 'dan']))).toEqual({ poseidon: true, navigators: 1 });
  });

  const FULL = ['ann', 'ben', 'cleo', 'dan', 'eve'];
  it.each<[string, () => Evening]>([
    ['that is not open', seated],
    ['that is locked', () => seated().does('ann', open()).does('ann', LOCK)],
    ['that is full', () => new Evening(FULL).does('ann', open())],
    [
      'that everybody has left',
      () => new Evening(['ann']).does('ann', open()).does('ann', { type: 'leave' }),
    ],
    [
      'with a daily game',
      () => {
        const evening = playing().does('ann', open());
        evening.table = {
          ...evening.table,
          games: evening.table.games.map((game) => ({ ...game, daily: '2026-11-27' })),
        };
        return evening;
      },
    ],
  ])('leaves out a table %s', (_, evening) => {
    expect(listingOf(evening().table)).toBeNull();
  });

  it('keeps a full table whose game can be watched', () => {
    const evening = new Evening(FULL).seats('eve', 'ann').does('ann', open());
    expect(listingOf(evening.does('ann', { type: 'begin-game' }).table)).toMatchObject({ state: 'running' });
  });
});
