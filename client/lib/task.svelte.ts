/** A task that never runs twice at the same time. Pressing its button again while it runs does nothing. */
export class Task {
  #busy = $state(false);

  get busy(): boolean {
    return this.#busy;
  }

  /** Does the work, unless it is already running. Errors in the work are passed on to the caller. */
  async run(work: () => Promise<unknown>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      await work();
    } finally {
      this.#busy = false;
    }
  }
}
