/** The clock of the current turn, if the table plays with one. */
import { CLOCK_SECONDS } from '../../shared/table/clock.ts';
import type { ClockSign } from '../../shared/wire/protocol.ts';

const TICK_MS = 250;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The players are warned when this much time or less is left, in ms. */
const SHORT_MS = 15_000;
/** In a game over days, they are warned when these shares of the time are left. */
const SHORT_SHARE = 1 / 10;
const HALF_SHARE = 1 / 2;

/** What players are warned of: half of a long time has passed, little time is left, or the time is up. */
export type ClockWarning = 'half' | 'short' | 'up';

/** The last warning that is due by now, or null if none is. */
function warningAt(leftMs: number, ofMs: number): ClockWarning | null {
  const isOverDays = ofMs > CLOCK_SECONDS.most * 1000;
  if (leftMs <= 0) return 'up';
  if (leftMs <= (isOverDays ? ofMs * SHORT_SHARE : SHORT_MS)) return 'short';
  return isOverDays && leftMs <= ofMs * HALF_SHARE ? 'half' : null;
}

export class TurnClock {
  #sign = $state.raw<(ClockSign & { readonly endsAt: number }) | null>(null);
  #now = $state(0);
  #ticking: ReturnType<typeof setTimeout> | undefined;

  readonly leftMs = $derived(this.#sign ? Math.max(0, this.#sign.endsAt - this.#now) : null);
  readonly ofMs = $derived(this.#sign?.ofMs ?? null);
  readonly #due = $derived(this.#sign && warningAt(this.leftMs ?? 0, this.#sign.ofMs));
  /** True if little time is left. */
  readonly short = $derived(this.#due === 'short' || this.#due === 'up');
  /**
   * The last warning that became due while this device showed the clock. Warnings from before, for example from before
   * the player came back, are not repeated.
   */
  warning = $state<ClockWarning | null>(null);

  /** Shows the clock that the server has sent, or no clock. */
  show(sign: ClockSign | null): void {
    this.#now = performance.now();
    this.#sign = sign && { ...sign, endsAt: this.#now + sign.leftMs };
    this.warning = null;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#ticking);
    const { leftMs } = this;
    if (!leftMs) return;
    // Above an hour, only whole minutes are shown.
    const waitMs = leftMs > HOUR_MS ? leftMs % MINUTE_MS || MINUTE_MS : TICK_MS;
    this.#ticking = setTimeout(() => this.#tick(), Math.ceil(waitMs));
  }

  #tick(): void {
    const before = this.#due;
    this.#now = performance.now();
    if (this.#due !== before) this.warning = this.#due;
    this.#wait();
  }
}
