/** Something that is done once at a time: a second press of the button does nothing meanwhile. */
export class Task {
  #busy = $state(false);

  get busy(): boolean {
    return this.#busy;
  }

  /** Does the work, unless it is being done already; what it throws is thrown on. */
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
