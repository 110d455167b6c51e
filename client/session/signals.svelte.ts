/** The other Navigators' signals: pings on the guess board and ready phrases, for as long as they last. */
import type { Signalled } from '../../shared/wire/signals.ts';

const LASTS_MS = 6_000;

export interface HeardSignal extends Signalled {
  /** Tells two of the same apart. */
  readonly key: number;
}

export class Signals {
  /** What is to be seen now, the latest last. */
  recent = $state.raw<readonly HeardSignal[]>([]);
  #next = 0;

  hear(signalled: Signalled): void {
    const heard = { ...signalled, key: this.#next++ };
    // One of each player and kind: a new ping takes the place of the one before.
    const others = this.recent.filter(
      ({ player, signal }) => player !== heard.player || signal.type !== heard.signal.type,
    );
    this.recent = [...others, heard];
    setTimeout(() => (this.recent = this.recent.filter((other) => other !== heard)), LASTS_MS);
  }
}
