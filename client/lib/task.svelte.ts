/** Work that never runs twice at the same time: pressing its button again while it runs does nothing. */
export class Task {
  #busy = $state(false);

  get busy(): boolean {
    return this.#busy;
  }

  /** Does the work, unless it is already running. Passes errors on. */
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
