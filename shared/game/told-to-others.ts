/** Converts events from the form that Poseidon may see into the form that everybody else may see. */
import type { OnlookersTold, PoseidonTold } from './told.ts';

/**
 * An event in the form that everybody except Poseidon may see. It is built field by field, so that a new field can't be
 * copied by accident.
 */
export function toldToOthers(told: PoseidonTold): OnlookersTold {
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
