/** One thing after the other: whatever changes a table waits for what came before it. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Whether something is being done, or waits for its turn. */
  get busy(): boolean {
    return this.#waiting > 0;
  }

  /** Does a task in its turn, and resolves or rejects as it does; a failure holds up nobody behind it. */
  add<T>(task: () => Promise<T> | T): Promise<T> {
    this.#waiting++;
    const result = this.#after(this.#last, task);
    this.#last = result.then(nothing, nothing);
    return result;
  }

  async #after<T>(last: Promise<unknown>, task: () => Promise<T> | T): Promise<T> {
    await last;
    try {
      return await task();
    } finally {
      this.#waiting--;
    }
  }

  /** Resolves when nothing is being done any more. */
  async idle(): Promise<void> {
    while (this.busy) await this.#last;
  }
}

function nothing(): void {}
