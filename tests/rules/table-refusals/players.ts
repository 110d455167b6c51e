/** The refusals of commands about players: their names, leaving and removing them. */
import { gathered, playing, seated } from '../../helpers/evenings.ts';
import type { Cases } from './cases.ts';

const BENS_NAME = { type: 'rename', name: 'ben' } as const;

export const PLAYERS_CASES: Cases = {
  'game-running': [['leaving', playing, 'ben', { type: 'leave' }]],
  'not-host': [
    ['taking somebody off', playing, 'ben', { type: 'remove-player', player: 'eve' }],
    ['taking the host off', seated, 'ben', { type: 'remove-player', player: 'ann' }, { present: ['ben'] }],
  ],
  'no-such-player': [
    ['who was never here', gathered, 'zoe', { type: 'rename', name: 'Zoe' }],
    ['taking oneself off', seated, 'ann', { type: 'remove-player', player: 'ann' }],
    ['taking nobody off', seated, 'ann', { type: 'remove-player', player: 'zoe' }],
  ],
  'name-taken': [
    ["another's", gathered, 'eve', BENS_NAME],
    ["another's, written otherwise", gathered, 'eve', { type: 'rename', name: 'ΒΕN' }],
  ],
};
