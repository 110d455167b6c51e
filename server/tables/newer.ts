/** Detects events in a table's log that were written by a server of a newer version. */
import { isKnownEvent } from '../../shared/game/known.ts';
import { isKnownTableEvent } from '../../shared/table/known.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { Entry } from '../store/store-interface.ts';

/**
 * Thrown when a log has events that this version doesn't know. Skipping the unknown events would give a wrong state of
 * the table, so only newer servers can open it.
 */
export class NewerError extends Error {
  override readonly name = 'NewerError';
  /**
   * Because of this code, the server's own log includes the error's message: see loggedError. The message names the log
   * with the unknown events, but contains none of its content.
   */
  readonly code = 'ODYSSEY_NEWER';

  /** @param log the name of the log */
  constructor(log: string) {
    super(`${log}: a newer version has written to it`);
  }
}

/**
 * The events in the entries of a table's log.
 * @throws NewerError if any of them is unknown
 */
export function tableEventsOf(log: string, entries: readonly Entry[]): TableEvent[] {
  return entries.map(({ event }) => {
    if (!isTyped(event) || isKnownTableEvent(event)) return event as TableEvent;
    throw new NewerError(log);
  });
}

/**
 * The events in the entries of a game's log.
 * @throws NewerError if any of them is unknown
 */
export function gameEventsOf(log: string, entries: readonly Entry[]): GameEvent[] {
  return entries.map(({ event }) => {
    if (!isTyped(event) || isKnownEvent(event)) return event as GameEvent;
    throw new NewerError(log);
  });
}

/** Whether an event has a type. An event without a type is damaged, which is detected when the log is replayed. */
function isTyped(event: unknown): event is { readonly type: string } {
  return typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string';
}
