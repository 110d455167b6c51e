/** The refusals of commands that begin or end a game. */
import { outcomeOf } from '../../../shared/game/rules/ending.ts';
import type { TableEvent } from '../../../shared/table/events.ts';
import { gathered, inSeries, playing, seated } from '../../helpers/evenings.ts';
import { Evening, ownedBy } from '../../helpers/tables.ts';
import type { Cases } from './cases.ts';

const CONCEDE = { type: 'finish-game', finish: 'concede' } as const;
const WON = { arrived: ['red', 'green', 'white'], round: 8 } as const;

/** The events of a finished game of a series, in a form that an older server may have written. */
function inSeriesOf(series: string, poseidon: string, navigator: string): TableEvent[] {
  const game = `${series} ${poseidon}`;
  const owners = ownedBy(`${navigator} ${navigator} ${navigator} ${navigator}`);
  const mode = 'competing';
  return [
    { type: 'game-began', game, board: 'A', mode, poseidon, navigators: [navigator], owners, series },
    { type: 'game-ended', game, outcome: outcomeOf([]) },
  ];
}

const SAME_BOARD = { boards: 'same', boardsInTurn: ['A'], sameVariants: true } as const;

export const GAMES_CASES: Cases = {
  'game-running': [['a second game', playing, 'ann', { type: 'begin-game' }]],
  'no-game-running': [
    ['abandoning', seated, 'ann', { type: 'abandon-game' }],
    ['conceding', seated, 'ann', CONCEDE],
  ],
  'not-won': [['ending a game with no ship home', playing, 'ann', { type: 'finish-game', finish: 'won' }]],
  'already-won': [
    ['conceding by the winners', playing, 'ann', CONCEDE, { game: WON }],
    ['conceding by Poseidon', playing, 'pia', CONCEDE, { game: WON }],
  ],
  'seats-empty': [
    ['nobody sits', gathered, 'ann', { type: 'begin-game' }],
    [
      'no Poseidon',
      () => gathered().does('ann', { type: 'sit', seat: 'navigators' }),
      'ann',
      { type: 'begin-game' },
    ],
    [
      'no Navigator',
      () => gathered().does('pia', { type: 'sit', seat: 'poseidon' }),
      'pia',
      { type: 'begin-game' },
    ],
    [
      'a series that is not over, though everybody was Poseidon and nobody sits there now',
      () =>
        new Evening(['ann', 'pia']).happens(
          { type: 'series-began', id: 's', order: ['pia', 'ann'], ...SAME_BOARD },
          ...inSeriesOf('s', 'pia', 'ann'),
          ...inSeriesOf('s', 'ann', 'pia'),
          { type: 'sat', player: 'ann', seat: null },
        ),
      'pia',
      { type: 'begin-game' },
    ],
  ],
  'not-seated': [
    ['beginning a game', seated, 'eve', { type: 'begin-game' }],
    ['going on with a series', inSeries, 'eve', { type: 'begin-game' }],
    ['abandoning', playing, 'eve', { type: 'abandon-game' }],
  ],
  'no-such-board': [
    ['the chosen one has gone', seated, 'ann', { type: 'begin-game' }, { boards: ['B'] }],
    ['the next one of a series has gone', inSeries, 'ann', { type: 'begin-game' }, { boards: ['B'] }],
  ],
  'no-room': [
    ['for the tiles', seated, 'ann', { type: 'begin-game' }, { hasRoom: () => false }],
    ['in a series', inSeries, 'ann', { type: 'begin-game' }, { hasRoom: (board) => board !== 'A' }],
  ],
};
