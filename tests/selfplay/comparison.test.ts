/** How a judged board compares with boards that people know. */
import { expect, it } from 'vitest';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import { compared } from '../../shared/selfplay/comparison.ts';
import { judgementOf } from '../../shared/selfplay/judgement.ts';

/** The judgement of a board on which so many of a hundred games are won, with this fairness. */
function judged(won: number, fairness: number) {
  const arrivals = Object.fromEntries(SHIPS.map((ship) => [ship, ship === 'red' ? 100 * fairness : 100]));
  return judgementOf({
    games: 100,
    won,
    arrivals: arrivals as Record<Ship, number>,
    thirdArrivals: won * 10,
  });
}

const REFERENCES = [
  { id: 'A', judgement: judged(78, 0.7) },
  { id: 'C', judgement: judged(60, 0.6) },
  { id: 'D', judgement: judged(43, 0.4) },
];

it.each([
  [61, { is: 'alike', board: 'C' }],
  [67, { is: 'alike', board: 'C' }],
  [53, { is: 'alike', board: 'C' }],
  [69, { is: 'between', harder: 'C', easier: 'A' }],
  [52, { is: 'between', harder: 'D', easier: 'C' }],
  [90, { is: 'easier', board: 'A' }],
  [30, { is: 'harder', board: 'D' }],
] as const)('with %i wins of a hundred', (won, hardness) => {
  expect(compared(judged(won, 0.6), REFERENCES)?.hardness).toEqual(hardness);
});

it.each([
  [0.75, 'fairer'],
  [0.65, 'as fair'],
  [0.5, 'as fair'],
  [0.45, 'less fair'],
] as const)('with a fairness of %f', (fairness, than) => {
  expect(compared(judged(60, fairness), REFERENCES)).toMatchObject({ fairness: than, beside: 'C' });
});

it('without references', () => {
  expect(compared(judged(60, 0.6), [])).toBeUndefined();
});
