/** A situation that a cunning Poseidon must not overlook. `cunning.long.test.ts` looks for it in many games. */
import { expect, it } from 'vitest';
import { EXPLORED } from '../../helpers/random.ts';
import { thirdShipCases } from './third-ship.ts';

it('does not let the third ship sail home to keep the fourth away', () => {
  const cases = thirdShipCases(74);
  // Exploratory runs play other games.
  if (EXPLORED === 0) expect(cases).toHaveLength(1);
  for (const { played, help } of cases) expect(help).toContain(played);
});
