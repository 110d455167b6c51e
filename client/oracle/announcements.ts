/** The announcements of a game: what the oracle hears of it, and the moments that one can step back to. */
import type { Ship } from '../../shared/board/board.ts';
import { overhear } from '../../shared/game/overhear.ts';
import type { NavigatorsTold, OnlookersTold, PoseidonTold } from '../../shared/game/told.ts';

/** What onlookers are told is all that counts: the guess board tells nothing of the ships. */
export type Announcement = OnlookersTold;

/** What the oracle hears, of all that Navigators or onlookers were told. */
export function announcements(told: readonly NavigatorsTold[]): Announcement[] {
  return told.flatMap((event) => {
    switch (event.type) {
      case 'guessed':
      case 'reminded':
      case 'marked':
      case 'reasoned':
      case 'lighthouses-proposed':
      case 'lighthouses-agreed':
      case 'navigator-came':
      case 'navigator-left':
        return [];
      default:
        return [event];
    }
  });
}

/** What of Poseidon's telling the Navigators hear too: for the big screen of the room. */
export function overheard(told: readonly PoseidonTold[]): Announcement[] {
  return announcements(told.map(overhear));
}

/** A line of the journal: a tile of Poseidon's (no ship), or the step of a ship. */
export interface Moment {
  readonly round: number;
  readonly ship: Ship | null;
  /** How many announcements had been made by then, its own with it. */
  readonly after: number;
}

/** The moments of a game so far, in their order. */
export function momentsOf(heard: readonly Announcement[]): Moment[] {
  const moments: Moment[] = [];
  let round = 1;
  for (const [i, event] of heard.entries()) {
    const after = i + 1;
    switch (event.type) {
      case 'round-began':
        ({ round } = event);
        break;
      case 'storm-played':
      case 'monster-played':
        moments.push({ round, ship: null, after });
        break;
      case 'sailed':
      case 'surveyed':
        moments.push({ round, ship: event.ship, after });
        break;
      case 'caught':
        // One message with the step: before it, nobody knew.
        moments.push({ ...(moments.pop() ?? { round, ship: event.ship }), after });
    }
  }
  return moments;
}

/** The round in which so many announcements had been made. */
export function roundAfter(heard: readonly Announcement[], after: number): number {
  return heard
    .slice(0, after)
    .reduce((round, event) => (event.type === 'round-began' ? event.round : round), 1);
}
