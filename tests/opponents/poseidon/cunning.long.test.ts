/** Situations that a cunning Poseidon must not overlook. The test plays games until each has occurred several times. */
import { expect, it } from 'vitest';
import { thirdShipCases } from './third-ship.ts';

it('the cunning one never lets the third ship sail home, alone and known to be next to it, if a storm can stop it', () => {
  let cases = 0;
  for (let game = 0; cases < 4; game++)
    for (const { played, help } of thirdShipCases(game)) {
      cases++;
      expect(help, `game ${game}`).toContain(played);
    }
});
