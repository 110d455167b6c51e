/** A short form of the part of `npm run pairs` about notices. plants.long.test.ts plants more leaks. */
import { expect, it } from 'vitest';
import { playNotices } from './notices.ts';
import { planted } from './plants.ts';

it('players who are away get the same notices at tables that differ only in secrets', async () => {
  const kinds = new Set<string>();
  let compared = 0;
  // Play on until enough has been compared.
  for (
    let seed = 1;
    compared < 10 || !kinds.has('your-turn') || !kinds.has('time-running-out');
    seed += 100
  ) {
    const found = await playNotices({ seed, count: 20 });
    expect(found.faults).toEqual([]);
    compared += found.notices;
    for (const kind of found.kinds) kinds.add(kind);
  }
});

it('a notice that names a square is found', async () => {
  const { faults } = await planted('a notice that names a square', () => playNotices({ seed: 1, count: 60 }));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^pairs --seed \d+: notices after /);
});
