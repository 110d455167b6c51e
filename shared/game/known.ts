/** What of a log this version of the game knows. */
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
  reasoned: true,
  'round-began': true,
  ended: true,
};

/** Whether this version knows such an event. */
export function isKnownEvent({ type }: { readonly type: string }): boolean {
  return Object.hasOwn(KNOWN, type);
}

/**
 * A log without the events that are not known: a page that is still open when a newer server comes is told of those,
 * and makes nothing of them. What is added keeps the meaning of all that was there before.
 */
export function knownEvents(events: readonly GameEvent[]): GameEvent[] {
  return events.filter(isKnownEvent);
}
