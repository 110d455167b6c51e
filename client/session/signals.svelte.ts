/** Signals from the other Navigators: pings on the chart and ready-made phrases. Each disappears after a while. */
import type { Signalled } from '../../shared/wire/signals.ts';

const LASTS_MS = 6_000;

export interface HeardSignal extends Signalled {
  /** Distinguishes two equal signals. */
  readonly key: number;
}

export class Signals {
  /** The signals that are visible now, newest last. */
  recent = $state.raw<readonly HeardSignal[]>([]);
  #next = 0;

  hear(signalled: Signalled): void {
    const heard = { ...signalled, key: this.#next++ };
    // A new ping or phrase replaces the previous one of the same player.
    const others = this.recent.filter(
      ({ player, signal }) => player !== heard.player || signal.type !== heard.signal.type,
    );
    this.recent = [...others, heard];
    setTimeout(() => (this.recent = this.recent.filter((other) => other !== heard)), LASTS_MS);
  }
}
