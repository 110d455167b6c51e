/** Every refusal, each with a command that causes it. A refused command never changes the game. */
import { describe, expect, it } from 'vitest';
import {
  GAME_REFUSALS,
  type Actor,
  type Game,
  type GameCommand,
  type GameRefusal,
} from '../../shared/game/game.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { after, ANNA, BERT, beganFor, POSEIDON, position, start } from '../helpers/play.ts';
import { refusalOf } from '../helpers/refusing.ts';

type Case = readonly [name: string, game: Game, actor: Actor, command: GameCommand];

const opening = position(EMPTY_SEA);
const navigating = after(opening, POSEIDON, { type: 'play-storm', storm: 'red', pushes: { red: 'b2' } });
const ofTwo = after(start(beganFor(EMPTY_SEA, {}, 2)).game, POSEIDON, {
  type: 'play-storm',
  storm: 'red',
  pushes: { red: 'b2' },
});
const monsters = position(EMPTY_SEA, { seaMonsters: ['kraken'] });
const held = after(monsters, POSEIDON, { type: 'play-monster', monster: 'kraken', ship: 'red' });
const arrived = { arrived: ['red'], ships: { ...opening.ships, red: 'd4' } } as const;
const lighthouses = position(EMPTY_SEA, { lighthouses: 2 });
const proposed = after(start(beganFor(EMPTY_SEA, { lighthouses: 1 }, 2)).game, ANNA, {
  type: 'propose-lighthouses',
  squares: ['a4'],
});
const dangers = position(EMPTY_SEA, { maelstroms: 1, fogBanks: 1 });
const caught = position(
  EMPTY_SEA,
  { maelstroms: 1 },
  {
    phase: 'caught',
    caught: 'red',
    ships: { ...opening.ships, red: 'c2' },
  },
);
const HELLO = { type: 'phrase', phrase: 'hello' } as const;
/** Two lines were said, and the second is removed. */
const spoken = position(EMPTY_SEA, {}, { talk: { said: 2, removed: [1] } });
const over = position(EMPTY_SEA, {}, { phase: 'over' });

const sail = { type: 'sail', ship: 'red', heading: 'E' } as const;
const redStorm = { type: 'play-storm', storm: 'red', pushes: { red: 'a2' } } as const;
const greatStorm = {
  type: 'play-storm',
  storm: 'great',
  pushes: { red: 'a2', green: 'f2', white: 'a6', yellow: 'f6' },
} as const;

const CASES: Readonly<Record<GameRefusal, readonly Case[]>> = {
  'wrong-side': [
    ['a Navigator plays a storm', opening, ANNA, redStorm],
    ['a Navigator plays a monster', monsters, ANNA, { type: 'play-monster', monster: 'kraken', ship: 'red' }],
    [
      'a Navigator places dangers',
      dangers,
      ANNA,
      { type: 'place-dangers', maelstroms: ['a4'], fogBanks: ['c1'] },
    ],
    ['a Navigator pushes a caught ship', caught, ANNA, { type: 'push-caught', square: 'c3' }],
    ['Poseidon orders a ship', navigating, POSEIDON, sail],
    ['Poseidon surveys', held, POSEIDON, { type: 'survey', ship: 'red' }],
    ['Poseidon proposes', lighthouses, POSEIDON, { type: 'propose-lighthouses', squares: ['a4', 'g4'] }],
    ['Poseidon agrees', proposed, POSEIDON, { type: 'agree-lighthouses', squares: ['a4'] }],
    ['Poseidon guesses', opening, POSEIDON, { type: 'guess', ship: 'red', square: 'a2' }],
    ['Poseidon reminds', opening, POSEIDON, { type: 'remind', ship: 'red', number: 0, square: 'a2' }],
    [
      'Poseidon crosses out',
      opening,
      POSEIDON,
      { type: 'cross', ship: 'red', squares: ['a2'], crossed: true },
    ],
    ['Poseidon talks to the crew', opening, POSEIDON, { type: 'say-to-crew', line: HELLO }],
    ['Poseidon removes a line', spoken, POSEIDON, { type: 'remove-crew-line', line: 0 }],
    ['Poseidon marks', opening, POSEIDON, { type: 'mark', kind: 'fogBank', number: 0, square: 'a2' }],
  ],
  'wrong-phase': [
    ['a storm in the Navigators’ turn', navigating, POSEIDON, redStorm],
    [
      'a monster in the Navigators’ turn',
      held,
      POSEIDON,
      { type: 'play-monster', monster: 'kraken', ship: 'red' },
    ],
    ['an order in Poseidon’s turn', opening, ANNA, sail],
    ['a survey in Poseidon’s turn', opening, ANNA, { type: 'survey', ship: 'red' }],
    ['an order while a ship is caught', caught, ANNA, sail],
    ['a storm before the dangers', dangers, POSEIDON, redStorm],
    ['dangers in a game without', opening, POSEIDON, { type: 'place-dangers', maelstroms: [], fogBanks: [] }],
    [
      'dangers before lighthouses',
      lighthouses,
      POSEIDON,
      { type: 'place-dangers', maelstroms: [], fogBanks: [] },
    ],
    ['a push with no ship caught', navigating, POSEIDON, { type: 'push-caught', square: 'a2' }],
    ['a proposal in a game without', opening, ANNA, { type: 'propose-lighthouses', squares: [] }],
    ['an agreement to nothing', lighthouses, ANNA, { type: 'agree-lighthouses', squares: ['a4', 'g4'] }],
    ['a storm after the end', over, POSEIDON, redStorm],
    ['a line after the end', over, ANNA, { type: 'say-to-crew', line: HELLO }],
    ['an order after the end', over, ANNA, sail],
    ['a guess after the end', over, ANNA, { type: 'guess', ship: 'red', square: 'a2' }],
    ['a reminder after the end', over, ANNA, { type: 'remind', ship: 'red', number: 0, square: 'a2' }],
    ['a cross after the end', over, ANNA, { type: 'cross', ship: 'red', squares: ['a2'], crossed: true }],
    ['a marker after the end', over, ANNA, { type: 'mark', kind: 'maelstrom', number: 0, square: 'a2' }],
  ],
  'not-your-ship': [
    ['another Navigator’s ship', ofTwo, ANNA, { type: 'sail', ship: 'green', heading: 'S' }],
    ['and the other way round', ofTwo, BERT, sail],
    ['a survey of another’s ship', { ...ofTwo, held: 'green' }, ANNA, { type: 'survey', ship: 'green' }],
  ],
  'tile-not-in-hand': [
    ['a spent storm', { ...opening, hand: ['green'] }, POSEIDON, redStorm],
    ['a spent Great Storm', { ...opening, hand: ['green'] }, POSEIDON, greatStorm],
    ['a monster not in play', opening, POSEIDON, { type: 'play-monster', monster: 'kraken', ship: 'red' }],
    ['the other monster', monsters, POSEIDON, { type: 'play-monster', monster: 'leviathan', ship: 'red' }],
  ],
  'great-storm-in-a-row': [
    ['after a Great Storm', { ...opening, played: [{ tile: 'great', round: 1 }] }, POSEIDON, greatStorm],
  ],
  'great-storm-dead-end': [
    [
      'two Great Storms would be left over',
      { ...opening, hand: ['great', 'great', 'red'] },
      POSEIDON,
      redStorm,
    ],
  ],
  'ship-arrived': [
    ['an order to a ship that arrived', { ...navigating, ...arrived }, ANNA, sail],
    [
      'a cross for a ship that arrived',
      { ...navigating, ...arrived },
      ANNA,
      { type: 'cross', ship: 'red', squares: ['a2'], crossed: true },
    ],
    ['a survey of a ship that arrived', { ...navigating, ...arrived }, ANNA, { type: 'survey', ship: 'red' }],
    [
      'a monster against a ship that arrived',
      { ...monsters, ...arrived },
      POSEIDON,
      { type: 'play-monster', monster: 'kraken', ship: 'red' },
    ],
  ],
  'ship-stepped': [
    ['a second order', after(navigating, ANNA, sail), ANNA, sail],
    [
      'a survey after the survey',
      after(held, ANNA, { type: 'survey', ship: 'red' }),
      ANNA,
      { type: 'survey', ship: 'red' },
    ],
  ],
  'ship-held': [['an order to a held ship', held, ANNA, sail]],
  'ship-not-held': [
    ['a survey without sailing', navigating, ANNA, { type: 'survey', ship: 'red' }],
    ['a survey of a ship that is not the held one', held, ANNA, { type: 'survey', ship: 'green' }],
  ],
  'push-missing': [
    ['a storm without its push', opening, POSEIDON, { type: 'play-storm', storm: 'red', pushes: {} }],
    [
      'a Great Storm with three pushes',
      opening,
      POSEIDON,
      { type: 'play-storm', storm: 'great', pushes: { red: 'a2', green: 'f2', white: 'a6' } },
    ],
  ],
  'push-unwanted': [
    [
      'a push of a ship not hit',
      opening,
      POSEIDON,
      { type: 'play-storm', storm: 'red', pushes: { red: 'a2', green: 'f2' } },
    ],
    ['a push of a ship that arrived', { ...opening, ...arrived }, POSEIDON, greatStorm],
    ['a spent storm that pushes', { ...opening, ...arrived }, POSEIDON, redStorm],
  ],
  'push-not-adjacent': [
    ['two squares', opening, POSEIDON, { type: 'play-storm', storm: 'red', pushes: { red: 'a3' } }],
    ['no square', opening, POSEIDON, { type: 'play-storm', storm: 'red', pushes: { red: 'a1' } }],
    [
      'off the board',
      { ...opening, ships: { ...opening.ships, red: 'g4' } },
      POSEIDON,
      { type: 'play-storm', storm: 'red', pushes: { red: 'h4' } },
    ],
    ['a caught ship two squares', caught, POSEIDON, { type: 'push-caught', square: 'c4' }],
    ['a caught ship nowhere', caught, POSEIDON, { type: 'push-caught', square: 'c2' }],
  ],
  'push-sacred': [
    [
      'a storm onto the Sacred Island',
      { ...opening, ships: { ...opening.ships, red: 'c3' } },
      POSEIDON,
      { type: 'play-storm', storm: 'red', pushes: { red: 'd4' } },
    ],
    ['a caught ship onto the Sacred Island', caught, POSEIDON, { type: 'push-caught', square: 'd4' }],
  ],
  'square-off-board': [
    ['a guess', opening, ANNA, { type: 'guess', ship: 'red', square: 'h1' }],
    ['a reminder', opening, ANNA, { type: 'remind', ship: 'red', number: 0, square: 'a8' }],
    ['a marker', dangers, ANNA, { type: 'mark', kind: 'fogBank', number: 0, square: 'o15' }],
    [
      'one of the crosses',
      opening,
      ANNA,
      { type: 'cross', ship: 'red', squares: ['a2', 'h1'], crossed: true },
    ],
    [
      'a line',
      opening,
      ANNA,
      { type: 'say-to-crew', line: { type: 'phrase', phrase: 'beware', square: 'h1' } },
    ],
    ['a lighthouse', lighthouses, ANNA, { type: 'propose-lighthouses', squares: ['a4', 'h4'] }],
    ['a fog bank', dangers, POSEIDON, { type: 'place-dangers', maelstroms: ['a4'], fogBanks: ['h4'] }],
  ],
  'square-barred': [
    ['a lighthouse on a start', lighthouses, ANNA, { type: 'propose-lighthouses', squares: ['a1', 'a4'] }],
    ['a lighthouse by the goal', lighthouses, ANNA, { type: 'propose-lighthouses', squares: ['a4', 'c3'] }],
    [
      'a maelstrom by a start',
      dangers,
      POSEIDON,
      { type: 'place-dangers', maelstroms: ['b2'], fogBanks: ['a4'] },
    ],
    ['fog on the goal', dangers, POSEIDON, { type: 'place-dangers', maelstroms: ['a4'], fogBanks: ['d4'] }],
  ],
  'square-taken': [
    [
      'two lighthouses on a square',
      lighthouses,
      ANNA,
      { type: 'propose-lighthouses', squares: ['a4', 'a4'] },
    ],
    [
      'fog on a maelstrom',
      dangers,
      POSEIDON,
      { type: 'place-dangers', maelstroms: ['a4'], fogBanks: ['a4'] },
    ],
    [
      'a maelstrom on a lighthouse',
      { ...dangers, tiles: { ...dangers.tiles, lighthouses: ['a4'] } },
      POSEIDON,
      { type: 'place-dangers', maelstroms: ['a4'], fogBanks: ['g4'] },
    ],
  ],
  'wrong-count': [
    ['too few lighthouses', lighthouses, ANNA, { type: 'propose-lighthouses', squares: ['a4'] }],
    ['too many lighthouses', lighthouses, ANNA, { type: 'propose-lighthouses', squares: ['a4', 'g4', 'd1'] }],
    ['a maelstrom left out', dangers, POSEIDON, { type: 'place-dangers', maelstroms: [], fogBanks: ['a4'] }],
    [
      'too much fog',
      dangers,
      POSEIDON,
      { type: 'place-dangers', maelstroms: ['a4'], fogBanks: ['d1', 'd7'] },
    ],
  ],
  'proposal-changed': [
    ['another square', proposed, BERT, { type: 'agree-lighthouses', squares: ['g4'] }],
    ['nothing', proposed, BERT, { type: 'agree-lighthouses', squares: [] }],
  ],
  'no-such-token': [
    ['a fifth reminder', opening, ANNA, { type: 'remind', ship: 'red', number: 4, square: 'a2' }],
    [
      'a reminder from the wrong end',
      opening,
      ANNA,
      { type: 'remind', ship: 'red', number: -1, square: 'a2' },
    ],
    ['half a reminder', opening, ANNA, { type: 'remind', ship: 'red', number: 0.5, square: 'a2' }],
    ['no number', opening, ANNA, { type: 'remind', ship: 'red', number: NaN, square: null }],
    [
      'a marker of a danger not in play',
      opening,
      ANNA,
      { type: 'mark', kind: 'fogBank', number: 0, square: 'a2' },
    ],
    [
      'a second marker of one fog bank',
      dangers,
      ANNA,
      { type: 'mark', kind: 'fogBank', number: 1, square: 'a2' },
    ],
  ],
  'reminders-off': [
    [
      'Use Your Memory',
      position(EMPTY_SEA, { useYourMemory: true }),
      ANNA,
      { type: 'remind', ship: 'red', number: 0, square: 'a2' },
    ],
    [
      'a cross with Use Your Memory',
      position(EMPTY_SEA, { useYourMemory: true }),
      ANNA,
      { type: 'cross', ship: 'red', squares: ['a2'], crossed: true },
    ],
  ],
  'no-such-line': [
    ['nothing was said', opening, ANNA, { type: 'remove-crew-line', line: 0 }],
    ['too few lines were said', spoken, ANNA, { type: 'remove-crew-line', line: 2 }],
    ['the line is removed already', spoken, ANNA, { type: 'remove-crew-line', line: 1 }],
  ],
};

describe('a command is refused, and the game stays as it is', () => {
  for (const refusal of GAME_REFUSALS) {
    it.each(CASES[refusal])(`${refusal}: %s`, (_, game, actor, command) => {
      expect(refusalOf(game, actor, command)).toBe(refusal);
    });
  }
});
