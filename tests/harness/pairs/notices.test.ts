/** A short form of the part of `npm run pairs` about notices. plants.long.test.ts plants more leaks. */
import { expect, it } from 'vitest';
import { playNotices } from './notices.ts';
import { planted } from './plants.ts';

it('players who are away get the same notices at tables that differ only in secrets', async () => {
  const { faults, notices, kinds } = await playNotices({ seed: 1, count: 20 });
  expect(faults).toEqual([]);
  expect(notices).toBeGreaterThan(20);
  expect([...kinds]).toEqual(expect.arrayContaining(['your-turn', 'time-running-out']));
});

it('a notice that names a square is found', async () => {
  const { faults } = await planted('a notice that names a square', () => playNotices({ seed: 1, count: 60 }));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^pairs --seed \d+: notices after /);
});
