/** Which notes of a ship can move with it after its order. */
import { describe, expect, it } from 'vitest';
import type { Square } from '../../shared/board/squares.ts';
import { BASE_GAME, type Reply } from '../../shared/game/game.ts';
import type { NavigatorsTold } from '../../shared/game/told.ts';
import { noteMovesAfter, courses } from '../../shared/game/views/note-moves.ts';
import { emptyGuesses } from '../../shared/game/rules/setup.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { reply } from '../helpers/replies.ts';

type Reminders = readonly (Square | null)[];
const LIE: Reminders = ['b2', null, 'g3', 'd5'];
const EMPTY = emptyGuesses(EMPTY_SEA.starts, BASE_GAME);

function north(answer: Reply = reply(), arrived = false): NavigatorsTold {
  return { type: 'sailed', ship: 'red', heading: 'N', arrived, reply: answer };
}
const touched = (number: number, ship: 'red' | 'green' = 'red'): NavigatorsTold => ({
  type: 'reminded',
  player: 'anna',
  ship,
  number,
  square: 'a1',
});
const crossed = (ship: 'red' | 'green'): NavigatorsTold => ({
  type: 'crossed',
  player: 'anna',
  ship,
  squares: ['a1'],
  crossed: true,
});
const STORM: NavigatorsTold = { type: 'storm-played', storm: 'red' };
const CROSSES: readonly Square[] = ['c3', 'c2', 'e1'];

function after(reminders: Reminders, crosses: readonly Square[], ...told: NavigatorsTold[]) {
  const guesses = {
    ...EMPTY,
    reminders: { ...EMPTY.reminders, red: reminders },
    crosses: { ...EMPTY.crosses, red: crosses },
  };
  return noteMovesAfter([STORM, ...told], EMPTY_SEA, guesses, 'red');
}

describe('where reminders would sail', () => {
  it('is one square on for each that lies on the chart, or off it', () => {
    expect(courses(EMPTY_SEA, ['b2', null, 'b1'], 'N')).toEqual([
      { number: 0, square: 'b2', to: 'b1' },
      { number: 2, square: 'b1', to: null },
    ]);
  });
});

describe('after an order', () => {
  it('reminders move with the ship, or off the chart if it can’t have been there', () => {
    expect(after(['b2', 'b1', 'g3', 'd5'], [], north())?.reminders).toEqual([
      { number: 0, square: 'b2', to: 'b1' },
      { number: 1, square: 'b1', to: null },
      { number: 2, square: 'g3', to: 'g2' },
      { number: 3, square: 'd5', to: null },
    ]);
  });

  it('crosses move with the ship, or off the chart', () => {
    expect(after([], CROSSES, north())).toMatchObject({ crosses: CROSSES, crossed: ['c2', 'c1'] });
  });

  it('the notes stay if the ship stayed, and are gone already if it is home', () => {
    expect(after(LIE, CROSSES, north(reply({}, {}, true)))).toBeNull();
    expect(after(LIE, CROSSES, north(reply(), true))).toBeNull();
  });

  it('reminders moved since are left alone, and other colours do not count', () => {
    expect(after(LIE, [], north(), touched(0), touched(2, 'green'))?.reminders).toMatchObject([
      { number: 2 },
      { number: 3 },
    ]);
    expect(after(LIE, [], north(), touched(0), touched(2), touched(3))).toBeNull();
  });

  it('crosses are left alone once one of them was changed', () => {
    expect(after([], CROSSES, north(), crossed('green'))).not.toBeNull();
    expect(after([], CROSSES, north(), crossed('red'))).toBeNull();
    expect(after([], CROSSES, crossed('red'), north())).not.toBeNull();
  });

  it('nothing moves once the next tile is played, without an order, or after a maelstrom', () => {
    expect(after(LIE, [], north(), { type: 'round-began', round: 2 })).not.toBeNull();
    expect(after(LIE, [], north(), { type: 'round-began', round: 2 }, STORM)).toBeNull();
    expect(after(LIE, [], north(), { type: 'caught-pushed', ship: 'red' })).toBeNull();
    expect(after(LIE, [])).toBeNull();
    expect(after(LIE, [], { type: 'surveyed', ship: 'red', reply: reply() })).toBeNull();
  });
});
