/** Mutation tests: the comparisons detect faults in the oracle. */
import { expect, test } from 'vitest';
import { always } from '../helpers/random.ts';
import { compareGames } from './comparisons.ts';
import { FAULTS } from './faults.ts';

// The same games in every run, because a fault may need a rare situation to show.
test.each(FAULTS)('the comparisons see that $name', ({ fold, variants }) => {
  const tally = compareGames(always(1), { comparisons: 1500, branches: 1000 }, { fold, variants });
  expect(tally.difference).not.toBeNull();
});
