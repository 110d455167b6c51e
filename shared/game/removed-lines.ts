/** Takes the words of removed lines out of a game's log. Nobody is sent these words any more. */
import type { GameEvent } from './game.ts';

/** The numbers of the lines that are removed in these events. */
export function removedLines(events: readonly GameEvent[]): ReadonlySet<number> {
  return new Set(events.flatMap((event) => (event.type === 'crew-line-removed' ? [event.number] : [])));
}

/** A whole log without the words of the lines that are removed in it. */
export function withoutRemovedLines(log: readonly GameEvent[]): GameEvent[] {
  const removed = removedLines(log);
  return log.map((event) =>
    event.type === 'said-to-crew' && removed.has(event.number) ? { ...event, line: null } : event,
  );
}
