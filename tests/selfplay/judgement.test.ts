/** What is made of the results of games on a board. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { Square } from '../../shared/board/squares.ts';
import { judgementOf, judgingMatch, judgedSquares } from '../../shared/selfplay/judgement.ts';
import { playMatch, type Ordered, type Result } from '../../shared/selfplay/match.ts';
import { shareOf } from '../../shared/selfplay/share.ts';
import { NO_GAMES, withResult } from '../../shared/selfplay/tally.ts';
import { SMALL_SEA } from '../helpers/boards.ts';

function result(
  arrived: readonly Ship[],
  thirdArrival: number | null,
  orders: readonly Ordered[] = [],
): Result {
  return {
    arrived,
    thirdArrival,
    won: thirdArrival !== null,
    orders,
    slowest: { navigators: 0, poseidon: 0 },
  };
}

const ordered = (at: Square, sought: readonly Square[], times = 1) =>
  Array<Ordered>(times).fill({ at, sought });
const tallied = (...results: readonly Result[]) => results.reduce(withResult, NO_GAMES);

describe('the judgement of a board', () => {
  it('counts wins, arrivals and the rounds of third arrivals', () => {
    const { games, wins, arrivals, thirdArrival, fairness } = judgementOf(
      tallied(
        result(['red', 'green', 'white'], 9),
        result(['red', 'white', 'green', 'yellow'], 10),
        result(['red'], null),
        result(['white', 'red'], null),
      ),
    );
    expect(games).toBe(4);
    expect(wins).toEqual(shareOf(2, 4));
    expect(SHIPS.map((ship) => arrivals[ship].percent)).toEqual([100, 50, 75, 25]);
    expect(thirdArrival).toBe(9.5);
    expect(fairness).toBe(0.25);
  });

  it('says nothing about what never happened', () => {
    expect(judgementOf(NO_GAMES)).toMatchObject({ games: 0, fairness: 1, thirdArrival: null });
    expect(judgementOf(tallied(result([], null)))).toMatchObject({ fairness: 1, thirdArrival: null });
    expect(judgedSquares(NO_GAMES)).toEqual([]);
  });

  it('gives the interval that Wilson defines', () => {
    // From the worked example of the interval for 8 of 10.
    const { percent, from, to, of } = shareOf(8, 10);
    expect([percent, of]).toEqual([80, 10]);
    expect(from).toBeCloseTo(49.02, 1);
    expect(to).toBeCloseTo(94.33, 1);
  });

  it('lists the squares on which ships are sought elsewhere, and where', () => {
    const tally = tallied(
      result([], null, [...ordered('c3', ['c3', 'c4']), ...ordered('d1', ['d1'], 5)]),
      result([], null, [...ordered('c3', ['a1', 'b3', 'b4', 'c3', 'c4']), ...ordered('c3', ['b3'], 2)]),
    );
    // Of four orders: 1/2 + 1/5 on c3, 1/2 + 1/5 on c4, 2 + 1/5 on b3, and 1/5 each on a1 and b4.
    expect(judgedSquares(tally)).toEqual([
      {
        at: 'c3',
        elsewhere: shareOf(3.3, 4),
        sought: [
          { at: 'b3', percent: 55 },
          { at: 'c4', percent: 17.5 },
          { at: 'a1', percent: 5 },
          { at: 'b4', percent: 5 },
        ],
      },
      { at: 'd1', elsewhere: shareOf(0, 5), sought: [] },
    ]);
  });

  it('puts a square with many mistakes before one with a single unlucky order', () => {
    const tally = tallied(
      result([], null, [
        ...ordered('a1', ['a2']),
        ...ordered('c3', ['c4'], 60),
        ...ordered('c3', ['c3'], 40),
      ]),
    );
    expect(judgedSquares(tally).map(({ at }) => at)).toEqual(['c3', 'a1']);
  });

  it('is the same in whatever order the games end', () => {
    const results = [0, 1, 2, 3, 4].map((game) => playMatch(judgingMatch(SMALL_SEA, game)));
    const whole = tallied(...results);
    fc.assert(
      fc.property(fc.shuffledSubarray(results, { minLength: results.length }), (others) => {
        expect(tallied(...others)).toEqual(whole);
        expect(judgedSquares(tallied(...others))).toEqual(judgedSquares(whole));
      }),
      { numRuns: 20 },
    );
  });
});

describe('a match', () => {
  const played = playMatch(judgingMatch(SMALL_SEA, 0));

  it('remembers every order: where the ship was, and where the crew looked for it', () => {
    const { orders } = played;
    expect(orders.length).toBeGreaterThan(10);
    for (const { sought } of orders) {
      expect([1, 2, 3, 4, 5]).toContain(sought.length);
      expect(new Set(sought).size).toBe(sought.length);
    }
    expect(orders.some(({ at, sought }) => sought.length === 1 && sought[0] === at)).toBe(true);
    expect(orders.some(({ at, sought }) => sought.length > 1 && sought.includes(at))).toBe(true);
    expect(orders.some(({ at, sought }) => !sought.includes(at))).toBe(true);
  });

  it('is the same each time, and another game with another number', () => {
    expect(playMatch(judgingMatch(SMALL_SEA, 0))).toEqual(played);
    expect(playMatch(judgingMatch(SMALL_SEA, 1))).not.toEqual(played);
  });

  it('measures decisions by the clock that it is given', () => {
    let ms = 0;
    expect(playMatch(judgingMatch(SMALL_SEA, 0), () => (ms += 3)).slowest).toEqual({
      navigators: 3,
      poseidon: 3,
    });
    expect(played.slowest).toEqual({ navigators: 0, poseidon: 0 });
  });
});
