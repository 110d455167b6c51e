/** Ruling 30: when a player gives up a seat, the player's wish for a ship ends, and the log says so. */
import { expect, it } from 'vitest';
import { NO_WISHES } from '../../shared/game/rules/owners.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import { Evening } from '../helpers/tables.ts';

/** Ann is the host. She and Ben are Navigators, and Pia is Poseidon. Ben has wished for red, and Ann for white. */
const wished = () =>
  new Evening(['ann', 'ben', 'pia'])
    .seats('pia', 'ann', 'ben')
    .does('ben', { type: 'wish-ship', ship: 'red', wish: true })
    .does('ann', { type: 'wish-ship', ship: 'white', wish: true });
const ENDED = { type: 'ships-wished', wishes: { ...NO_WISHES, white: 'ann' } };

const ways: readonly [string, () => Evening, player: string, TableCommand][] = [
  ['stands up', wished, 'ben', { type: 'sit', seat: null }],
  [
    'exchanges the seat',
    () => wished().does('ben', { type: 'ask-swap', wish: true }),
    'pia',
    { type: 'swap-seats', player: 'ben' },
  ],
  ['loses the seat', wished, 'ann', { type: 'free-seat', player: 'ben' }],
  ['leaves', wished, 'ben', { type: 'leave' }],
  ['is taken off the table', wished, 'ann', { type: 'remove-player', player: 'ben' }],
  [
    'loses the seat in the game',
    () => wished().does('ann', { type: 'begin-game' }),
    'ann',
    { type: 'free-seat', player: 'ben' },
  ],
  [
    'is Poseidon in the next game of a series',
    () =>
      wished().does('ann', {
        type: 'begin-series',
        order: ['ben', 'ann', 'pia'],
        boards: 'same',
        sameVariants: true,
      }),
    'ann',
    { type: 'begin-game' },
  ],
];

it.each(ways)('a wish ends if its Navigator %s', (_, evening, player, command) => {
  const after = evening().does(player, command);
  expect(after.log.at(-1)).toEqual(ENDED);
  expect(after.table.wishes).toEqual(ENDED.wishes);
});

it('no event is made if there was no wish', () => {
  const evening = wished().does('ben', { type: 'wish-ship', ship: 'red', wish: false });
  evening.does('ben', { type: 'sit', seat: null });
  expect(evening.log.at(-1)).toEqual({ type: 'sat', player: 'ben', seat: null });
});

it('a wish of a player who keeps the seat stays for the next game', () => {
  const evening = wished().does('ann', { type: 'begin-game' }).ends();
  expect(evening.table.wishes).toEqual({ ...NO_WISHES, red: 'ben', white: 'ann' });
});
