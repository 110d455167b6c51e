/** Every refusal of a table command, each with a case that causes it. */
import { describe, expect, it } from 'vitest';
import type { TableDeps } from '../../shared/table/decide/deps.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import { whyNoSeat } from '../../shared/table/rules/seats.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import { TABLE_REFUSALS } from '../../shared/table/refusals.ts';
import { outcomeOf } from '../../shared/game/rules/ending.ts';
import {
  competing,
  freed,
  gathered,
  inSeries,
  letIn,
  played,
  playing,
  seated,
  SERIES,
} from '../helpers/evenings.ts';
import { freeze } from '../helpers/refusing.ts';
import { drawnBoard } from '../helpers/own-boards.ts';
import { Evening, ownedBy } from '../helpers/tables.ts';

type Code = (typeof TABLE_REFUSALS)[number] | 'wrong-side' | 'no-such-line' | 'square-off-board';
type Case = readonly [
  what: string,
  evening: () => Evening,
  player: string,
  command: TableCommand,
  deps?: Partial<TableDeps>,
];

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

const BENS_NAME = { type: 'rename', name: 'ben' } as const;
const CLOCK = { type: 'choose-clock', clock: null } as const;
const ORACLE = { type: 'choose-oracle', oracle: 'full' } as const;
const OPEN_CHART = { type: 'open-chart', open: true } as const;
const OPEN_TABLE = { type: 'open-table', open: { waitMinutes: 5 } } as const;
const BAD_BOARD = { ...drawnBoard(), rocky: ['e5'] };
const SURVEY_HELP = { type: 'choose-survey-help', help: 'squares' } as const;
const VARIANTS = { type: 'choose-variants', variants: BASE_GAME } as const;
const CONCEDE = { type: 'finish-game', finish: 'concede' } as const;
const WON = { arrived: ['red', 'green', 'white'], round: 8 } as const;
const HELLO = { type: 'say', line: { type: 'phrase', phrase: 'hello' } } as const;
const ELPENOR = { type: 'seat-opponent', opponent: 'elpenor', seat: 'navigators' } as const;
const TRITON = { type: 'seat-opponent', opponent: 'triton', seat: 'poseidon' } as const;
const wish = (ship: 'red' | 'green' | 'white') => ({ type: 'wish-ship', ship, wish: true }) as const;

/** A game over days in which it is Poseidon's turn. */
const overDays = () =>
  seated()
    .does('ann', { type: 'choose-clock', clock: { hours: 24, atZero: 'opponent' } })
    .does('ann', { type: 'begin-game' });
const MORE_TIME = { type: 'ask-more-time', wish: true } as const;
const RELIEVED: TableEvent = {
  ...{ type: 'side-relieved', side: 'poseidon', turn: { round: 1, phase: 'poseidon' } },
};

/** The refusals that only a person who isn't yet at the table can get. */
const JOINING = ['table-full', 'table-locked'] as const;
/** The refusals that need the game's log, because only the log shows which rounds the game has. */
const LOGS = ['no-such-round'] as const;

const CASES: Readonly<
  Record<Exclude<Code, (typeof JOINING)[number] | (typeof LOGS)[number]>, readonly Case[]>
> = {
  'seat-taken': [
    ["Poseidon's", seated, 'eve', { type: 'sit', seat: 'poseidon' }],
    ["Poseidon's, by an opponent", seated, 'ann', TRITON],
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
    ['another board', playing, 'ann', { type: 'choose-board', board: 'B' }],
    ['other variants', playing, 'ann', VARIANTS],
    ['another mode', playing, 'ann', { type: 'choose-mode', mode: 'competing' }],
    ['another clock', playing, 'ann', CLOCK],
    ['another oracle', playing, 'ann', ORACLE],
    ['another help with replies', playing, 'ann', SURVEY_HELP],
    ['opening the chart to onlookers', playing, 'ann', OPEN_CHART],
    ['a wish', playing, 'ann', wish('red')],
    ['dealing', playing, 'ann', { type: 'deal-ships' }],
    ['a second game', playing, 'ann', { type: 'begin-game' }],
    ['a series', playing, 'ann', SERIES],
    [
      'giving a series up',
      () => inSeries().does('ann', { type: 'begin-game' }),
      'ann',
      { type: 'abandon-series' },
    ],
    ['leaving', playing, 'ben', { type: 'leave' }],
    ['an opponent beside a whole crew', playing, 'ann', ELPENOR],
    ['an opponent with ships of its own', () => freed('ben'), 'ann', { ...ELPENOR, ships: ['red'] }],
  ],
  'opponent-here': [
    ['on the other side', () => gathered().does('ann', ELPENOR), 'ann', { ...TRITON, opponent: 'elpenor' }],
  ],
  'no-game-running': [
    ['abandoning', seated, 'ann', { type: 'abandon-game' }],
    ['conceding', seated, 'ann', CONCEDE],
    ['asking for more time', seated, 'pia', MORE_TIME],
    ['being back', seated, 'pia', { type: 'resume-side' }],
  ],
  'not-won': [['ending a game with no ship home', playing, 'ann', { type: 'finish-game', finish: 'won' }]],
  'already-won': [
    ['conceding by the winners', playing, 'ann', CONCEDE, { game: WON }],
    ['conceding by Poseidon', playing, 'pia', CONCEDE, { game: WON }],
  ],
  'not-asked': [
    ['a swap', seated, 'pia', { type: 'swap-seats', player: 'ann' }],
    ['more time', overDays, 'ann', { type: 'give-more-time' }],
  ],
  'no-days-clock': [
    ['asking for more time', playing, 'pia', MORE_TIME],
    ['giving more time', playing, 'ann', { type: 'give-more-time' }],
  ],
  'time-up': [
    ['asking for more time too late', () => overDays().happens(RELIEVED), 'pia', MORE_TIME],
    ['giving more time too late', () => overDays().happens(RELIEVED), 'ann', { type: 'give-more-time' }],
  ],
  'series-running': [
    ['asking to swap', inSeries, 'pia', { type: 'ask-swap', wish: true }],
    ['sitting down between its games', inSeries, 'eve', { type: 'sit', seat: 'navigators' }],
    ['standing up', inSeries, 'ann', { type: 'sit', seat: null }],
    ['swapping', inSeries, 'pia', { type: 'swap-seats', player: 'ann' }],
    ['another board', inSeries, 'ann', { type: 'choose-board', board: 'B' }],
    ['other variants', inSeries, 'ann', VARIANTS],
    ['another oracle', inSeries, 'ann', ORACLE],
    ['another help with replies', inSeries, 'ann', SURVEY_HELP],
    ['another mode', inSeries, 'ann', { type: 'choose-mode', mode: 'cooperative' }],
    ['another series', inSeries, 'ann', SERIES],
    ['an opponent between its games', inSeries, 'ann', ELPENOR],
  ],
  'no-series-running': [
    ['none', seated, 'ann', { type: 'abandon-series' }],
    ['any more', () => inSeries().does('ann', { type: 'abandon-series' }), 'ann', { type: 'abandon-series' }],
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
    ['a series alone', () => gathered().does('pia', { type: 'sit', seat: 'poseidon' }), 'pia', SERIES],
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
    ['nobody to deal to', gathered, 'ann', { type: 'deal-ships' }],
  ],
  'not-seated': [
    ['beginning a game', seated, 'eve', { type: 'begin-game' }],
    ['beginning a series', seated, 'eve', SERIES],
    ['going on with a series', inSeries, 'eve', { type: 'begin-game' }],
    ['abandoning', playing, 'eve', { type: 'abandon-game' }],
    ['asking for more time', overDays, 'eve', MORE_TIME],
    ['being back', overDays, 'eve', { type: 'resume-side' }],
  ],
  'not-host': [
    ['freeing a seat', playing, 'ben', { type: 'free-seat', player: 'pia' }],
    ['taking somebody off', playing, 'ben', { type: 'remove-player', player: 'eve' }],
    ['phrases only', seated, 'ben', { type: 'allow-free-text', allowed: false }],
    ['removing a line', () => seated().does('ben', HELLO), 'ben', { type: 'remove-line', line: 0 }],
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
    ['taking the host off', seated, 'ben', { type: 'remove-player', player: 'ann' }, { present: ['ben'] }],
    ['giving a series up', inSeries, 'ben', { type: 'abandon-series' }],
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
  'no-such-player': [
    ['who was never here', gathered, 'zoe', { type: 'rename', name: 'Zoe' }],
    [
      'who has left',
      () => gathered().does('eve', { type: 'leave' }),
      'eve',
      { type: 'sit', seat: 'poseidon' },
    ],
    ['swapping with who looks on', seated, 'pia', { type: 'swap-seats', player: 'eve' }],
    ['freeing no seat', playing, 'ann', { type: 'free-seat', player: 'eve' }],
    ['freeing a seat twice', () => freed('ben'), 'ann', { type: 'free-seat', player: 'ben' }],
    ['taking oneself off', seated, 'ann', { type: 'remove-player', player: 'ann' }],
    ['taking nobody off', seated, 'ann', { type: 'remove-player', player: 'zoe' }],
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
  'name-taken': [
    ["another's", gathered, 'eve', BENS_NAME],
    ["another's, written otherwise", gathered, 'eve', { type: 'rename', name: 'ΒΕN' }],
  ],
  'no-such-board': [
    ['none of ours', seated, 'ann', { type: 'choose-board', board: 'Z' }],
    ['the chosen one has gone', seated, 'ann', { type: 'begin-game' }, { boards: ['B'] }],
    ['the next one of a series has gone', inSeries, 'ann', { type: 'begin-game' }, { boards: ['B'] }],
    ['a series on a board that has gone', seated, 'ann', { ...SERIES, boards: 'same' }, { boards: ['B'] }],
    ["a board of one's own that nobody has brought", seated, 'ann', { type: 'choose-board', board: 'own-1' }],
  ],
  'bad-board': [['two things on one square', seated, 'ann', { type: 'choose-own-board', board: BAD_BOARD }]],
  'not-a-sea': [
    ['a series of new seas after a board of ours', seated, 'ann', { ...SERIES, boards: 'new seas' }],
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
  'ship-taken': [['wished for', () => seated().does('ben', wish('red')), 'ann', wish('red')]],
  'share-full': [
    [
      'a third of two',
      () => seated().does('ann', wish('red')).does('ann', wish('green')),
      'ann',
      wish('white'),
    ],
  ],
  'wrong-order': [
    ['somebody missing', seated, 'ann', { ...SERIES, order: ['ann', 'pia'] }],
    ['somebody twice', seated, 'ann', { ...SERIES, order: ['ann', 'pia', 'pia'] }],
    ['somebody who looks on', seated, 'ann', { ...SERIES, order: ['ann', 'pia', 'eve'] }],
    ['one more', seated, 'ann', { ...SERIES, order: ['ann', 'pia', 'ben', 'eve'] }],
  ],
  'no-room': [
    ['for the tiles', seated, 'ann', { type: 'begin-game' }, { hasRoom: () => false }],
    ['in a series', inSeries, 'ann', { type: 'begin-game' }, { hasRoom: (board) => board !== 'A' }],
  ],
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
  'wrong-side': [
    ['a swap within a side', seated, 'ann', { type: 'swap-seats', player: 'ben' }],
    ['a wish of Poseidon', seated, 'pia', wish('red')],
    ['more time for the other side', overDays, 'ann', MORE_TIME],
    [
      'more time for the own side',
      () => overDays().does('pia', MORE_TIME),
      'pia',
      { type: 'give-more-time' },
    ],
    ['a wish of an onlooker', seated, 'eve', wish('red')],
  ],
  'phrases-only': [
    [
      'a text of their own',
      () => seated().does('ann', { type: 'allow-free-text', allowed: false }),
      'ben',
      { type: 'say', line: { type: 'text', text: 'Hello!' } },
    ],
  ],
  'nobody-else-here': [
    ['a line', () => new Evening(['ann']), 'ann', HELLO],
    ['a line beside an opponent', () => new Evening(['ann']).does('ann', ELPENOR), 'ann', HELLO],
  ],
  'no-such-line': [
    ['nothing was said', seated, 'ann', { type: 'remove-line', line: 0 }],
    [
      'it is removed already',
      () => seated().does('ben', HELLO).does('ann', { type: 'remove-line', line: 0 }),
      'ann',
      { type: 'remove-line', line: 0 },
    ],
  ],
  'square-off-board': [
    [
      'a phrase about it',
      seated,
      'ann',
      { type: 'say', line: { type: 'phrase', phrase: 'beware', square: 'o15' } },
      { hasSquare: () => false },
    ],
  ],
};

describe('a command is refused, and the table stays as it is', () => {
  for (const refusal of Object.keys(CASES) as (keyof typeof CASES)[]) {
    for (const [what, begin, player, command, deps] of CASES[refusal]) {
      it(`${refusal}: ${what}`, () => {
        const evening = begin();
        const before = freeze(evening.table);
        expect(evening.tries(player, command, deps)).toBe(refusal);
        expect(evening.table).toBe(before);
      });
    }
  }

  it('every code has its cases', () => {
    const listed = [...Object.keys(CASES), ...JOINING, ...LOGS];
    expect(TABLE_REFUSALS.filter((code) => !listed.includes(code))).toEqual([]);
  });
});

describe('a page that knows only its own player', () => {
  it('predicts each seat’s refusal as the table decides it', () => {
    const { table } = letIn('eve', letIn('pia', freed('pia')));
    expect(whyNoSeat(table, 'pia', 'navigators')).toBe('knows-other-side');
    expect(whyNoSeat(table, 'pia', 'poseidon')).toBeNull();
    expect(whyNoSeat(table, 'eve', 'navigators')).toBeNull();
  });
});
