/** Lets the players of this device swap sides with the other side, which is asked unless it is on this device too. */
import type { PlayerId } from '../../shared/game/game.ts';
import { seatOf } from '../../shared/table/queries.ts';
import { whyNoSwap, whyNoSwapRequest } from '../../shared/table/rules/seats.ts';
import { Action, type CommandOf } from '../session/action.svelte.ts';
import type { useTable } from '../session/context.ts';

/** Create it while a component is being created. */
export class SwapRequest {
  readonly #at: ReturnType<typeof useTable>;
  readonly #action: Action<CommandOf<'ask-swap' | 'swap-seats'>>;

  constructor(at: ReturnType<typeof useTable>) {
    this.#at = at;
    this.#action = new Action(at.session);
  }

  get busy(): boolean {
    return this.#action.busy;
  }

  /** The players of the other side. */
  get #others(): readonly PlayerId[] {
    const { table, session } = this.#at;
    const { seat } = session;
    if (!seat) return [];
    return table.players.map(({ id }) => id).filter((id) => (seatOf(table, id) ?? seat) !== seat);
  }

  /** The players with whom this device's player may swap at once. */
  get #ready(): readonly PlayerId[] {
    const { table, session } = this.#at;
    const { me } = session;
    if (me === undefined) return [];
    return this.#others.filter((other) => whyNoSwap(table, me, other, session.players) === null);
  }

  /** Whether there is anybody with whom this device's player could swap now. */
  get may(): boolean {
    const { table, session } = this.#at;
    const { me } = session;
    return me !== undefined && whyNoSwapRequest(table, me) === null && this.#others.length > 0;
  }

  /** Whether this device's player has asked the other side. */
  get asked(): boolean {
    const { table, session } = this.#at;
    return session.me !== undefined && table.swaps.includes(session.me);
  }

  /** The players of the other side who ask this device's player to swap. */
  get asking(): readonly PlayerId[] {
    const { table, session } = this.#at;
    return this.#others.filter((other) => table.swaps.includes(other) && !session.players.includes(other));
  }

  /** Swaps at once if nobody has to be asked. Otherwise asks the other side, or no longer asks. */
  async press(): Promise<void> {
    const [player] = this.#ready;
    if (player !== undefined) await this.#action.give({ type: 'swap-seats', player });
    else await this.#action.give({ type: 'ask-swap', wish: !this.asked });
  }
}
