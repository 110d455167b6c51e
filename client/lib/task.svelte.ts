/** Work that runs once at a time: pressing the button again meanwhile does nothing. */
export class Task {
  #busy = $state(false);

  get busy(): boolean {
    return this.#busy;
  }

  /** Does the work unless it is already running. Errors are passed on. */
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
