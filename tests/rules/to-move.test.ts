/** Whom a game is waiting for, as everybody or only the Navigators may know it. */
import { describe, expect, it } from 'vitest';
import type { Game, Owners } from '../../shared/game/game.ts';
import { isNavigatorToMove, navigatorsToMove, sideToMove } from '../../shared/game/rules/to-move.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { position } from '../helpers/play.ts';

const CREW = ['anna', 'bert', 'cleo'];
const OWNED: Owners = { red: 'anna', green: 'bert', white: 'cleo', yellow: 'anna' };

const game = (change: Partial<Game>): Game =>
  position(EMPTY_SEA, { lighthouses: 1 }, { navigators: CREW, owners: OWNED, ...change });
/** The Navigators whom the game is waiting for, according to their own side. */
const waiting = (at: Game) => CREW.filter((player) => isNavigatorToMove(at, player));

it('waits for one side in each phase', () => {
  const phases = ['lighthouses', 'dangers', 'poseidon', 'navigators', 'caught', 'over'] as const;
  expect(phases.map(sideToMove)).toEqual([
    'navigators',
    'poseidon',
    'poseidon',
    'navigators',
    'poseidon',
    null,
  ]);
});

describe('while ships take their orders', () => {
  it('waits for the owners of the ships that have neither stepped nor come home, and everybody knows it', () => {
    const at = game({ phase: 'navigators', stepped: ['red'], arrived: ['green'] });
    expect(navigatorsToMove(at)).toEqual(['anna', 'cleo']);
    expect(waiting(at)).toEqual(['anna', 'cleo']);
    const later = game({ phase: 'navigators', stepped: ['red', 'yellow'], arrived: ['green'] });
    expect(navigatorsToMove(later)).toEqual(['cleo']);
    expect(waiting(later)).toEqual(['cleo']);
  });

  it('waits for all of them while a ship without an owner has a step, and names nobody', () => {
    const owners: Owners = { ...OWNED, yellow: null };
    const at = game({ phase: 'navigators', owners, stepped: ['red', 'green', 'white'] });
    expect(navigatorsToMove(at)).toBeUndefined();
    expect(waiting(at)).toEqual(CREW);
    expect(isNavigatorToMove(at, 'poseidon')).toBe(false);
  });

  it('names a lone Navigator, and nobody if the side is empty', () => {
    const owners: Owners = { red: null, green: null, white: null, yellow: null };
    expect(navigatorsToMove(game({ phase: 'navigators', navigators: ['anna'], owners }))).toEqual(['anna']);
    expect(navigatorsToMove(game({ phase: 'navigators', navigators: [], owners }))).toEqual([]);
  });
});

describe('while lighthouses are placed', () => {
  it('waits for the Navigators who have not agreed, which only the Navigators know', () => {
    const at = game({ phase: 'lighthouses', proposal: { squares: ['d4'], agreed: ['anna'] } });
    expect(waiting(at)).toEqual(['bert', 'cleo']);
    expect(navigatorsToMove(at)).toBeUndefined();
    expect(waiting(game({ phase: 'lighthouses' }))).toEqual(CREW);
  });
});

it('waits for no Navigator during a turn of Poseidon', () => {
  for (const phase of ['dangers', 'poseidon', 'caught', 'over'] as const)
    expect(waiting(game({ phase }))).toEqual([]);
});
