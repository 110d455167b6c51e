/** What of Poseidon's telling everybody else hears too. */
import type { OnlookersTold, PoseidonTold } from './told.ts';

/** One told event as the rest of the table hears it: built field by field, so that no new field slips through. */
export function overhear(told: PoseidonTold): OnlookersTold {
  switch (told.type) {
    case 'dangers-placed':
      return { type: told.type };
    case 'storm-played':
      return { type: told.type, storm: told.faceDown ? null : told.storm };
    case 'sailed': {
      const { type, ship, heading, arrived, reply } = told;
      return { type, ship, heading, arrived, reply };
    }
    case 'caught-pushed':
      return { type: told.type, ship: told.ship };
    default:
      return told;
  }
}
