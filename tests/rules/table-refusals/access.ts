/** The refusals of commands about who may come to a table: locking it, opening it, and the big screen. */
import { playing, seated } from '../../helpers/evenings.ts';
import type { Cases } from './cases.ts';

const OPEN_TABLE = { type: 'open-table', open: { waitMinutes: 5 } } as const;

export const ACCESS_CASES: Cases = {
  'not-host': [
    ['locking the table', seated, 'ben', { type: 'lock-table', locked: true }],
    ['locking the table, as Poseidon', seated, 'pia', { type: 'lock-table', locked: true }],
    ['opening the table', seated, 'ben', OPEN_TABLE],
    ['closing it, in a game', playing, 'pia', { type: 'open-table', open: null }],
    [
      'locking it while the host is away',
      seated,
      'ben',
      { type: 'lock-table', locked: true },
      { present: ['ben'] },
    ],
    ['the big screen', playing, 'ben', { type: 'allow-olympus', allowed: true }],
    ['the big screen, looking on', playing, 'eve', { type: 'allow-olympus', allowed: false }],
  ],
  'not-offered': [
    ['opening the table', seated, 'ann', OPEN_TABLE, { openTables: 'off' }],
    [
      'another time, after the operator has switched it off',
      () => seated().does('ann', OPEN_TABLE),
      'ann',
      { type: 'open-table', open: { waitMinutes: null } },
      { openTables: 'off' },
    ],
  ],
};
