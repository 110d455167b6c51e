/** Detects events of a newer version in a table's log, when servers of two versions write to it. */
import { isKnownEvent } from '../../shared/game/known.ts';
import { isKnownTableEvent } from '../../shared/table/known.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import type { TableEvent } from '../../shared/table/table.ts';
import type { Entry } from '../store/store-interface.ts';

/**
 * Thrown when a log has events that this version doesn't know. Skipping them would lead to wrong judgements, so the
 * table is left to newer servers.
 */
export class NewerError extends Error {
  override readonly name = 'NewerError';
  /**
   * The server logs the message of an error that has a code. This message names the log and shows none of its content.
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

/** Whether an event has a type. One without a type is damaged, which is detected when the log is replayed. */
function isTyped(event: unknown): event is { readonly type: string } {
  return typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string';
}
