/** Which reminders move along with their ship's order, and which ones the order proves wrong. */
import { describe, expect, it } from 'vitest';
import type { Square } from '../../shared/board/squares.ts';
import type { Reply } from '../../shared/game/game.ts';
import type { NavigatorsTold } from '../../shared/game/told.ts';
import { reminderMovesAfter, courses } from '../../shared/game/views/reminder-moves.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { reply } from '../helpers/replies.ts';

const LIE: readonly (Square | null)[] = ['b2', null, 'g3', 'd5'];

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
const STORM: NavigatorsTold = { type: 'storm-played', storm: 'red' };
const along = (reminders: readonly (Square | null)[], ...told: NavigatorsTold[]) =>
  reminderMovesAfter([STORM, ...told], EMPTY_SEA, reminders, 'red');

describe('where reminders would sail', () => {
  it('is one square on for each that lies on the chart, or off it', () => {
    expect(courses(EMPTY_SEA, ['b2', null, 'b1'], 'N')).toEqual([
      { number: 0, square: 'b2', to: 'b1' },
      { number: 2, square: 'b1', to: null },
    ]);
  });
});

describe('after an order', () => {
  it('reminders sail along, unless the ship would be home from there', () => {
    expect(along(LIE, north())).toMatchObject({
      ship: 'red',
      heading: 'N',
      moves: [
        { number: 0, square: 'b2', to: 'b1' },
        { number: 2, square: 'g3', to: 'g2' },
      ],
      ruledOut: [{ number: 3, square: 'd5' }],
    });
  });

  it('reminders at the edge are ruled out if the ship would have left the board', () => {
    expect(along(['b1', 'b2'], north())).toMatchObject({
      moves: [{ number: 1 }],
      ruledOut: [{ number: 0, square: 'b1' }],
    });
  });

  it('off the board, reminders at that edge stay and the others are ruled out (ruling 7)', () => {
    expect(along(['b1', 'b2'], north(reply({}, {}, true)))).toMatchObject({
      moves: [],
      ruledOut: [{ number: 1, square: 'b2' }],
    });
    expect(along(['b1'], north(reply({}, {}, true)))).toBeNull();
  });

  it('all reminders are ruled out if the ship came home', () => {
    expect(along(['d5', 'b2'], north(reply(), true))).toMatchObject({
      moves: [],
      ruledOut: [{ number: 0 }, { number: 1 }],
    });
  });

  it('reminders moved since are left alone, and other colours do not count', () => {
    expect(along(LIE, north(), touched(0), touched(2, 'green'))).toMatchObject({
      moves: [{ number: 2 }],
      ruledOut: [{ number: 3 }],
    });
    expect(along(LIE, north(), touched(0), touched(2), touched(3))).toBeNull();
  });

  it('nothing is offered once the next tile is played, or without an order', () => {
    expect(along(LIE, north(), { type: 'round-began', round: 2 })).not.toBeNull();
    expect(along(LIE, north(), { type: 'round-began', round: 2 }, STORM)).toBeNull();
    expect(along(LIE)).toBeNull();
    expect(along(LIE, { type: 'surveyed', ship: 'red', reply: reply() })).toBeNull();
  });
});
