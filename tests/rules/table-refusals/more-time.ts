/** The refusals of commands about the turns of a game over days. */
import type { TableEvent } from '../../../shared/table/events.ts';
import { playing, seated } from '../../helpers/evenings.ts';
import type { Cases } from './cases.ts';

/** A game over days in which it is Poseidon's turn. */
const overDays = () =>
  seated()
    .does('ann', { type: 'choose-clock', clock: { hours: 24, atZero: 'opponent' } })
    .does('ann', { type: 'begin-game' });

const ASK = { type: 'ask-more-time', wish: true } as const;
const RELIEVED: TableEvent = {
  ...{ type: 'side-relieved', side: 'poseidon', turn: { round: 1, phase: 'poseidon' } },
};

export const MORE_TIME_CASES: Cases = {
  'no-game-running': [
    ['asking for more time', seated, 'pia', ASK],
    ['being back', seated, 'pia', { type: 'resume-side' }],
  ],
  'not-asked': [['more time', overDays, 'ann', { type: 'give-more-time' }]],
  'no-days-clock': [
    ['asking for more time', playing, 'pia', ASK],
    ['giving more time', playing, 'ann', { type: 'give-more-time' }],
  ],
  'time-up': [
    ['asking for more time too late', () => overDays().happens(RELIEVED), 'pia', ASK],
    ['giving more time too late', () => overDays().happens(RELIEVED), 'ann', { type: 'give-more-time' }],
  ],
  'not-seated': [
    ['asking for more time', overDays, 'eve', ASK],
    ['being back', overDays, 'eve', { type: 'resume-side' }],
  ],
  'wrong-side': [
    ['more time for the other side', overDays, 'ann', ASK],
    ['more time for the own side', () => overDays().does('pia', ASK), 'pia', { type: 'give-more-time' }],
  ],
};
