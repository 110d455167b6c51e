/**
 * Orders drafted on this device: the chosen ship and heading, and giving the order. Orders can be drafted even before
 * the Navigators' turn. Only `sail` and `survey` send anything.
 */
import { untrack } from 'svelte';
import type { Ship } from '../../../shared/board/board.ts';
import type { GameRefusal, PlayerId } from '../../../shared/game/game.ts';
import { whyNoSail, whyNoStep } from '../../../shared/game/rules/orders.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import { isPoseidons } from '../../game/owners.ts';
import type { StoredPreparation } from '../../game/stored-preparation.ts';
import { Action, type CommandOf, type CommandSender } from '../../session/action.svelte.ts';
import type { PreparedOrders } from './kept-orders.ts';

/** Sends commands, including orders, for the players whose seats this device holds. */
interface Ordering extends CommandSender {
  readonly players: readonly PlayerId[];
}

type Order = CommandOf<'sail' | 'survey'>;

/** A heading that the player is considering for a ship in one round. */
interface Thought {
  readonly heading: Heading;
  readonly round: number;
  /** Whether the heading was chosen in advance, before orders could be given. */
  readonly ahead: boolean;
}

/** A prepared order that can no longer be given. */
export interface DroppedOrder {
  readonly ship: Ship;
  readonly why: GameRefusal;
}

export class OrderDraft {
  readonly #session: Ordering;
  readonly #action: Action<Order>;
  readonly #view: () => NavigatorsView;
  readonly #kept: StoredPreparation<PreparedOrders>;

  /**
   * The chosen ship. When Poseidon plays his next tile, the ship is deselected to show the news of the tile, unless
   * an order is prepared for it.
   */
  #chosen = $state.raw<{ ship: Ship; tiles: number } | null>(null);
  #thoughts = $state.raw<Readonly<Partial<Record<Ship, Thought>>>>({});
  /** The round of the newest order. */
  #orderedIn = 0;
  /** The newest order, until its answer has been handled completely. */
  #given = $state.raw<Order | null>(null);

  /**
   * @param view returns the newest view
   * @param kept stores prepared orders across reloads
   */
  constructor(session: Ordering, view: () => NavigatorsView, kept: StoredPreparation<PreparedOrders>) {
    this.#session = session;
    this.#kept = kept;
    this.#action = new Action<Order>(session);
    this.#view = view;
    const { round = 0, headings = {} } = untrack(() => kept.get()) ?? {};
    const thoughts = Object.entries(headings).map(([ship, heading]) => [
      ship,
      { heading, round, ahead: true },
    ]);
    this.#thoughts = Object.fromEntries(thoughts) as Partial<Record<Ship, Thought>>;
  }

  /**
   * The order that has been sent; null if there is none, or once this device has received the step that carries it out.
   * The step arrives slightly before the promise of the sent command resolves.
   */
  get #sent(): Order | null {
    const { sent } = this.#action;
    return sent && !this.#isTold(sent) ? sent : null;
  }

  #isTold({ ship }: Order): boolean {
    const { round, stepped } = this.#view();
    return round !== this.#orderedIn || stepped.includes(ship);
  }

  /** The ship whose order has been sent. */
  get ordered(): Ship | null {
    return this.#sent?.ship ?? null;
  }

  /** The order to sail that has been sent; null if there is none. */
  get sailing(): CommandOf<'sail'> | null {
    return this.#sent?.type === 'sail' ? this.#sent : null;
  }

  /**
   * The chosen ship. If it is null, the newest report or the news of the tile is shown. A ship is deselected as soon as
   * this device has received the step of its order. Deselecting the ship any later would rebuild its form needlessly.
   */
  get ship(): Ship | null {
    const chosen = this.#chosen;
    const given = this.#given;
    if (!chosen || (given?.ship === chosen.ship && this.#isTold(given))) return null;
    return chosen.tiles === this.#tilesPlayed || this.wasPrepared(chosen.ship) ? chosen.ship : null;
  }

  /** Chooses a ship. Discards all headings chosen so far, except prepared headings that can still be ordered. */
  choose(ship: Ship | null): void {
    const kept = Object.entries(this.#thoughts).filter(([of]) => this.isPrepared(of as Ship));
    this.#think(Object.fromEntries(kept));
    this.#chosen = ship && { ship, tiles: this.#tilesPlayed };
  }

  get #tilesPlayed(): number {
    return this.#view().rounds.filter(({ tile }) => tile !== null).length;
  }

  #thoughtOf(ship: Ship): Thought | null {
    const thought = this.#thoughts[ship];
    return thought?.round === this.#view().round ? thought : null;
  }

  #think(thoughts: Readonly<Partial<Record<Ship, Thought>>>): void {
    this.#thoughts = thoughts;
    const { round } = this.#view();
    const ahead = Object.entries(thoughts).filter(([, thought]) => thought.ahead && thought.round === round);
    const headings = Object.fromEntries(ahead.map(([ship, { heading }]) => [ship, heading]));
    this.#kept.keep(ahead.length > 0 ? { round, headings } : null);
  }

  #forget(ship: Ship): void {
    const others = Object.entries(this.#thoughts).filter(([other]) => other !== ship);
    this.#think(Object.fromEntries(others));
  }

  /** The chosen ship's heading; null if there is none, or if the ship may not sail. */
  get heading(): Heading | null {
    const { ship } = this;
    return ship && (this.maySail(ship) || this.mayPrepare(ship))
      ? (this.#thoughtOf(ship)?.heading ?? null)
      : null;
  }

  /** Sets the chosen ship's heading. Setting a prepared heading again removes it. */
  steer(heading: Heading): void {
    const { ship } = this;
    if (!ship) return;
    // Changing a prepared order keeps its ship chosen, even after a new tile.
    this.#chosen = { ship, tiles: this.#tilesPlayed };
    const ahead = this.mayPrepare(ship);
    if (ahead && this.heading === heading) this.#forget(ship);
    else this.#think({ ...this.#thoughts, [ship]: { heading, round: this.#view().round, ahead } });
  }

  /**
   * The heading that was prepared for a ship, whether or not the order can be given by now; null if there is none.
   */
  preparedFor(ship: Ship): Heading | null {
    return this.isPrepared(ship) ? (this.#thoughtOf(ship)?.heading ?? null) : null;
  }

  isPrepared(ship: Ship): boolean {
    return this.#thoughtOf(ship)?.ahead === true && (this.mayPrepare(ship) || this.maySail(ship));
  }

  /** Whether a ship's current order was prepared earlier and can be given now. */
  wasPrepared(ship: Ship): boolean {
    return this.isPrepared(ship) && this.maySail(ship);
  }

  /** Orders prepared for this round that can no longer be given. They are listed until something else is chosen. */
  get dropped(): readonly DroppedOrder[] {
    if (this.#view().phase !== 'navigators' || this.#action.busy) return [];
    return (Object.keys(this.#thoughts) as Ship[]).flatMap((ship) => {
      const why = this.#whyNone((player) => whyNoSail(this.#view(), ship, player));
      return why && this.#thoughtOf(ship)?.ahead ? [{ ship, why }] : [];
    });
  }

  /** Why no player on this device may give this ship an order now; null if one may. */
  whyNoStep(ship: Ship): GameRefusal | null {
    return this.#whyNone((player) => whyNoStep(this.#view(), ship, player));
  }

  maySail(ship: Ship): boolean {
    return this.#whyNone((player) => whyNoSail(this.#view(), ship, player)) === null;
  }

  /**
   * Whether an order can be prepared for a ship: Poseidon is busy and, as far as the Navigators know, the ship may sail
   * afterwards.
   */
  mayPrepare(ship: Ship): boolean {
    const view = this.#view();
    if (!isPoseidons(view)) return false;
    const then = { ...view, phase: 'navigators' as const };
    return this.#whyNone((player) => whyNoSail(then, ship, player)) === null;
  }

  /**
   * Why no player on this device may do something; null if at least one may. Friends may share the device, so there may
   * be several players.
   */
  #whyNone(why: (player: PlayerId) => GameRefusal | null): GameRefusal | null {
    const refusals = this.#session.players.map(why);
    return refusals.includes(null) ? null : (refusals[0] ?? 'not-your-ship');
  }

  /** Gives the order. It can't be undone. */
  sail(): Promise<void> {
    const { ship, heading } = this;
    return ship && heading && this.maySail(ship)
      ? this.#order({ type: 'sail', ship, heading })
      : Promise.resolve();
  }

  /** Gives the order to survey, for a ship that is held by a sea monster and can't sail. */
  survey(): Promise<void> {
    const { ship } = this;
    return ship ? this.#order({ type: 'survey', ship }) : Promise.resolve();
  }

  async #order(order: Order): Promise<void> {
    if (this.#action.busy) return;
    this.#orderedIn = this.#view().round;
    this.#given = order;
    const carriedOut = await this.#action.give(order);
    if (carriedOut) this.#forget(order.ship);
    // Deselects the ship, so that its report is shown. In the meantime, another ship may have been chosen, or the game
    // may have ended.
    if (carriedOut && this.#chosen?.ship === order.ship) this.choose(null);
    this.#given = null;
  }
}
