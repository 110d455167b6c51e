/** The comparisons would see it if the oracle were wrong. */
import { expect, test } from 'vitest';
import { always } from '../helpers/random.ts';
import { compareGames } from './comparisons.ts';
import { FAULTS } from './faults.ts';

// The same games in every run: what a fault needs to show does not come in any hundred of comparisons.
test.each(FAULTS)('the comparisons see that $name', ({ fold, variants }) => {
  const tally = compareGames(always(1), { comparisons: 1500, branches: 1000 }, { fold, variants });
  expect(tally.difference).not.toBeNull();
});
