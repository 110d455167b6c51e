/** Converts the events that Poseidon is told into what everybody else is told. */
import type { OnlookersTold, PoseidonTold } from './told.ts';

/**
 * An event as everybody except Poseidon is told it. It is built field by field, so that a new field can't be copied by
 * accident.
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
