/**
 * Reduces an event to the part that the whole room may hear, without anything that only Poseidon or only the
 * Navigators know.
 */
import type { OnlookersTold, Told } from '../../../shared/game/told.ts';

/**
 * The part of an event that everybody at the table may know, in the form in which spectators receive it. Null if only
 * the Navigators may know the event. The identity of a face-down storm (Harder Deduction) stays secret.
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
    case 'crossed':
    case 'reasoned':
    case 'said-to-crew':
    case 'crew-line-removed':
      return null;
    default:
      // A page that was opened before an update of the server may receive events that it doesn't know.
      told satisfies never;
      return null;
  }
}
