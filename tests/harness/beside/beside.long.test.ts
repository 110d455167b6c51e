/**
 * A short form of `npm run beside`. Checks that honest people beside bots are never refused, and that the verdict
 * counts long waits and refusals as faults.
 */
import { expect, it } from 'vitest';
import { measureBeside } from './beside.ts';
import { lineOf, verdictOn } from './report.ts';

it('honest people play on beside tables of bots', async () => {
  const row = await measureBeside({ seed: 1, tables: 6, seconds: 1, honest: 2, pace: '0.1' });
  // The verdict ignores waiting times here, because this machine may be busy with other work.
  expect(verdictOn([row], 6, 1, false).faults).toEqual([]);
  expect(row.beside.waits.length).toBeGreaterThan(0);
  expect(row.doings.thoughts).toBeGreaterThan(0);
}, 60_000);

it('a long wait, a refusal on either side and bots that do not think are wrong', () => {
  const met = (wait: number, ...refused: string[]) => ({ waits: Array<number>(200).fill(wait), refused });
  const doings = { carriedOut: 10, refused: 0, refusals: [], thoughts: 10, late: 1, failed: 0, faults: 0 };
  const fair = { pace: '3', without: met(5), beside: met(19), doings, seconds: 10 };
  const wrong = (change: object) => verdictOn([{ ...fair, ...change }], 50, 1, true).faults.length;
  expect(wrong({})).toBe(0);
  expect(wrong({ beside: met(21) })).toBe(1);
  expect(wrong({ beside: met(5, 'command: too-many-requests') })).toBe(1);
  expect(wrong({ doings: { ...doings, thoughts: 0 } })).toBe(1);
  expect(wrong({ doings: { ...doings, refused: 1, refusals: ['sail wrong-phase (1 times)'] } })).toBe(1);
  expect(lineOf(fair)).toBe('| 3 s | 5.0, 5.0 | 19.0, 19.0 | 200 | 0 | 1.0 | 10.0 | 0 |');
});
