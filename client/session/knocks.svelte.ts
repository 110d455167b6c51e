/** The people who are knocking at the table. They are shown to the players who may let them in. */
import type { Knock } from '../../shared/wire/protocol.ts';

export class Knocks {
  /** The knocks that have not been answered yet, oldest first. */
  waiting = $state.raw<readonly Knock[]>([]);

  hear(knocks: readonly Knock[]): void {
    this.waiting = knocks;
  }

  /**
   * Clears the list for a new connection. The server then sends all current knocks again, but sends nothing if there
   * are none.
   */
  forget(): void {
    this.waiting = [];
  }
}
