/**
 * A table's own log in memory. It leaves out words that nobody is sent any more: those of lines that the host has
 * removed, and of all but the newest lines. In the store, the log has all words.
 */
import type { TableEvent } from '../../shared/table/events.ts';
import { MOST_LINES } from '../../shared/table/talk.ts';

export class SpokenLog {
  readonly #events: TableEvent[] = [];
  /** For each line whose words are kept, its index in the log. */
  readonly #spoken = new Map<number, number>();
  #ofTalk = 0;

  constructor(events: readonly TableEvent[]) {
    this.add(events);
  }

  get length(): number {
    return this.#events.length;
  }

  /** How many of the events belong to the table's talk. */
  get ofTalk(): number {
    return this.#ofTalk;
  }

  /** The events from this index on. */
  from(index: number): TableEvent[] {
    return this.#events.slice(index);
  }

  add(events: readonly TableEvent[]): void {
    for (const event of events) {
      this.#events.push(event);
      if (event.type === 'said') {
        this.#ofTalk++;
        this.#spoken.set(event.number, this.#events.length - 1);
        this.#forget(event.number - MOST_LINES);
      } else if (event.type === 'line-removed') {
        this.#ofTalk++;
        this.#forget(event.number);
      }
    }
  }

  #forget(line: number): void {
    const index = this.#spoken.get(line);
    const event = index === undefined ? undefined : this.#events[index];
    if (index !== undefined && event?.type === 'said') this.#events[index] = { ...event, line: null };
    this.#spoken.delete(line);
  }
}
