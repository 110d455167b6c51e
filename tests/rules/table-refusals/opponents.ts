/** The refusals of seating an opponent. */
import { freed, gathered, inSeries, playing, seated } from '../../helpers/evenings.ts';
import type { Cases } from './cases.ts';

const ELPENOR = { type: 'seat-opponent', opponent: 'elpenor', seat: 'navigators' } as const;
const TRITON = { type: 'seat-opponent', opponent: 'triton', seat: 'poseidon' } as const;

export const OPPONENTS_CASES: Cases = {
  'seat-taken': [["Poseidon's, by an opponent", seated, 'ann', TRITON]],
  'game-running': [
    ['an opponent beside a whole crew', playing, 'ann', ELPENOR],
    ['an opponent with ships of its own', () => freed('ben'), 'ann', { ...ELPENOR, ships: ['red'] }],
  ],
  'opponent-here': [
    ['on the other side', () => gathered().does('ann', ELPENOR), 'ann', { ...TRITON, opponent: 'elpenor' }],
  ],
  'series-running': [['an opponent between its games', inSeries, 'ann', ELPENOR]],
};
