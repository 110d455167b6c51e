/** The order that is being thought over on this device: which ship, which heading, and giving it. */
import type { Ship } from '../../../shared/board/board.ts';
import type { GameRefusal, PlayerId } from '../../../shared/game/game.ts';
import { whyNoSail, whyNoStep } from '../../../shared/game/rules/orders.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import { Action, type CommandOf, type CommandSender } from '../../session/action.svelte.ts';

/** What this device gives orders with: for the players that it holds the seats of. */
interface Ordering extends CommandSender {
  readonly players: readonly PlayerId[];
}

type Order = CommandOf<'sail' | 'survey'>;

export class OrderDraft {
  readonly #session: Ordering;
  readonly #action: Action<Order>;
  readonly #view: () => NavigatorsView;

  /** A ship is chosen until Poseidon plays his next tile: its news comes first. */
  #chosen = $state.raw<{ ship: Ship; tiles: number } | null>(null);
  /** A heading is thought of for one ship in one round. */
  #thought = $state.raw<{ heading: Heading; ship: Ship; round: number } | null>(null);

  /** @param view the newest view, read anew each time */
  constructor(session: Ordering, view: () => NavigatorsView) {
    this.#session = session;
    this.#action = new Action<Order>(session);
    this.#view = view;
  }

  /** The ship whose order is on its way. */
  get ordered(): Ship | null {
    return this.#action.sent?.ship ?? null;
  }

  /** The ship that is chosen; null shows the newest reply, or the news of the tile. */
  get ship(): Ship | null {
    return this.#chosen?.tiles === this.#tilesPlayed ? this.#chosen.ship : null;
  }

  choose(ship: Ship | null): void {
    this.#chosen = ship && { ship, tiles: this.#tilesPlayed };
    this.#thought = null;
  }

  get #tilesPlayed(): number {
    return this.#view().rounds.filter(({ tile }) => tile !== null).length;
  }

  /** The heading of the chosen ship; null if none is, or if it may not sail (any more). */
  get heading(): Heading | null {
    const { ship } = this;
    const thought = this.#thought;
    if (!ship || thought?.ship !== ship || thought.round !== this.#view().round) return null;
    return this.maySail(ship) ? thought.heading : null;
  }

  steer(heading: Heading): void {
    const { ship } = this;
    if (ship) this.#thought = { heading, ship, round: this.#view().round };
  }

  /** Why this device may not give a ship its step now, or null. */
  whyNoStep(ship: Ship): GameRefusal | null {
    return this.#whyNone((player) => whyNoStep(this.#view(), ship, player));
  }

  maySail(ship: Ship): boolean {
    return this.#whyNone((player) => whyNoSail(this.#view(), ship, player)) === null;
  }

  /** Why none of the players of this device may do a thing; friends may share it. */
  #whyNone(why: (player: PlayerId) => GameRefusal | null): GameRefusal | null {
    const refusals = this.#session.players.map(why);
    return refusals.includes(null) ? null : (refusals[0] ?? 'not-your-ship');
  }

  /** Gives the order: it can't be taken back. */
  sail(): Promise<void> {
    const { ship, heading } = this;
    return ship && heading ? this.#order({ type: 'sail', ship, heading }) : Promise.resolve();
  }

  /** A ship that a sea monster holds only surveys. */
  survey(): Promise<void> {
    const { ship } = this;
    return ship ? this.#order({ type: 'survey', ship }) : Promise.resolve();
  }

  async #order(order: Order): Promise<void> {
    const given = await this.#action.give(order);
    // Its reply is the newest now. Another ship may have been chosen meanwhile; or it was the last order of
    // the game, and the view is gone with the screen.
    if (given && this.#chosen?.ship === order.ship) this.choose(null);
  }
}
