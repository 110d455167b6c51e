/** Which reminders sail along with an order, and which the order proves wrong. */
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
  it('those that can sail along do; from the Sacred Island’s neighbour the ship would be home', () => {
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

  it('from the edge it would have left the board', () => {
    expect(along(['b1', 'b2'], north())).toMatchObject({
      moves: [{ number: 1 }],
      ruledOut: [{ number: 0, square: 'b1' }],
    });
  });

  it('off the board it stayed: what lies at that edge stays, the rest was wrong (ruling 7)', () => {
    expect(along(['b1', 'b2'], north(reply({}, {}, true)))).toMatchObject({
      moves: [],
      ruledOut: [{ number: 1, square: 'b2' }],
    });
    expect(along(['b1'], north(reply({}, {}, true)))).toBeNull();
  });

  it('that brought it home, no reminder is of any use', () => {
    expect(along(['d5', 'b2'], north(reply(), true))).toMatchObject({
      moves: [],
      ruledOut: [{ number: 0 }, { number: 1 }],
    });
  });

  it('what somebody has touched since is left alone, other colours do not count', () => {
    expect(along(LIE, north(), touched(0), touched(2, 'green'))).toMatchObject({
      moves: [{ number: 2 }],
      ruledOut: [{ number: 3 }],
    });
    expect(along(LIE, north(), touched(0), touched(2), touched(3))).toBeNull();
  });

  it('is over when the next tile is played, and there is none without an order', () => {
    expect(along(LIE, north(), { type: 'round-began', round: 2 })).not.toBeNull();
    expect(along(LIE, north(), { type: 'round-began', round: 2 }, STORM)).toBeNull();
    expect(along(LIE)).toBeNull();
    expect(along(LIE, { type: 'surveyed', ship: 'red', reply: reply() })).toBeNull();
  });
});
