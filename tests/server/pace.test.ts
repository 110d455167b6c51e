/** Opponents move about as fast as people do, and always before the clock reaches zero. */
import { describe, expect, it } from 'vitest';
import type { Due } from '../../server/opponents/due.ts';
import { movesAtMs, takesMs } from '../../server/opponents/pace.ts';

const DUE: Due = {
  ...{ turn: 't', game: 'g', round: 1, side: 'navigators', isOpening: false, isAnybodys: false },
  isForgetting: false,
  isOverDays: false,
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

describe('when the move comes', () => {
  const TAKES = 2_400;
  const moves = (began: number, thinks: number, pace = 3) =>
    movesAtMs({ takes: TAKES, began, ended: began + thinks }, pace);

  it('is when the turn is over, however long was thought', () => {
    for (const thinks of [0.1, 300, 749, 1_000]) expect(moves(1_400, thinks)).toBe(TAKES);
  });

  it('is the same for every length that is allowed, however long the mind had to wait', () => {
    for (let began = 0; began < 9_000; began += 37)
      for (const pace of [0.5, 1, 3])
        expect(new Set([0.1, 250, 500, 750].map((thinks) => moves(began, thinks, pace))).size).toBe(1);
  });

  it('is one of the thirds of the pace after it, if the mind had to wait or thought for longer than that', () => {
    expect(moves(TAKES - 749, 0.1)).toBe(TAKES + 1_000);
    expect(moves(TAKES, 300)).toBe(TAKES + 1_000);
    expect(moves(1_400, 1_001)).toBe(TAKES + 1_000);
    expect(moves(1_400, 2_001)).toBe(TAKES + 2_000);
    expect(moves(TAKES, 300, 1)).toBeCloseTo(TAKES + 1_000);
  });

  it('leaves half of a short turn to the mind', () => {
    const at = (thinks: number) => movesAtMs({ takes: 600, began: 0, ended: thinks }, 1);
    expect([at(1), at(300), at(599)]).toEqual([600, 600, 600]);
    expect(movesAtMs({ takes: 600, began: 301, ended: 302 }, 1)).toBeCloseTo(600 + 1_000 / 3);
  });

  it('is at once where nobody takes any time', () => {
    expect(movesAtMs({ takes: 0, began: 5, ended: 400 }, 0)).toBe(400);
  });
});
