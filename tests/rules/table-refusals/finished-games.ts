/** The refusals of commands about finished games: sharing and continuing them. */
import { played, playing } from '../../helpers/evenings.ts';
import type { Cases } from './cases.ts';

export const FINISHED_GAMES_CASES: Cases = {
  'no-such-game': [
    ['to share', played, 'ann', { type: 'share-game', game: 'g', shared: true }],
    ['to take back', played, 'ann', { type: 'share-game', game: 'g', shared: false }],
    ['to be named in', played, 'ann', { type: 'show-name', game: 'g', shown: true }],
    ['to go on from', played, 'ann', { type: 'continue-game', game: 'g', round: 1 }],
  ],
  'game-not-over': [
    ['sharing what runs', playing, 'ann', { type: 'share-game', game: 'id0', shared: true }],
    [
      'going on from what was broken off',
      () => playing().does('ann', { type: 'abandon-game' }),
      'ann',
      { type: 'continue-game', game: 'id0', round: 1 },
    ],
    ['taking it back', playing, 'ann', { type: 'share-game', game: 'id0', shared: false }],
    ['a name in what runs', playing, 'ann', { type: 'show-name', game: 'id0', shown: true }],
    [
      'sharing what was broken off',
      () => playing().does('ann', { type: 'abandon-game' }),
      'ann',
      { type: 'share-game', game: 'id0', shared: true },
    ],
  ],
  'has-not-played': [
    ['sharing', played, 'eve', { type: 'share-game', game: 'id0', shared: true }],
    ['taking back', played, 'eve', { type: 'share-game', game: 'id0', shared: false }],
    ['a name', played, 'eve', { type: 'show-name', game: 'id0', shown: true }],
    ['going on', played, 'eve', { type: 'continue-game', game: 'id0', round: 1 }],
  ],
  'not-alone': [
    ['going on from a game with people', played, 'ann', { type: 'continue-game', game: 'id0', round: 1 }],
  ],
};
