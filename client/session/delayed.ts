/** A queue of items to send again later. The server has refused them because the device had sent too much at once. */

/** How long to wait before repeating a request that got no answer. */
export const RETRY_MS = 1_000;

export class Delayed<T> {
  readonly #again: (item: T) => void;
  #items: readonly T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param again called for each item, in the order in which they were added, when the wait is over */
  constructor(again: (item: T) => void) {
    this.#again = again;
  }

  get isEmpty(): boolean {
    return this.#items.length === 0;
  }

  /** Adds an item to the queue. The wait of the first item applies to all of them. */
  add(item: T, waitMs: number): void {
    this.#items = [...this.#items, item];
    this.#timer ??= setTimeout(() => {
      const items = this.#items;
      this.clear();
      for (const each of items) this.#again(each);
    }, waitMs);
  }

  /** Drops all items. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#items = [];
  }
}
