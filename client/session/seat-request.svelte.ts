/**
 * Asks for a seat at the table. In a running game, the other players are asked first. If this device has seen the other
 * side, its player has to confirm.
 */
import type { Side } from '../../shared/game/game.ts';
import { Action, type CommandOf, type CommandSender } from './action.svelte.ts';

interface Attending extends CommandSender {
  /** Attends the table again. */
  attend(): Promise<void>;
}

export class SeatRequest {
  /** True while the player is being asked to confirm. */
  asking = $state(false);
  #seat: Side = 'navigators';
  readonly #session: Attending;
  readonly #sitting: Action<CommandOf<'sit'>>;
  readonly #knock: (seat: Side) => void;

  /** @param knock asks the players whether this device's player may take a seat */
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

  /** Called when the player has confirmed that they want the seat although this device has seen the other side. */
  sitKnowing(): Promise<void> {
    return this.#give({ type: 'sit', seat: this.#seat, knowing: true });
  }

  async #give(command: CommandOf<'sit'>): Promise<void> {
    const expected = {
      'knows-other-side': () => (this.asking = true),
      'must-knock': () => this.#knock(this.#seat),
    };
    // In a running game, the player's new side has a different log, so attend again to receive it.
    if (await this.#sitting.give(command, { expected })) await this.#session.attend();
  }
}
