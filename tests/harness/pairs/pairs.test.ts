/** The short form of `npm run pairs`: some pairs are alike, and each kind of leak would be found. */
import { describe, expect, it } from 'vitest';
import { playPairs } from './pairs.ts';
import { PLANTS, planted } from './plants.ts';

/** More than any planted leak needs to show. */
const ENOUGH = 800;

it('tables that differ only in secrets send the same packets', async () => {
  const { faults, frames, refusals } = await playPairs({ seed: 1, count: 60 });
  expect(faults).toEqual([]);
  expect(frames).toBeGreaterThan(1_000);
  // What is refused is a good part of what could tell.
  expect(refusals.size).toBeGreaterThan(15);
});

describe('a planted leak is found:', () => {
  it.each(Object.keys(PLANTS))('%s', async (name) => {
    const { faults } = await planted(name, () => playPairs({ seed: 1, count: ENOUGH }));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^pairs --seed \d+ --count \d+: /);
  });
});
