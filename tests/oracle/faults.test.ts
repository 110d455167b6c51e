/** Mutation tests: the comparisons must detect faults that are planted in the oracle. */
import { expect, test } from 'vitest';
import { always } from '../helpers/random.ts';
import { compareGames } from './comparisons.ts';
import { FAULTS } from './faults.ts';

// Use the same games in every run, because a fault may show only in a rare situation.
test.each(FAULTS)('the comparisons see that $name', ({ fold, variants }) => {
  const tally = compareGames(always(1), { comparisons: 1500, branches: 1000 }, { fold, variants });
  expect(tally.difference).not.toBeNull();
});
