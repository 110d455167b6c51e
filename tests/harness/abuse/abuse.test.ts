/** The short form of `npm run abuse`: in no flood is anybody honest refused, and the server lives through all. */
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
  // How long anybody waits is no matter here: this machine may have other things to do.
  expect(verdictOn(rows, 1, false).faults).toEqual([]);
  expect(rows.map(({ flood }) => flood)).toEqual(floodsNamed(''));
  expect(rows.reduce((sum, { within }) => sum + within.waits.length, 0)).toBeGreaterThan(10);
});

it('a refusal, a long wait, memory that stays and a server that ends are wrong', () => {
  const vitals = { rss: 100, heap: 30 };
  const met = (wait: number, ...refused: string[]) => ({ waits: Array<number>(200).fill(wait), refused });
  const tally = { sent: 1, answered: 1, limited: 0, ended: 0, faults: 0 };
  const fair = {
    flood: 'makes',
    without: met(5),
    within: met(19),
    before: vitals,
    peak: vitals,
    after: vitals,
    tally,
    hasFailed: false,
  };
  const wrong = (change: object) => verdictOn([{ ...fair, ...change }], 1, true).faults.length;
  expect(wrong({})).toBe(0);
  expect(wrong({ within: met(21) })).toBe(1);
  expect(wrong({ within: met(5, 'command: too-many-requests') })).toBe(1);
  expect(wrong({ after: { ...vitals, heap: 130 } })).toBe(1);
  expect(wrong({ hasFailed: true })).toBe(1);
  expect(wrong({ tally: { ...tally, faults: 1 } })).toBe(1);
});
