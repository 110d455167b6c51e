/** Filters a log down to the events that this version knows. */
import type { GameEvent } from './game.ts';

const KNOWN: Readonly<Record<GameEvent['type'], true>> = {
  began: true,
  'navigator-came': true,
  'navigator-left': true,
  'lighthouses-proposed': true,
  'lighthouses-agreed': true,
  'lighthouses-placed': true,
  'dangers-placed': true,
  'storm-played': true,
  'monster-played': true,
  sailed: true,
  surveyed: true,
  caught: true,
  'caught-pushed': true,
  guessed: true,
  reminded: true,
  marked: true,
  crossed: true,
  reasoned: true,
  'said-to-crew': true,
  'crew-line-removed': true,
  'round-began': true,
  ended: true,
};

/** Whether this version knows this type of event. */
export function isKnownEvent({ type }: { readonly type: string }): boolean {
  return Object.hasOwn(KNOWN, type);
}

/**
 * Leaves out events of unknown types. A page left open during an update may receive such events from the newer server,
 * and can safely ignore them.
 */
export function knownEvents(events: readonly GameEvent[]): GameEvent[] {
  return events.filter(isKnownEvent);
}
