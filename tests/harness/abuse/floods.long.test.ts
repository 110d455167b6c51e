/**
 * A short form of `npm run abuse`: no honest player is refused because of a flood, and the server survives all floods.
 */
import { expect, it } from 'vitest';
import { floodsNamed, runFloods } from './abuse.ts';
import { verdictOn } from './report.ts';

it('honest people play on in every flood', async () => {
  const rows = await runFloods({
    seed: 1,
    floods: floodsNamed(''),
    seconds: 0.1,
    calm: 0,
    messages: 500,
    each: 40,
    tables: 2,
    sizes: { guesses: 20, games: 10 },
    together: true,
  });
  // Waiting times are ignored, because this machine may be busy with other work.
  expect(verdictOn(rows, 1, false).faults).toEqual([]);
  expect(rows.map(({ flood }) => flood)).toEqual(floodsNamed(''));
  expect(rows.reduce((sum, { within }) => sum + within.waits.length, 0)).toBeGreaterThan(10);
}, 300_000);
