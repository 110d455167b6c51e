/** A queue of items to send again later. The server refused them because the device had sent too much at once. */

/** How long to wait before repeating a request that got no answer, in ms. */
export const RETRY_MS = 1_000;

export class Delayed<T> {
  readonly #again: (item: T) => void;
  #items: readonly T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param again called for each item when the wait is over, in the order in which they were added */
  constructor(again: (item: T) => void) {
    this.#again = again;
  }

  get isEmpty(): boolean {
    return this.#items.length === 0;
  }

  /** Adds an item to the queue. All items wait until the first one may be sent again. */
  add(item: T, waitMs: number): void {
    this.#items = [...this.#items, item];
    this.#timer ??= setTimeout(() => {
      const items = this.#items;
      this.clear();
      for (const each of items) this.#again(each);
    }, waitMs);
  }

  /** Drops all items in the queue. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#items = [];
  }
}
