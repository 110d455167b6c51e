/** The clock of the current turn, if the table plays with one. */
import type { ClockSign } from '../../shared/wire/protocol.ts';

const TICK_MS = 250;

/** The player is warned when this much time or less is left, in ms. */
const SHORT_MS = 15_000;

export class TurnClock {
  #sign = $state.raw<(ClockSign & { readonly endsAt: number }) | null>(null);
  #now = $state(0);
  #ticking: ReturnType<typeof setInterval> | undefined;

  readonly leftMs = $derived(this.#sign ? Math.max(0, this.#sign.endsAt - this.#now) : null);
  readonly ofMs = $derived(this.#sign?.ofMs ?? null);
  /** True if little time is left. */
  readonly short = $derived(this.leftMs !== null && this.leftMs <= SHORT_MS);

  /** Shows the clock that the server has sent, or no clock. */
  show(sign: ClockSign | null): void {
    clearInterval(this.#ticking);
    this.#now = performance.now();
    this.#sign = sign && { ...sign, endsAt: this.#now + sign.leftMs };
    if (sign) this.#ticking = setInterval(() => (this.#now = performance.now()), TICK_MS);
  }
}
