/** Asking for a seat: in a running game those who play are asked, and a device that has seen the other side of it. */
import type { Side } from '../../shared/game/game.ts';
import { Action, type CommandOf, type CommandSender } from './action.svelte.ts';

interface Attending extends CommandSender {
  /** Comes to the table anew. */
  attend(): Promise<void>;
}

export class SeatRequest {
  /** The question is open. */
  asking = $state(false);
  #seat: Side = 'navigators';
  readonly #session: Attending;
  readonly #sitting: Action<CommandOf<'sit'>>;
  readonly #knock: (seat: Side) => void;

  /** @param knock asks those who play to be let in to a seat */
  constructor(session: Attending, knock: (seat: Side) => void) {
    this.#session = session;
    this.#knock = knock;
    this.#sitting = new Action<CommandOf<'sit'>>(session);
  }

  get busy(): boolean {
    return this.#sitting.busy;
  }

  async sit(seat: Side): Promise<void> {
    if (this.busy) return;
    this.#seat = seat;
    await this.#give({ type: 'sit', seat });
  }

  /** Yes, although this device has seen the other side. */
  sitKnowing(): Promise<void> {
    return this.#give({ type: 'sit', seat: this.#seat, knowing: true });
  }

  async #give(command: CommandOf<'sit'>): Promise<void> {
    const expected = {
      'knows-other-side': () => (this.asking = true),
      'must-knock': () => this.#knock(this.#seat),
    };
    // In a running game another side's log is due now.
    if (await this.#sitting.give(command, { expected })) await this.#session.attend();
  }
}
