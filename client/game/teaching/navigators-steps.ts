/** The Navigators' lesson: the rulebook's example of a turn, and then a task in which the player has to find a ship. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Storm } from '../../../shared/game/game.ts';
import { pushSquares } from '../../../shared/game/rules/storms.ts';
import {
  headingBetween,
  onBorder,
  squaresOf,
  type Heading,
  type Square,
} from '../../../shared/board/squares.ts';
import { NAVIGATORS_VOYAGE, type NavigatorsStep } from '../../text/voyage-steps.ts';
import { CREW, POSEIDON, type Move } from './position.ts';
import { SEA } from './sea.ts';
import { shifted, type Step } from './steps.ts';

export const storm = (tile: Storm, ship: Ship, to: Square): Move => ({
  actor: POSEIDON,
  command: { type: 'play-storm', storm: tile, pushes: { [ship]: to } },
});
export const sail = (ship: Ship, heading: Heading): Move => ({
  actor: CREW,
  command: { type: 'sail', ship, heading },
});

/** The squares to which the white and yellow storms secretly drive their ships. */
const WHITE_PUSH: Square = 'f1';
const YELLOW_PUSH: Square = 'c4';

/** The square of the yellow guess before the yellow storm. */
const YELLOW_BEFORE: Square = 'd5';
/** The squares to which the yellow storm can drive the ship from there. */
const yellowReach = pushSquares(SEA, YELLOW_BEFORE);
/** The squares among these that are next to the Sacred Island, from where the red ship sights the yellow one. */
const besideHome = yellowReach.filter((square) => headingBetween(square, SEA.sacred) !== undefined);

const steps: Readonly<Record<NavigatorsStep, Omit<Step, 'id'>>> = {
  goal: { task: { type: 'find', squares: [SEA.sacred] } },
  storm: {
    tile: 'white',
    before: [storm('white', 'white', WHITE_PUSH)],
    task: { type: 'find', squares: [SEA.starts.white] },
  },
  red: { reply: 'red', task: { type: 'order', ship: 'red', heading: 'E' } },
  redSees: { reply: 'red', task: { type: 'find', squares: ['b5', 'd4'] } },
  yellow: { reply: 'yellow', task: { type: 'order', ship: 'yellow', heading: 'NW' } },
  yellowSees: { reply: 'yellow', task: { type: 'find', squares: ['c5'] } },
  white: { reply: 'white', task: { type: 'order', ship: 'white', heading: 'SW' } },
  whiteIs: {
    reply: 'white',
    task: (at) => ({
      type: 'guess',
      ship: 'white',
      square: 'e2',
      among: shifted(at, pushSquares(SEA, SEA.starts.white), 'SW'),
    }),
  },
  green: { reply: 'green', task: { type: 'order', ship: 'green', heading: 'NE' } },
  nextStorm: {
    tile: 'yellow',
    task: { type: 'watch' },
    moves: [storm('yellow', 'yellow', YELLOW_PUSH)],
  },
  redHome: { reply: 'red', task: { type: 'order', ship: 'red', heading: 'NE' } },
  reminders: {
    reply: 'red',
    task: { type: 'remind', ship: 'yellow', squares: besideHome, among: yellowReach },
  },
  yellowAgain: { reply: 'yellow', task: { type: 'order', ship: 'yellow', heading: 'NE' } },
  yellowIs: {
    reply: 'yellow',
    task: (at) => ({ type: 'guess', ship: 'yellow', square: 'd3', among: shifted(at, besideHome, 'NE') }),
  },
  end: { task: { type: 'end' } },
};

export const NAVIGATORS_STEPS: readonly Step<NavigatorsStep>[] = NAVIGATORS_VOYAGE.map((id) => ({
  id,
  ...steps[id],
}));

/** The border squares of the tutorial's board, which are highlighted when the coastline is explained. */
export const COAST: readonly Square[] = squaresOf(SEA).filter((square) => onBorder(SEA, square));
