/** A command that would change nothing is accepted, but adds no event, so the log does not grow. */
import { describe, expect, it } from 'vitest';
import { BASE_GAME, type GameCommand } from '../../shared/game/game.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { drawnBoard } from '../helpers/own-boards.ts';
import { after, ANNA, eventsOf, position } from '../helpers/play.ts';
import { Evening } from '../helpers/tables.ts';

const CLOCK = { poseidon: 60, order: 30, atZero: 'sign' } as const;

/** For each choice, a command that changes nothing when it is repeated, and a different command to give in between. */
const CHOICES: readonly [what: string, choice: TableCommand, other: TableCommand][] = [
  ['a name', { type: 'rename', name: 'Anna' }, { type: 'rename', name: 'ann' }],
  ['a board', { type: 'choose-board', board: 'B' }, { type: 'choose-board', board: 'A' }],
  [
    'a board of one’s own',
    { type: 'choose-own-board', board: drawnBoard() },
    { type: 'choose-board', board: 'A' },
  ],
  [
    'the variants',
    { type: 'choose-variants', variants: { ...BASE_GAME, fogBanks: 1 } },
    { type: 'choose-variants', variants: BASE_GAME },
  ],
  ['the mode', { type: 'choose-mode', mode: 'competing' }, { type: 'choose-mode', mode: 'cooperative' }],
  ['the clock', { type: 'choose-clock', clock: CLOCK }, { type: 'choose-clock', clock: null }],
  ['the oracle', { type: 'choose-oracle', oracle: 'full' }, { type: 'choose-oracle', oracle: 'silent' }],
  [
    'the help with replies',
    { type: 'choose-survey-help', help: 'squares' },
    { type: 'choose-survey-help', help: 'none' },
  ],
  ['the open chart', { type: 'open-chart', open: true }, { type: 'open-chart', open: false }],
  ['a wish', { type: 'wish-ship', ship: 'red', wish: true }, { type: 'wish-ship', ship: 'red', wish: false }],
  [
    'a word for the big screen',
    { type: 'allow-olympus', allowed: true },
    { type: 'allow-olympus', allowed: false },
  ],
  [
    'the open seats',
    { type: 'open-table', open: { waitMinutes: 5, language: 'de' } },
    { type: 'open-table', open: null },
  ],
  ['the lock', { type: 'lock-table', locked: true }, { type: 'lock-table', locked: false }],
];

describe('at the table', () => {
  it.each(CHOICES)('%s', (_, choice, other) => {
    const evening = new Evening(['ann', 'pia']).seats('pia', 'ann');
    const toldBy = (command: TableCommand) => {
      const { length } = evening.log;
      return evening.does('ann', command).log.length - length;
    };
    expect([toldBy(choice), toldBy(choice), toldBy(other), toldBy(other)]).toEqual([1, 0, 1, 0]);
  });
});

describe("on the Navigators' board", () => {
  const opening = position(EMPTY_SEA, { fogBanks: 1 }, { phase: 'navigators' });
  const commands: readonly [string, set: GameCommand, back: GameCommand][] = [
    [
      'a guess',
      { type: 'guess', ship: 'red', square: 'd4' },
      { type: 'guess', ship: 'red', square: EMPTY_SEA.starts.red },
    ],
    [
      'a reminder',
      { type: 'remind', ship: 'red', number: 0, square: 'd4' },
      { type: 'remind', ship: 'red', number: 0, square: null },
    ],
    [
      'crosses',
      { type: 'cross', ship: 'red', squares: ['d4', 'e5'], crossed: true },
      { type: 'cross', ship: 'red', squares: ['e5', 'd4'], crossed: false },
    ],
    [
      'a marker',
      { type: 'mark', kind: 'fogBank', number: 0, square: 'd4' },
      { type: 'mark', kind: 'fogBank', number: 0, square: null },
    ],
  ];
  it.each(commands)('%s', (_, set, back) => {
    expect(eventsOf(opening, ANNA, back)).toEqual([]);
    const placed = after(opening, ANNA, set);
    expect(eventsOf(placed, ANNA, set)).toEqual([]);
    expect(eventsOf(placed, ANNA, back)).toHaveLength(1);
  });
});
