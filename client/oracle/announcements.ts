/**
 * The announcements of a game: the events that the oracle takes into account. Also the moments to which players can
 * look back.
 */
import type { Ship } from '../../shared/board/board.ts';
import { toldToOthers } from '../../shared/game/told-to-others.ts';
import type { NavigatorsTold, OnlookersTold, PoseidonTold } from '../../shared/game/told.ts';

/**
 * The oracle needs only the events that spectators receive. The Navigators' chart contains no facts about where ships
 * are.
 */
export type Announcement = OnlookersTold;

/** Picks the announcements from the events that Navigators or spectators have received. */
export function announcements(told: readonly NavigatorsTold[]): Announcement[] {
  return told.flatMap((event) => {
    switch (event.type) {
      case 'guessed':
      case 'reminded':
      case 'marked':
      case 'crossed':
      case 'reasoned':
      case 'said-to-crew':
      case 'crew-line-removed':
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

/**
 * Picks the announcements from Poseidon's events, and converts them to the form in which the Navigators receive them.
 * Used for the big screen.
 */
export function overheard(told: readonly PoseidonTold[]): Announcement[] {
  return announcements(told.map(toldToOthers));
}

/** A line of the journal: one of Poseidon's tiles (with `ship` null), or a ship's step. */
export interface Moment {
  readonly round: number;
  readonly ship: Ship | null;
  /** The number of announcements up to the end of this moment. */
  readonly after: number;
}

/** A game's moments so far, in order. */
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
        // This event arrives in the same message as the ship's step, so it belongs to the same moment.
        moments.push({ ...(moments.pop() ?? { round, ship: event.ship }), after });
    }
  }
  return moments;
}

/** The current round after this number of announcements. */
export function roundAfter(heard: readonly Announcement[], after: number): number {
  return heard
    .slice(0, after)
    .reduce((round, event) => (event.type === 'round-began' ? event.round : round), 1);
}
