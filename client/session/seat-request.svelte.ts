/** Asking for a seat: a device that has seen the other side of the running game is asked first. */
import type { Side } from '../../shared/game/game.ts';
import type { Refusal } from '../../shared/wire/protocol.ts';
import { toast } from '../ui/toast.svelte.ts';
import type { TableSession } from './session.svelte.ts';

export class SeatRequest {
  /** The question is open. */
  asking = $state(false);
  busy = $state(false);
  #seat: Side = 'navigators';
  readonly #session: TableSession;

  constructor(session: TableSession) {
    this.#session = session;
  }

  async sit(seat: Side): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const refusal = await this.#session.command({ type: 'sit', seat });
    this.busy = false;
    this.#seat = seat;
    if (refusal === 'knows-other-side') this.asking = true;
    else await this.#finish(refusal);
  }

  /** Yes, although this device has seen the other side. */
  async sitKnowing(): Promise<void> {
    await this.#finish(await this.#session.command({ type: 'sit', seat: this.#seat, knowing: true }));
  }

  async #finish(refusal: Refusal | null): Promise<void> {
    toast.refuse(refusal);
    // In a running game another side's log is due now.
    if (!refusal) await this.#session.attend();
  }
}
