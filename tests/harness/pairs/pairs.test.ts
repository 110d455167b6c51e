/** A short form of `npm run pairs`. plants.long.test.ts checks that the harness finds planted leaks. */
import { expect, it } from 'vitest';
import { playPairs } from './pairs.ts';

it('tables that differ only in secrets send the same packets', async () => {
  const { faults, frames, refusals, turns } = await playPairs({ seed: 1, count: 60 });
  expect(faults).toEqual([]);
  expect(frames).toBeGreaterThan(1_000);
  // Many of the requests must be refused, because a refusal could leak information too.
  expect(refusals.size).toBeGreaterThan(15);
  expect(turns).toBeGreaterThan(0);
});
