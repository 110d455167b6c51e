/** People knocking at the table, for the players who may let them in. */
import type { Knock } from '../../shared/wire/protocol.ts';

export class Knocks {
  /** The knocks that wait for an answer, oldest first. */
  waiting = $state.raw<readonly Knock[]>([]);

  hear(knocks: readonly Knock[]): void {
    this.waiting = knocks;
  }

  /**
   * Clears the list for a new connection. The server sends current knocks again, but sends nothing if there are none.
   */
  forget(): void {
    this.waiting = [];
  }
}
