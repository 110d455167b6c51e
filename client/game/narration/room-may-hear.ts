/** What of a told event may be heard in the room: nothing that only Poseidon, or only the Navigators, know. */
import type { OnlookersTold, Told } from '../../../shared/game/told.ts';

/**
 * A told event as everybody at the table may know it, built as `tell` builds it; null for what is of the
 * guess board. Of a storm that lies face down (Harder Deduction) nobody hears which it is.
 */
export function aloud(told: Told): OnlookersTold | null {
  switch (told.type) {
    case 'began':
    case 'navigator-came':
    case 'navigator-left':
    case 'lighthouses-placed':
    case 'monster-played':
    case 'surveyed':
    case 'caught':
    case 'round-began':
    case 'ended':
      return told;
    case 'dangers-placed':
      return { type: told.type };
    case 'storm-played':
      return { type: told.type, storm: 'faceDown' in told && told.faceDown ? null : told.storm };
    case 'sailed': {
      const { type, ship, heading, arrived, reply } = told;
      return { type, ship, heading, arrived, reply };
    }
    case 'caught-pushed':
      return { type: told.type, ship: told.ship };
    case 'lighthouses-proposed':
    case 'lighthouses-agreed':
    case 'guessed':
    case 'reminded':
    case 'marked':
    case 'reasoned':
      return null;
    default:
      // A page that is still open when a newer server comes is told of what it does not know.
      told satisfies never;
      return null;
  }
}
