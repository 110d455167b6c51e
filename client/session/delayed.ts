/** What the server was not willing to take yet, since it was asked for too much at once. */

/** How long to wait before asking again what got no answer. */
export const RETRY_MS = 1_000;

export class Delayed<T> {
  readonly #again: (item: T) => void;
  #items: readonly T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param again called for each when the time has come, in the order in which they were added */
  constructor(again: (item: T) => void) {
    this.#again = again;
  }

  get isEmpty(): boolean {
    return this.#items.length === 0;
  }

  /** Lets one wait behind those that wait already; the first one says for how long. */
  add(item: T, waitMs: number): void {
    this.#items = [...this.#items, item];
    this.#timer ??= setTimeout(() => {
      const items = this.#items;
      this.clear();
      for (const each of items) this.#again(each);
    }, waitMs);
  }

  /** Forgets all that waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#items = [];
  }
}
