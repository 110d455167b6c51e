/** The refusals of commands about seats. */
import { competing, freed, gathered, inSeries, letIn, playing, seated } from '../../helpers/evenings.ts';
import type { Cases } from './cases.ts';

export const SEATS_CASES: Cases = {
  'seat-taken': [
    ["Poseidon's", seated, 'eve', { type: 'sit', seat: 'poseidon' }],
    ["Poseidon's, in a game", playing, 'eve', { type: 'sit', seat: 'poseidon' }],
  ],
  'game-running': [
    ['standing up', playing, 'ann', { type: 'sit', seat: null }],
    ['standing up of who only looks on', playing, 'eve', { type: 'sit', seat: null }],
    ['standing up of who may sit down', () => letIn('eve'), 'eve', { type: 'sit', seat: null }],
    ['changing sides', playing, 'pia', { type: 'sit', seat: 'navigators' }],
    [
      "changing sides, though Poseidon's seat is free",
      () => freed('pia'),
      'ann',
      { type: 'sit', seat: 'poseidon' },
    ],
    ['helping who competes', competing, 'eve', { type: 'sit', seat: 'navigators' }],
    ['swapping', playing, 'pia', { type: 'swap-seats', player: 'ann' }],
  ],
  'not-asked': [['a swap', seated, 'pia', { type: 'swap-seats', player: 'ann' }]],
  'series-running': [
    ['asking to swap', inSeries, 'pia', { type: 'ask-swap', wish: true }],
    ['sitting down between its games', inSeries, 'eve', { type: 'sit', seat: 'navigators' }],
    ['standing up', inSeries, 'ann', { type: 'sit', seat: null }],
    ['swapping', inSeries, 'pia', { type: 'swap-seats', player: 'ann' }],
  ],
  'not-host': [['freeing a seat', playing, 'ben', { type: 'free-seat', player: 'pia' }]],
  'no-such-player': [
    [
      'who has left',
      () => gathered().does('eve', { type: 'leave' }),
      'eve',
      { type: 'sit', seat: 'poseidon' },
    ],
    ['swapping with who looks on', seated, 'pia', { type: 'swap-seats', player: 'eve' }],
    ['freeing no seat', playing, 'ann', { type: 'free-seat', player: 'eve' }],
    ['freeing a seat twice', () => freed('ben'), 'ann', { type: 'free-seat', player: 'ben' }],
  ],
  'must-knock': [
    ['sitting down in a game', playing, 'eve', { type: 'sit', seat: 'navigators' }],
    [
      'sitting down again, once the seat was freed',
      () => freed('ben'),
      'ben',
      { type: 'sit', seat: 'navigators' },
    ],
    [
      'a second time, once that seat was freed',
      () =>
        letIn('eve')
          .does('eve', { type: 'sit', seat: 'navigators' })
          .does('ann', { type: 'free-seat', player: 'eve' }),
      'eve',
      { type: 'sit', seat: 'navigators' },
    ],
    [
      'in the next game, let into the one before',
      () => letIn('eve').ends().does('ann', { type: 'begin-game' }),
      'eve',
      { type: 'sit', seat: 'navigators' },
    ],
  ],
  'player-present': [
    [
      'a seat of who is there, for who stands in',
      playing,
      'ben',
      { type: 'free-seat', player: 'pia' },
      { present: ['ben', 'pia'] },
    ],
    ["the host's own seat", playing, 'ann', { type: 'free-seat', player: 'ann' }, { present: ['ann'] }],
  ],
  'knows-other-side': [
    [
      'a Navigator of this game as Poseidon',
      () => letIn('ben', freed('ben').does('ann', { type: 'free-seat', player: 'pia' })),
      'ben',
      { type: 'sit', seat: 'poseidon' },
    ],
    [
      'Poseidon of this game as a Navigator',
      () => letIn('pia', freed('pia')),
      'pia',
      { type: 'sit', seat: 'navigators' },
    ],
    [
      "a device that holds Poseidon's seat, as a Navigator",
      () => letIn('eve'),
      'eve',
      { type: 'sit', seat: 'navigators' },
      { company: ['pia', 'eve'] },
    ],
    [
      'a device that holds a Navigator, as Poseidon',
      () => letIn('eve', freed('pia')),
      'eve',
      { type: 'sit', seat: 'poseidon' },
      { company: ['ann', 'eve'] },
    ],
    [
      'a device that was the big screen',
      () => letIn('eve'),
      'eve',
      { type: 'sit', seat: 'navigators' },
      { saw: ['truth'] },
    ],
  ],
  'wrong-side': [['a swap within a side', seated, 'ann', { type: 'swap-seats', player: 'ben' }]],
};
