/** Checks that on small boards the oracle's belief equals a list of all possible histories. */
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { seeded } from '../helpers/random.ts';
import { compareGames } from './comparisons.ts';

test('after every announcement the belief has the states of every history that fits, with their weights', () => {
  const random = seeded(crc32('the oracle and the brute force'));
  const tally = compareGames(random, { comparisons: 400, branches: 2000 });
  expect(tally.difference).toBeNull();
  expect(tally.comparisons).toBeGreaterThanOrEqual(400);
});
