/** Finds events of a newer version in the log of a table that servers of two versions write to. */
import { isKnownEvent } from '../../shared/game/known.ts';
import { isKnownTableEvent } from '../../shared/table/known.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import type { TableEvent } from '../../shared/table/table.ts';
import type { Entry } from '../store/store-interface.ts';

/**
 * A log has events that this version does not know. Skipping them would lead to wrong judgements, so the table is left to
 * newer servers.
 */
export class NewerError extends Error {
  override readonly name = 'NewerError';
  /** The server logs the message of an error with a code. This one names the log, and none of its content. */
  readonly code = 'ODYSSEY_NEWER';

  /** @param log its name */
  constructor(log: string) {
    super(`${log}: a newer version has written to it`);
  }
}

/**
 * The events of entries of a table's log.
 * @throws NewerError if any of them is not known
 */
export function tableEventsOf(log: string, entries: readonly Entry[]): TableEvent[] {
  return entries.map(({ event }) => {
    if (!isTyped(event) || isKnownTableEvent(event)) return event as TableEvent;
    throw new NewerError(log);
  });
}

/**
 * The events of entries of a game's log.
 * @throws NewerError if any of them is not known
 */
export function gameEventsOf(log: string, entries: readonly Entry[]): GameEvent[] {
  return entries.map(({ event }) => {
    if (!isTyped(event) || isKnownEvent(event)) return event as GameEvent;
    throw new NewerError(log);
  });
}

/** An event without a type is damaged, which is found when the log is folded. */
function isTyped(event: unknown): event is { readonly type: string } {
  return typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string';
}
