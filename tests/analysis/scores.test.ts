/** The scores and the chance of winning: their formulas and edge cases. */
import { describe, expect, it } from 'vitest';
import { SHIPS } from '../../shared/board/board.ts';
import { homeChance, ordersLeft, weightOf, winChance } from '../../shared/analysis/outlook.ts';
import { confusionScore, deductionScore, expectedMiss, excessMiss } from '../../shared/analysis/scores.ts';
import { hiddenBits, afterPush, stormChoices } from '../../shared/analysis/storms.ts';
import { firstBelief } from '../../shared/oracle/belief.ts';
import { LIMITS } from '../../shared/oracle/budget.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import { drawBoard, EMPTY_SEA } from '../helpers/boards.ts';
import { position } from '../helpers/play.ts';

describe('deduction', () => {
  it.each([
    [[], 100, 0],
    [[0], 100, 1],
    [[1], 50, 1],
    [[2], 33, 1],
    [[0, 1], 75, 2],
  ])('%j squares given away: %i', (squares, points, of) => {
    expect(deductionScore(squares)).toEqual({ points, of });
  });

  it('gives away nothing in the middle of what is possible, however far the ship truly was', () => {
    const known = [
      ['b2', 0.5],
      ['d2', 0.5],
    ] as const;
    expect(expectedMiss(known, 'c2')).toBe(1);
    expect(excessMiss(EMPTY_SEA, known, 'c2')).toBe(0);
    expect(excessMiss(EMPTY_SEA, known, 'b2')).toBe(0);
    expect(excessMiss(EMPTY_SEA, known, 'g2')).toBe(3);
  });
});

describe('confusion', () => {
  it.each([
    ['nothing to choose', [{ hid: 1, most: 1, least: 1 }], { points: 100, of: 0 }],
    ['no storm', [], { points: 100, of: 0 }],
    ['the best', [{ hid: 3, most: 3, least: 1 }], { points: 100, of: 1 }],
    ['the worst', [{ hid: 1, most: 3, least: 1 }], { points: 0, of: 1 }],
    [
      'a choice counts by how much hung on it',
      [
        { hid: 3, most: 3, least: 0 },
        { hid: 0, most: 1, least: 0 },
      ],
      { points: 75, of: 2 },
    ],
  ])('%s', (_, storms, score) => {
    expect(confusionScore(storms)).toEqual(score);
  });
});

describe('the uncertainty that a square keeps', () => {
  /** Red starts in the middle of the open sea, with one island next to it. */
  const board = drawBoard(`
    G..........
    ...........
    ...........
    ...........
    ....R......
    ...........
    ...........
    ...........
    ...........
    ...........
    W...Y.....S
  `);
  const belief = firstBelief(board, BASE_GAME, LIMITS);
  const numberOf = (square: (typeof belief.sea.squares)[number]) => belief.sea.squares.indexOf(square);

  it('is nothing where the ship is certain', () => {
    expect(hiddenBits(belief, new Map([[numberOf('e5'), 1]]), numberOf('e5'))).toBe(0);
  });

  it('is complete where no report can tell the squares apart', () => {
    const far = new Map([
      [numberOf('c8'), 0.5],
      [numberOf('h3'), 0.5],
    ]);
    expect(hiddenBits(belief, far, numberOf('c8'))).toBeLessThanOrEqual(1);
    expect(hiddenBits(belief, far, numberOf('c8'))).toBeGreaterThan(0.5);
  });

  it('is a share of the eight squares that a push may lead to', () => {
    const after = afterPush(belief, new Map([[numberOf('e5'), 1]]));
    expect([...after.values()]).toEqual(Array.from({ length: 8 }, () => 1 / 8));
    for (const square of after.keys()) {
      const bits = hiddenBits(belief, after, square);
      expect(bits).toBeGreaterThanOrEqual(0);
      expect(bits).toBeLessThanOrEqual(3);
    }
  });

  it('is computed for every playable tile and every square', () => {
    const { choices } = stormChoices(belief, position(board), null);
    expect(choices.map(({ storm }) => storm).sort()).toEqual(['great', 'green', 'red', 'white', 'yellow']);
    expect(choices.find(({ storm }) => storm === 'red')?.drives.map(({ length }) => length)).toEqual([8]);
    expect(choices.find(({ storm }) => storm === 'great')?.drives).toHaveLength(SHIPS.length);
  });
});

describe('the outlook', () => {
  const stand = { orders: 6, far: 3, storms: 2, bits: 2 };

  it('is certain at home, and without hope where the orders do not reach', () => {
    expect(homeChance({ ...stand, far: 0, orders: 0 })).toBe(1);
    expect(homeChance({ ...stand, far: 7 })).toBe(0);
  });

  it('falls with distance, storms and uncertainty, and rises with orders', () => {
    const chance = homeChance(stand);
    expect(homeChance({ ...stand, far: 4 })).toBeLessThan(chance);
    expect(homeChance({ ...stand, storms: 3 })).toBeLessThan(chance);
    expect(homeChance({ ...stand, bits: 3 })).toBeLessThan(chance);
    expect(homeChance({ ...stand, orders: 7 })).toBeGreaterThan(chance);
  });

  it('needs three ships to win', () => {
    expect(winChance({ red: 1, green: 1, white: 1, yellow: 0 })).toBe(1);
    expect(winChance({ red: 1, green: 1, white: 0, yellow: 0 })).toBe(0);
    expect(winChance({ red: 0.5, green: 1, white: 1, yellow: 0 })).toBeCloseTo(0.5);
    expect(weightOf({ red: 0.5, green: 1, white: 1, yellow: 0 }, 'red')).toBeCloseTo(1);
    expect(weightOf({ red: 0.5, green: 1, white: 1, yellow: 1 }, 'red')).toBeCloseTo(0);
  });

  it('counts the orders that are left', () => {
    const game = position(EMPTY_SEA);
    expect(ordersLeft(game, 'red')).toBe(11);
    const inTurn = { ...game, phase: 'navigators', hand: game.hand.slice(1) } as const;
    expect(ordersLeft(inTurn, 'red')).toBe(11);
    expect(ordersLeft({ ...inTurn, stepped: ['red'] }, 'red')).toBe(10);
    expect(ordersLeft({ ...inTurn, held: 'red' }, 'red')).toBe(10);
    expect(ordersLeft({ ...inTurn, arrived: ['red'] }, 'red')).toBe(0);
    expect(ordersLeft({ ...inTurn, phase: 'over' }, 'red')).toBe(0);
  });
});
