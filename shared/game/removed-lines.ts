/** Takes the crew's talk out of a game's log: all of it, or the words of removed lines. */
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

/** A log without the crew's talk. */
export function withoutTalk(log: readonly GameEvent[]): GameEvent[] {
  return log.filter(({ type }) => type !== 'said-to-crew' && type !== 'crew-line-removed');
}
