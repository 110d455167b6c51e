/** The end of the game, the winner, and points (ruling 9). */
import { describe, expect, it } from 'vitest';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { Game, Tile } from '../../shared/game/game.ts';
import { outcomeOf, winners } from '../../shared/game/rules/ending.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { after, ANNA, beganFor, eventsOf, POSEIDON, position, start } from '../helpers/play.ts';

const HOME = { red: 'd4', green: 'd4', white: 'd4', yellow: 'd4' } as const;

/**
 * A game in the Navigators' turn, with these ships home and these tiles left. The other ships are on their start
 * squares.
 */
function lateGame(arrived: readonly Ship[], hand: readonly Tile[]): Game {
  const ships = { ...EMPTY_SEA.starts };
  for (const ship of arrived) ships[ship] = HOME[ship];
  return position(EMPTY_SEA, {}, { phase: 'navigators', arrived, ships, hand, round: 11 - hand.length });
}

describe('the game ends', () => {
  it('at once when the fourth ship arrives, with storms left and steps to come', () => {
    const game = {
      ...lateGame(['red', 'green', 'white'], ['red', 'great']),
      ships: { ...HOME, yellow: 'e5' as const },
    };
    const events = eventsOf(game, ANNA, { type: 'sail', ship: 'yellow', heading: 'NW' });
    expect(events.map(({ type }) => type)).toEqual(['sailed', 'ended']);
    expect(events[1]).toEqual({ type: 'ended', outcome: { winner: 'navigators', arrived: [...SHIPS] } });
  });

  it('not when the third arrives', () => {
    const game = {
      ...lateGame(['red', 'green'], ['red']),
      ships: { ...HOME, white: 'e5' as const, yellow: 'a1' as const },
    };
    const third = after(game, ANNA, { type: 'sail', ship: 'white', heading: 'NW' });
    expect(third).toMatchObject({ phase: 'navigators', outcome: null });
    expect(after(third, ANNA, { type: 'sail', ship: 'yellow', heading: 'S' }).phase).toBe('poseidon');
  });

  it('with the round in which the last storm was spent, and not before', () => {
    const last = lateGame(['red', 'green'], []);
    const step = after(last, ANNA, { type: 'sail', ship: 'white', heading: 'N' });
    expect(step).toMatchObject({ phase: 'navigators', outcome: null });
    const over = after(step, ANNA, { type: 'sail', ship: 'yellow', heading: 'N' });
    expect(over).toMatchObject({
      phase: 'over',
      round: 11,
      outcome: { winner: 'poseidon', arrived: ['red', 'green'] },
    });
  });

  it('not while a storm is left', () => {
    const game = lateGame(['red', 'green', 'white'], ['yellow']);
    const events = eventsOf(game, ANNA, { type: 'sail', ship: 'yellow', heading: 'N' });
    expect(events.at(-1)).toEqual({ type: 'round-began', round: 11 });
  });

  it('with a ship that arrives in the very last step', () => {
    const game = {
      ...lateGame(['red', 'green'], []),
      ships: { ...HOME, white: 'd5' as const, yellow: 'a1' as const },
    };
    const first = after(game, ANNA, { type: 'sail', ship: 'yellow', heading: 'S' });
    expect(after(first, ANNA, { type: 'sail', ship: 'white', heading: 'N' }).outcome).toEqual({
      winner: 'navigators',
      arrived: ['red', 'green', 'white'],
    });
  });

  it('after eleven rounds of eleven storms, if nobody arrives', () => {
    const tiles = [
      'great',
      'red',
      'great',
      'red',
      'great',
      'green',
      'green',
      'white',
      'white',
      'yellow',
      'yellow',
    ] as const;
    const pushes = { red: 'b1', green: 'f1', white: 'b7', yellow: 'f7' } as const;
    let game = position(EMPTY_SEA);
    for (const storm of tiles) {
      // Put every ship back in its corner, so that the same storm and the same order off the board are legal again.
      game = { ...game, ships: EMPTY_SEA.starts };
      const own = storm === 'great' ? pushes : { [storm]: pushes[storm] };
      game = after(game, POSEIDON, { type: 'play-storm', storm, pushes: own });
      for (const ship of SHIPS)
        game = after(game, ANNA, {
          type: 'sail',
          ship,
          heading: ship === 'red' || ship === 'green' ? 'N' : 'S',
        });
    }
    expect(game).toMatchObject({
      phase: 'over',
      round: 11,
      hand: [],
      outcome: { winner: 'poseidon', arrived: [] },
    });
  });
});

describe('the winner', () => {
  it.each([
    [[], 'poseidon'],
    [['red'], 'poseidon'],
    [['white', 'red'], 'poseidon'],
    [['yellow', 'white', 'red'], 'navigators'],
    [['yellow', 'white', 'green', 'red'], 'navigators'],
  ] as const)('%j on the Sacred Island: %s', (arrived, winner) => {
    const outcome = outcomeOf(arrived);
    expect(outcome.winner).toBe(winner);
    expect(outcome.arrived).toEqual(SHIPS.filter((ship) => (arrived as readonly Ship[]).includes(ship)));
  });

  // Anna owns the red ship. In a crew of two she also owns the white ship, and in a crew of three the yellow one.
  it.each([
    ['two players', 1, ['red', 'green'], ['poseidon']],
    ['three players', 2, ['red', 'white'], ['poseidon', 'anna']],
    ['three players, one ship each', 2, ['red', 'green'], ['poseidon', 'anna', 'bert']],
    ['five players', 4, ['green'], ['poseidon', 'bert']],
    ['five players, no ship', 4, [], ['poseidon']],
    ['five players, three ships', 4, ['red', 'green', 'white'], ['anna', 'bert', 'cleo', 'dora']],
    ['two players, three ships', 1, ['red', 'green', 'white'], ['anna']],
  ] as const)('%s: %i, %j', (_, crew, arrived, won) => {
    const { game } = start(beganFor(EMPTY_SEA, {}, crew));
    expect(winners(game, 'poseidon', outcomeOf(arrived))).toEqual(won);
  });

  it('nobody owns the cooperative ship', () => {
    const { game } = start(beganFor(EMPTY_SEA, {}, 3, true));
    expect(winners(game, 'poseidon', outcomeOf(['yellow', 'green']))).toEqual(['poseidon', 'bert']);
  });
});
