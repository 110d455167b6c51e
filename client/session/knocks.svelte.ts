/** Who knocks at the table: told to those who may let them in. */
import type { Knock } from '../../shared/wire/protocol.ts';

export class Knocks {
  /** Who waits for an answer, the first to come first. */
  waiting = $state.raw<readonly Knock[]>([]);

  hear(knocks: readonly Knock[]): void {
    this.waiting = knocks;
  }

  /** A new connection hears anew who knocks, and nothing if nobody does. */
  forget(): void {
    this.waiting = [];
  }
}
