/**
 * Signals from the other Navigators: pings on the chart and ready-made phrases. Each signal disappears after a while.
 */
import type { Signalled } from '../../shared/wire/signals.ts';

const LASTS_MS = 6_000;

export interface HeardSignal extends Signalled {
  /** Distinguishes signals that are otherwise equal. */
  readonly key: number;
}

export class Signals {
  /** The signals that are visible now, the newest last. */
  recent = $state.raw<readonly HeardSignal[]>([]);
  #next = 0;

  hear(signalled: Signalled): void {
    const heard = { ...signalled, key: this.#next++ };
    // A new ping replaces the same player's last ping, and a new phrase the last phrase.
    const others = this.recent.filter(
      ({ player, signal }) => player !== heard.player || signal.type !== heard.signal.type,
    );
    this.recent = [...others, heard];
    setTimeout(() => (this.recent = this.recent.filter((other) => other !== heard)), LASTS_MS);
  }
}
