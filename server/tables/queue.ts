/** Runs tasks one at a time. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Whether a task is running or waiting. */
  get busy(): boolean {
    return this.#waiting > 0;
  }

  /**
   * Runs a task after all earlier tasks, and resolves or rejects as the task does. A task that fails doesn't stop later
   * tasks.
   */
  add<T>(task: () => Promise<T> | T): Promise<T> {
    this.#waiting++;
    const result = this.#last.then(task);
    const done = () => {
      this.#waiting--;
    };
    this.#last = result.then(done, done);
    return result;
  }

  /** Resolves when no task is running or waiting. */
  async idle(): Promise<void> {
    while (this.busy) await this.#last;
  }
}
