/** The pace of opponents: as people have, and always within a clock. */
import { describe, expect, it } from 'vitest';
import type { Due } from '../../server/opponents/due.ts';
import { takesMs } from '../../server/opponents/pace.ts';

const DUE: Due = {
  ...{ turn: 't', game: 'g', round: 1, side: 'navigators', isOpening: false, isAnybodys: false },
  movers: [{ player: 'p', opponent: 'elpenor' }],
};
const least = () => 0;
const most = () => 0.999;

describe('how long an opponent takes', () => {
  it('lies around the pace', () => {
    expect(takesMs(DUE, null, 3, least)).toBeCloseTo(1_800);
    expect(takesMs(DUE, null, 3, most)).toBeCloseTo(4_200, -1);
    expect(takesMs(DUE, null, 0, most)).toBe(0);
  });

  it('is longer where people could do it, and when something is placed', () => {
    expect(takesMs({ ...DUE, isAnybodys: true }, null, 3, least)).toBeCloseTo(7_200);
    expect(takesMs({ ...DUE, isOpening: true }, null, 3, least)).toBeCloseTo(2_700);
  });

  it.each([
    ['navigators', 5_000],
    ['poseidon', 20_000],
  ] as const)('is never more than a third of the clock: %s', (side, ms) => {
    const clock = { poseidon: 60, order: 15, atZero: 'random move' } as const;
    expect(takesMs({ ...DUE, side }, clock, 60, most)).toBe(ms);
  });
});
