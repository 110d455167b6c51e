/** The refusals of commands that begin or end a series. */
import { gathered, inSeries, playing, seated, SERIES } from '../../helpers/evenings.ts';
import type { Cases } from './cases.ts';

export const SERIES_CASES: Cases = {
  'game-running': [
    ['a series', playing, 'ann', SERIES],
    [
      'giving a series up',
      () => inSeries().does('ann', { type: 'begin-game' }),
      'ann',
      { type: 'abandon-series' },
    ],
  ],
  'series-running': [['another series', inSeries, 'ann', SERIES]],
  'no-series-running': [
    ['none', seated, 'ann', { type: 'abandon-series' }],
    ['any more', () => inSeries().does('ann', { type: 'abandon-series' }), 'ann', { type: 'abandon-series' }],
  ],
  'seats-empty': [
    ['a series alone', () => gathered().does('pia', { type: 'sit', seat: 'poseidon' }), 'pia', SERIES],
  ],
  'not-seated': [['beginning a series', seated, 'eve', SERIES]],
  'not-host': [['giving a series up', inSeries, 'ben', { type: 'abandon-series' }]],
  'no-such-board': [
    ['a series on a board that has gone', seated, 'ann', { ...SERIES, boards: 'same' }, { boards: ['B'] }],
  ],
  'not-a-sea': [
    ['a series of new seas after a board of ours', seated, 'ann', { ...SERIES, boards: 'new seas' }],
  ],
  'wrong-order': [
    ['somebody missing', seated, 'ann', { ...SERIES, order: ['ann', 'pia'] }],
    ['somebody twice', seated, 'ann', { ...SERIES, order: ['ann', 'pia', 'pia'] }],
    ['somebody who looks on', seated, 'ann', { ...SERIES, order: ['ann', 'pia', 'eve'] }],
    ['one more', seated, 'ann', { ...SERIES, order: ['ann', 'pia', 'ben', 'eve'] }],
  ],
};
