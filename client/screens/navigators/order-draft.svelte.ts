/**
 * The orders that are thought over on this device, before it is the crew's turn, too: which ship, which heading, and
 * giving them. Nothing is sent but by `sail` and `survey`.
 */
import { untrack } from 'svelte';
import type { Ship } from '../../../shared/board/board.ts';
import type { GameRefusal, PlayerId } from '../../../shared/game/game.ts';
import { whyNoSail, whyNoStep } from '../../../shared/game/rules/orders.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import { isPoseidons } from '../../game/owners.ts';
import type { KeptAhead } from '../../game/kept-ahead.ts';
import { Action, type CommandOf, type CommandSender } from '../../session/action.svelte.ts';
import type { PreparedOrders } from './kept-orders.ts';

/** What this device gives orders with: for the players that it holds the seats of. */
interface Ordering extends CommandSender {
  readonly players: readonly PlayerId[];
}

type Order = CommandOf<'sail' | 'survey'>;

/** A heading that is thought of for a ship in one round. */
interface Thought {
  readonly heading: Heading;
  readonly round: number;
  /** It was prepared, before orders could be given. */
  readonly ahead: boolean;
}

/** An order that was prepared and can't be given any more. */
export interface DroppedOrder {
  readonly ship: Ship;
  readonly why: GameRefusal;
}

export class OrderDraft {
  readonly #session: Ordering;
  readonly #action: Action<Order>;
  readonly #view: () => NavigatorsView;
  readonly #kept: KeptAhead<PreparedOrders>;

  /** A ship is chosen until Poseidon plays his next tile: its news comes first, but for an order that is prepared. */
  #chosen = $state.raw<{ ship: Ship; tiles: number } | null>(null);
  #thoughts = $state.raw<Readonly<Partial<Record<Ship, Thought>>>>({});
  /** The round in which the newest order was given. */
  #orderedIn = 0;
  /** The newest order, until everything is done that its answer brings. */
  #given = $state.raw<Order | null>(null);

  /**
   * @param view the newest view, read anew each time
   * @param kept where what is prepared outlives a reload
   */
  constructor(session: Ordering, view: () => NavigatorsView, kept: KeptAhead<PreparedOrders>) {
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

  /** The order that is on its way; null as soon as its step is told: the answer's promise comes a little later. */
  get #sent(): Order | null {
    const { sent } = this.#action;
    return sent && !this.#isTold(sent) ? sent : null;
  }

  #isTold({ ship }: Order): boolean {
    const { round, stepped } = this.#view();
    return round !== this.#orderedIn || stepped.includes(ship);
  }

  /** The ship whose order is on its way. */
  get ordered(): Ship | null {
    return this.#sent?.ship ?? null;
  }

  /** The order to sail that is on its way; null if none is. */
  get sailing(): CommandOf<'sail'> | null {
    return this.#sent?.type === 'sail' ? this.#sent : null;
  }

  /**
   * The ship that is chosen; null shows the newest reply, or the news of the tile. One that was ordered is let go as
   * its step is told: a moment later everything would be built for it once more, and taken away.
   */
  get ship(): Ship | null {
    const chosen = this.#chosen;
    const given = this.#given;
    if (!chosen || (given?.ship === chosen.ship && this.#isTold(given))) return null;
    return chosen.tiles === this.#tilesPlayed || this.wasPrepared(chosen.ship) ? chosen.ship : null;
  }

  /** Of all that was thought of, only what is prepared and can still be given is kept. */
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

  /** The heading of the chosen ship; null if none is, or if it may not sail (any more). */
  get heading(): Heading | null {
    const { ship } = this;
    return ship && (this.maySail(ship) || this.mayPrepare(ship))
      ? (this.#thoughtOf(ship)?.heading ?? null)
      : null;
  }

  /** Thinks of a heading for the chosen ship; of one that is prepared no longer, if it is named again. */
  steer(heading: Heading): void {
    const { ship } = this;
    if (!ship) return;
    // An order that was prepared is thought over anew: its ship stays chosen, though a tile came in between.
    this.#chosen = { ship, tiles: this.#tilesPlayed };
    const ahead = this.mayPrepare(ship);
    if (ahead && this.heading === heading) this.#forget(ship);
    else this.#think({ ...this.#thoughts, [ship]: { heading, round: this.#view().round, ahead } });
  }

  /** The heading that is prepared for a ship, chosen or not, before its orders can be given or since; null: none. */
  preparedFor(ship: Ship): Heading | null {
    return this.isPrepared(ship) ? (this.#thoughtOf(ship)?.heading ?? null) : null;
  }

  isPrepared(ship: Ship): boolean {
    return this.#thoughtOf(ship)?.ahead === true && (this.mayPrepare(ship) || this.maySail(ship));
  }

  /** Whether the order that stands for a ship was prepared, and can be given now. */
  wasPrepared(ship: Ship): boolean {
    return this.isPrepared(ship) && this.maySail(ship);
  }

  /** The orders that were prepared for this round and can't be given any more, until something else is chosen. */
  get dropped(): readonly DroppedOrder[] {
    if (this.#view().phase !== 'navigators' || this.#action.busy) return [];
    return (Object.keys(this.#thoughts) as Ship[]).flatMap((ship) => {
      const why = this.#whyNone((player) => whyNoSail(this.#view(), ship, player));
      return why && this.#thoughtOf(ship)?.ahead ? [{ ship, why }] : [];
    });
  }

  /** Why this device may not give a ship its step now, or null. */
  whyNoStep(ship: Ship): GameRefusal | null {
    return this.#whyNone((player) => whyNoStep(this.#view(), ship, player));
  }

  maySail(ship: Ship): boolean {
    return this.#whyNone((player) => whyNoSail(this.#view(), ship, player)) === null;
  }

  /** Whether an order can be prepared for a ship: Poseidon is at it, and then it may sail for all that is known. */
  mayPrepare(ship: Ship): boolean {
    const view = this.#view();
    if (!isPoseidons(view)) return false;
    const then = { ...view, phase: 'navigators' as const };
    return this.#whyNone((player) => whyNoSail(then, ship, player)) === null;
  }

  /** Why none of the players of this device may do a thing; friends may share it. */
  #whyNone(why: (player: PlayerId) => GameRefusal | null): GameRefusal | null {
    const refusals = this.#session.players.map(why);
    return refusals.includes(null) ? null : (refusals[0] ?? 'not-your-ship');
  }

  /** Gives the order: it can't be taken back. */
  sail(): Promise<void> {
    const { ship, heading } = this;
    return ship && heading && this.maySail(ship)
      ? this.#order({ type: 'sail', ship, heading })
      : Promise.resolve();
  }

  /** A ship that a sea monster holds only surveys. */
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
    // Its reply is the newest now. Another ship may have been chosen meanwhile; or it was the last order of
    // the game, and the view is gone with the screen.
    if (carriedOut && this.#chosen?.ship === order.ship) this.choose(null);
    this.#given = null;
  }
}
