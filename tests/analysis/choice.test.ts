/** Which moments of a game are shown, and which of them are its main ones. */
import { describe, expect, it } from 'vitest';
import { choose, lowestChance, mainMoments } from '../../shared/analysis/choice.ts';
import type { Moment } from '../../shared/analysis/moments.ts';
import type { Outcome, Reply } from '../../shared/game/game.ts';

const storm = (frame: number, swing: number, bits = 1): Moment => ({
  kind: 'storm',
  frame,
  round: frame,
  swing,
  storm: 'red',
  bits,
  driven: [],
  lost: [],
  strongest: null,
  into: null,
});
const survey = (frame: number, swing: number, bits = 1): Moment => ({
  kind: 'survey',
  frame,
  round: frame,
  swing,
  ship: 'red',
  bits,
  before: 8,
  after: 1,
  lostFor: null,
  arrived: false,
  truly: 'c3',
  certain: null,
  choice: null,
  legs: null,
  wasFar: 3,
  isUnlucky: swing <= -0.03,
  orders: 3,
  doubt: null,
  reply: {} as Reply,
});
const order = (frame: number, swing: number, change = swing): Moment =>
  ({ kind: 'order', frame, round: frame, swing, change, regret: 0.3, ship: 'red' }) as Moment;
const weak = (frame: number, change: number): Moment =>
  ({ kind: 'weak', frame, round: frame, swing: change, change }) as Moment;

const POSEIDON: Outcome = { winner: 'poseidon', arrived: [] };
const NAVIGATORS: Outcome = { winner: 'navigators', arrived: ['red', 'green', 'white'] };
const framesOf = (moments: readonly Moment[], outcome: Outcome | null) =>
  mainMoments(moments, outcome).map(({ frame }) => frame);

describe('the moments that are shown', () => {
  it('are the weightiest of each kind, in the order of the game, with the storm that hid the most', () => {
    const storms = [storm(5, -0.1), storm(4, -0.2), storm(3, -0.3), storm(2, -0.4), storm(1, 0.2, 9)];
    expect(choose(storms).map(({ frame }) => frame)).toEqual([1, 2, 3]);
  });

  it('are, of one step, the order or the report, not both', () => {
    const told = choose([order(3, -0.2), survey(3, 0.1, 5), survey(4, 0.1, 2)]);
    expect(told.map(({ kind, frame }) => `${kind} ${frame}`)).toEqual(['order 3', 'survey 4']);
  });

  it('hold all main moments, and no order whose report is one', () => {
    const lucky = survey(3, 0.3);
    const told = choose([order(3, 0.1), lucky, survey(4, 0.1, 2)], [lucky]);
    expect(told.map(({ kind, frame }) => `${kind} ${frame}`)).toEqual(['survey 3', 'survey 4']);
    const storms = [storm(1, -0.4), storm(2, -0.3), storm(3, -0.2), storm(4, -0.1, 9)];
    expect(choose(storms, storms.slice(1, 4)).map(({ frame }) => frame)).toEqual([2, 3, 4]);
  });
});

describe('the moments that decided a game', () => {
  it('helped its winner: three at most, the weightiest first', () => {
    const all = [storm(1, -0.1), storm(2, -0.3), storm(3, -0.2), survey(4, 0.5), survey(5, 0.1)];
    expect(framesOf([...all, storm(6, -0.08)], POSEIDON)).toEqual([2, 3, 1]);
    expect(framesOf(all, NAVIGATORS)).toEqual([4, 5]);
  });

  it('are never ones that helped the loser, however much they hid', () => {
    expect(framesOf([storm(1, 0.4, 9), weak(2, 0.4), survey(3, 0.3)], POSEIDON)).toEqual([]);
    expect(framesOf([storm(1, -0.4), order(2, -0.4), survey(3, -0.3), weak(4, -0.2)], NAVIGATORS)).toEqual(
      [],
    );
  });

  it('changed the chance of winning by five points or more', () => {
    expect(framesOf([storm(1, -0.049), order(2, -0.3, -0.04)], POSEIDON)).toEqual([]);
    expect(framesOf([survey(1, 0.01), weak(2, 0.049)], NAVIGATORS)).toEqual([]);
    expect(framesOf([storm(1, -0.05)], POSEIDON)).toEqual([1]);
  });

  it('hold a choice of the Navigators, if one mattered', () => {
    const storms = [storm(1, -0.4), storm(2, -0.3), storm(3, -0.2)];
    expect(framesOf([...storms, order(5, -0.1)], POSEIDON)).toEqual([1, 2, 5]);
    // An order doesn't count if it turned out to be good by luck.
    expect(framesOf([...storms, order(5, 0.4)], POSEIDON)).toEqual([1, 2, 3]);
    // Nobody chose bad luck in a step, so it counts like a storm.
    expect(framesOf([...storms, survey(4, -0.5), order(5, -0.1)], POSEIDON)).toEqual([4, 1, 5]);
    const wasted = [weak(1, 0.4), weak(2, 0.3), weak(3, 0.2)];
    expect(framesOf([...wasted, survey(5, 0.1)], NAVIGATORS)).toEqual([1, 2, 5]);
  });

  it('are also weighed by the visible change of the chance', () => {
    const all = [order(1, -0.2, -0.1), order(2, -0.18, -0.3), order(3, -0.3, -0.2)];
    expect(framesOf(all, POSEIDON)).toEqual([3, 2, 1]);
  });
});

it('the main moments of a game without a winner are those that changed the chances most', () => {
  const all = [storm(1, -0.1), survey(2, 0.3), weak(3, 0.2), order(4, -0.4), storm(5, 0.5), survey(6, 0.04)];
  expect(framesOf(all, null)).toEqual([4, 2, 3]);
  expect(framesOf([survey(6, 0.04)], null)).toEqual([]);
});

it('the lowest chance of both sides is told from their own side', () => {
  const known = [{ winning: 0.6 }, { winning: 0.9 }, { winning: 0.55 }];
  expect(lowestChance(known, 'navigators')).toBeCloseTo(0.55);
  expect(lowestChance(known, 'poseidon')).toBeCloseTo(0.1);
});
