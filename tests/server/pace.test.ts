/** The pace of opponents: as people have, and always within a clock. */
import { describe, expect, it } from 'vitest';
import type { Due } from '../../server/opponents/due.ts';
import { takesMs, waitsOnMs } from '../../server/opponents/pace.ts';

const DUE: Due = {
  ...{ turn: 't', game: 'g', round: 1, side: 'navigators', isOpening: false, isAnybodys: false },
  isForgetting: false,
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

  it('leaves time to read what fades with the next storm', () => {
    expect(takesMs({ ...DUE, side: 'poseidon', isForgetting: true }, null, 3, least)).toBeCloseTo(5_400);
  });

  it.each([
    ['navigators', 5_000],
    ['poseidon', 20_000],
  ] as const)('is never more than a third of the clock: %s', (side, ms) => {
    const clock = { poseidon: 60, order: 15, atZero: 'random move' } as const;
    expect(takesMs({ ...DUE, side }, clock, 60, most)).toBe(ms);
  });
});

describe('a thought that comes late', () => {
  /** When the move comes, in ms after it should have. */
  const moves = (late: number, pace = 3) => late + waitsOnMs(late, pace);

  it('is answered at the next third of the pace, however late it was', () => {
    for (const late of [0.01, 1, 400, 999.9, 1_000]) expect(moves(late)).toBeCloseTo(1_000);
    for (const late of [1_000.1, 1_500, 2_000]) expect(moves(late)).toBeCloseTo(2_000);
    expect(moves(100, 1)).toBeCloseTo(1_000 / 3);
  });

  it('is answered at once where nobody takes any time', () => {
    expect(waitsOnMs(400, 0)).toBe(0);
  });
});
