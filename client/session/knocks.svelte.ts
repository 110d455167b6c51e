/** The people who are knocking at the table, shown to the players who may let them in. */
import type { Knock } from '../../shared/wire/protocol.ts';

export class Knocks {
  /** The knocks that have not been answered yet, oldest first. */
  waiting = $state.raw<readonly Knock[]>([]);

  hear(knocks: readonly Knock[]): void {
    this.waiting = knocks;
  }

  /**
   * Clears the list for a new connection. After connecting, the server sends all current knocks again. It sends nothing
   * if there are no knocks.
   */
  forget(): void {
    this.waiting = [];
  }
}
