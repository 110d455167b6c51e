/** What a newer version has written to a table that servers of two versions referee. */
import { isKnownEvent } from '../../shared/game/known.ts';
import { isKnownTableEvent } from '../../shared/table/known.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import type { TableEvent } from '../../shared/table/table.ts';
import type { Entry } from '../store/store-interface.ts';

/**
 * A log has events that this version does not know: whoever passed them over would judge by another game. Its table is
 * left to servers that know them.
 */
export class NewerError extends Error {
  override readonly name = 'NewerError';
  /** The log shows the message of an error that has a code: this one says where, and nothing of what was there. */
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

/** What has no type was damaged: who folds it finds that. */
function isTyped(event: unknown): event is { readonly type: string } {
  return typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string';
}
