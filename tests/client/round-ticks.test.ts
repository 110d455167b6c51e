/** The rounds on the replay's timeline. Each has a tick, and a number if there is room for it. */
import { expect, it } from 'vitest';
import { roundTicks } from '../../client/screens/ending/round-ticks.ts';

/** A game of eleven rounds. The last two rounds have two frames each. */
const begins = [1, 6, 11, 16, 21, 24, 27, 29, 31, 33, 35].map((frame, i) => ({
  round: i + 1,
  at: frame / 36,
}));
/** The length of the timeline on a phone, in ems. */
const PHONE = 344 / 15;

it('on a phone too every round has its tick and its number, near one another at the end as well', () => {
  const ticks = roundTicks(begins, PHONE);
  expect(ticks.map(({ round }) => round)).toEqual(begins.map(({ round }) => round));
  expect(ticks.map(({ at }) => at)).toEqual(begins.map(({ at }) => at));
  expect(ticks.filter(({ number }) => number === null)).toEqual([]);
});

it('no number runs into the next, and none stands far beside its tick', () => {
  for (const length of [PHONE / 2, PHONE, PHONE * 2]) {
    const numbered = roundTicks(begins, length).flatMap(({ round, at, number }) =>
      number === null ? [] : [{ half: String(round).length / 4, middle: number * length, own: at * length }],
    );
    for (const [i, { half, middle, own }] of numbered.entries()) {
      expect(Math.abs(middle - own)).toBeLessThanOrEqual(0.5);
      const next = numbered[i + 1];
      if (next) expect(middle + half).toBeLessThan(next.middle - next.half);
    }
  }
});

it('where there is no room for a number its tick stays', () => {
  const ticks = roundTicks(begins, PHONE / 2);
  expect(ticks).toHaveLength(begins.length);
  expect(ticks.some(({ number }) => number === null)).toBe(true);
  expect(ticks.at(-1)?.number).not.toBeNull();
});

it('a line that has not been measured yet has its ticks alone', () => {
  expect(roundTicks(begins, 0).every(({ number }) => number === null)).toBe(true);
});
