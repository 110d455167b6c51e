/** Commands that are allowed at a table although they may seem forbidden, and the events that they cause. */
import { describe, expect, it } from 'vitest';
import { SHIPS } from '../../shared/board/board.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import { shipsOf } from '../../shared/game/rules/owners.ts';
import type { TableDeps } from '../../shared/table/decide/deps.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import {
  competing,
  deserted,
  freed,
  gathered,
  inSeries,
  letIn,
  playing,
  seated,
  SERIES,
} from '../helpers/evenings.ts';
import { seeded } from '../helpers/random.ts';
import { ownedBy, type Evening } from '../helpers/tables.ts';

type Case = readonly [
  what: string,
  evening: () => Evening,
  player: string,
  command: TableCommand,
  deps?: Partial<TableDeps>,
];

const wish = (ship: 'red' | 'white') => ({ type: 'wish-ship', ship, wish: true }) as const;

describe('allowed, although it may not seem so', () => {
  const cases: readonly Case[] = [
    [
      'the other side, knowing',
      () => letIn('pia', freed('pia')),
      'pia',
      { type: 'sit', seat: 'navigators', knowing: true },
    ],
    ['the same side again', () => letIn('ben', freed('ben')), 'ben', { type: 'sit', seat: 'navigators' }],
    ['the seat that one has', seated, 'pia', { type: 'sit', seat: 'poseidon' }],
    ["Poseidon's own seat again", () => letIn('pia', freed('pia')), 'pia', { type: 'sit', seat: 'poseidon' }],
    [
      "the big screen takes Poseidon's seat: it knows no more than he",
      () => letIn('eve', freed('pia')),
      'eve',
      { type: 'sit', seat: 'poseidon' },
      { saw: ['truth'] },
    ],
    ['the host, without a seat, abandons', () => freed('ann'), 'ann', { type: 'abandon-game' }],
    [
      'the host frees the seat of who is there',
      playing,
      'ann',
      { type: 'free-seat', player: 'pia' },
      { present: ['ann', 'pia'] },
    ],
    [
      'who stands in frees the seat of who is away',
      playing,
      'ben',
      { type: 'free-seat', player: 'pia' },
      { present: ['ben'] },
    ],
    [
      'the host takes off who is there, and plays',
      playing,
      'ann',
      { type: 'remove-player', player: 'ben' },
      { present: ['ann', 'ben'] },
    ],
    ['a host without a seat', () => freed('ann'), 'ann', { type: 'remove-player', player: 'pia' }],
    [
      'sitting down where all seats were freed, once let in',
      () => letIn('eve', deserted()),
      'eve',
      { type: 'sit', seat: 'navigators' },
    ],
    ['the name that one has, written otherwise', gathered, 'eve', { type: 'rename', name: 'EVE' }],
    [
      'the name of who has left',
      () => gathered().does('ben', { type: 'leave' }),
      'eve',
      { type: 'rename', name: 'ben' },
    ],
    [
      'a board before each game, if it is chosen so',
      () => seated().does('ann', { ...SERIES, boards: 'chosen' }),
      'ann',
      { type: 'choose-board', board: 'B' },
    ],
    [
      'variants before each game',
      () => seated().does('ann', { ...SERIES, sameVariants: false }),
      'ann',
      { type: 'choose-variants', variants: BASE_GAME },
    ],
    ['a clock in a series', inSeries, 'ann', { type: 'choose-clock', clock: null }],
    ['an onlooker leaves a running game', playing, 'eve', { type: 'leave' }],
    ['the host takes an onlooker off', playing, 'ann', { type: 'remove-player', player: 'eve' }],
    ['a wish given up', () => seated().does('ann', wish('red')), 'ann', { ...wish('red'), wish: false }],
  ];
  for (const [what, begin, player, command, deps] of cases) {
    it(what, () => expect(begin().tries(player, command, deps)).toBeNull());
  }
});

/** Ann was the only Navigator and wished for three ships. Now that Ben has joined, her share is only two. */
const beyondHerShare = () =>
  (['red', 'green', 'white'] as const)
    .reduce(
      (evening, ship) => evening.does('ann', { type: 'wish-ship', ship, wish: true }),
      gathered().seats('pia', 'ann'),
    )
    .does('ben', { type: 'sit', seat: 'navigators' });

describe('a wish beyond the share', () => {
  it('no longer counts once the share is smaller, and may still be withdrawn', () => {
    const evening = beyondHerShare().does('ann', { ...wish('white'), wish: false });
    expect(evening.table.wishes).toEqual(ownedBy('ann ann - -'));
  });
  it("does not block another player's wish", () => {
    const evening = beyondHerShare().does('ben', wish('white'));
    expect(evening.table.wishes).toEqual(ownedBy('ann ann ben -'));
  });
});

describe('dealing the ships', () => {
  it('gives each Navigator a fair share, whatever the wishes', () => {
    const wished = () => seated().does('ben', wish('red')).does('ben', wish('white'));
    const dealt = Array.from({ length: 20 }, (_, seed) => {
      const { wishes } = wished().does('ann', { type: 'deal-ships' }, { random: seeded(seed) }).table;
      expect([shipsOf(wishes, 'ann').length, shipsOf(wishes, 'ben').length]).toEqual([2, 2]);
      return SHIPS.map((ship) => wishes[ship]).join(' ');
    });
    expect(new Set(dealt).size).toBeGreaterThan(1);
  });
});

describe('the events', () => {
  const last = (evening: Evening) => evening.log.at(-1);
  it('say that a player took a seat knowing the other side', () => {
    const evening = letIn('pia', freed('pia')).does('pia', {
      type: 'sit',
      seat: 'navigators',
      knowing: true,
    });
    expect(last(evening)).toEqual({ type: 'sat', player: 'pia', seat: 'navigators', knowing: true });
    expect(evening.game).toMatchObject({ navigators: ['ann', 'ben', 'pia'], sides: { pia: 'both' } });
  });
  it('do not say so if the player did not know it', () => {
    const evening = letIn('ben', freed('ben')).does('ben', {
      type: 'sit',
      seat: 'navigators',
      knowing: true,
    });
    expect(last(evening)).toEqual({ type: 'sat', player: 'ben', seat: 'navigators' });
  });
  it('do not say so between games', () => {
    const evening = playing().ends().does('pia', { type: 'sit', seat: 'navigators', knowing: true });
    expect(last(evening)).toEqual({ type: 'sat', player: 'pia', seat: 'navigators' });
  });
  /** The events caused by the host removing a player. */
  const toldOf = (evening: Evening, player: string) => {
    const { length } = evening.log;
    return evening.does('ann', { type: 'remove-player', player }).log.slice(length);
  };
  it('of removing a player during a game: first the seat is freed, and its ships have no owner', () => {
    const evening = competing();
    const ships = shipsOf(evening.game.owners, 'ben');
    expect(toldOf(evening, 'ben')).toEqual([
      { type: 'seat-freed', player: 'ben' },
      { type: 'left', player: 'ben' },
    ]);
    expect(evening.game).toMatchObject({ navigators: ['ann'], adrift: [ships] });
  });
  it('of removing a player without a seat: only that they left', () => {
    expect(toldOf(playing(), 'eve')).toEqual([{ type: 'left', player: 'eve' }]);
    expect(toldOf(seated(), 'ben')).toEqual([{ type: 'left', player: 'ben' }]);
  });
});
