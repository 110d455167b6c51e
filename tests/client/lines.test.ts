/** The lines that show routes on the board. */
import { expect, it } from 'vitest';
import { SHIPS } from '../../shared/board/board.ts';
import { once, pinOf } from '../../client/game/film/lines.ts';

it('a dotted line there and back is drawn once: twice it would be an unbroken one, as the truth is', () => {
  const there = { from: 'b4', to: 'b5' } as const;
  const back = { from: 'b5', to: 'b4' } as const;
  const on = { from: 'b4', to: 'c4' } as const;
  expect(once([there, back, there, on])).toEqual([on, there]);
});

it('the lines of no two ships lie on each other, whichever way both sail', () => {
  const pins = SHIPS.map((ship) => pinOf(ship, 'c6'));
  for (const across of [
    pins.map(({ x }) => x),
    pins.map(({ y }) => y),
    pins.map(({ x, y }) => x + y),
    pins.map(({ x, y }) => x - y),
  ]) {
    const [first, ...others] = across.toSorted((a, b) => a - b);
    let last = first ?? NaN;
    for (const next of others) {
      // The lines are far enough apart to be distinguished.
      expect(next - last).toBeGreaterThanOrEqual(8);
      last = next;
    }
  }
});
