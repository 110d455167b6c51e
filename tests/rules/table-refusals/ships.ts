/** The refusals of commands about wishes for ships. */
import { gathered, playing, seated } from '../../helpers/evenings.ts';
import type { Cases } from './cases.ts';

const wish = (ship: 'red' | 'green' | 'white') => ({ type: 'wish-ship', ship, wish: true }) as const;

export const SHIPS_CASES: Cases = {
  'game-running': [
    ['a wish', playing, 'ann', wish('red')],
    ['dealing', playing, 'ann', { type: 'deal-ships' }],
  ],
  'seats-empty': [['nobody to deal to', gathered, 'ann', { type: 'deal-ships' }]],
  'ship-taken': [['wished for', () => seated().does('ben', wish('red')), 'ann', wish('red')]],
  'share-full': [
    [
      'a third of two',
      () => seated().does('ann', wish('red')).does('ann', wish('green')),
      'ann',
      wish('white'),
    ],
  ],
  'wrong-side': [
    ['a wish of Poseidon', seated, 'pia', wish('red')],
    ['a wish of an onlooker', seated, 'eve', wish('red')],
  ],
};
