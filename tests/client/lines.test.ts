/** The lines of routes on the board. */
import { expect, it } from 'vitest';
import { once } from '../../client/game/film/lines.ts';

it('a dotted line there and back is drawn once: twice it would be an unbroken one, as the truth is', () => {
  const there = { from: 'b4', to: 'b5' } as const;
  const back = { from: 'b5', to: 'b4' } as const;
  const on = { from: 'b4', to: 'c4' } as const;
  expect(once([there, back, there, on])).toEqual([on, there]);
});
