/** Checks that `npm run pairs` finds each type of planted leak. */
import { describe, expect, it } from 'vitest';
import { playNotices } from './notices.ts';
import { playPairs } from './pairs.ts';
import { NOTICE_PLANTS, PLANTS, planted } from './plants.ts';

/** The number of pairs to play. Every planted leak shows up sooner. */
const ENOUGH = 800;

describe('a planted leak is found:', () => {
  it.each(Object.keys(PLANTS))('%s', async (name) => {
    const { faults } = await planted(name, () => playPairs({ seed: 1, count: ENOUGH }));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^pairs --seed \d+ --count \d+: /);
  });

  it.each(Object.keys(NOTICE_PLANTS))('%s, in notices', async (name) => {
    const { faults } = await planted(name, () => playNotices({ seed: 1, count: ENOUGH / 10 }));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^pairs --seed \d+: notices after /);
  });
});
