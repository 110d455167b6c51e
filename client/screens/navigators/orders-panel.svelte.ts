/** What the orders' panel shows: the case, the report, what everybody waits for, and whose ship it is. */
import type { Ship } from '../../../shared/board/board.ts';
import type { PlayerId } from '../../../shared/game/game.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import { newestStep, newestSteps } from '../../game/crew-states.ts';
import { journalOpen } from '../../game/chart/panels.ts';
import { commander } from '../../game/owners.ts';
import { Deferred, DeferredChoice } from '../../lib/after-paint.svelte.ts';
import { t } from '../../text/text.ts';
import type { OrderDraft } from './order-draft.svelte.ts';
import { allHome, ordersCase, shownStep } from './orders-case.ts';

interface Sources {
  readonly view: NavigatorsView;
  /** The players of this device. */
  readonly players: readonly PlayerId[];
  /** The players with a connected device. */
  readonly present: readonly PlayerId[];
  readonly draft: OrderDraft;
  readonly nameOf: (player: PlayerId) => string;
}

/** Create it while a component is being created. */
export class OrdersPanelState {
  readonly #sources: () => Sources;
  readonly #ship: DeferredChoice<Ship>;
  /** The ship whose journal is shown. Deferred, so that the order's form is drawn first. */
  readonly #logged: DeferredChoice<Ship>;

  readonly now = $derived.by(() => ordersCase(this.#sources().view, this.#sources().draft, this.ship));
  readonly round = $derived.by(() => this.#sources().view.rounds.at(-1));
  /** The step whose report is shown. */
  readonly shown = $derived.by(() => shownStep(this.#sources().view, this.now, this.ship));
  /**
   * The recent steps without the newest, one paint late. If a ship is chosen, its steps are left out, because its
   * journal shows them.
   */
  readonly #told: Deferred<ReturnType<typeof newestSteps>>;
  /** The earlier steps of the round, newest first. The journal shows them if it is open. */
  readonly earlier = $derived.by(() => {
    const { round, steps } = this.#told.current;
    return { round, steps: journalOpen.current ? [] : steps.toReversed() };
  });
  readonly home = $derived.by(() => allHome(this.#sources().view, this.#sources().players));
  /** What Poseidon is doing; undefined if it is the Navigators' turn or an order is being prepared. */
  readonly wait = $derived.by(() => {
    const { view } = this.#sources();
    if (this.now.is === 'ordering') return undefined;
    if (view.phase === 'caught' && view.caught) return t.game.beingPushed(view.caught);
    const waiting = t.navigators.waiting[view.phase];
    return waiting && { ...waiting, ...(this.home !== null && { text: t.navigators.ashore(this.home) }) };
  });
  /** True if the tile of this round is still news for the player. Only then is it shown. */
  readonly isNews = $derived.by(() => {
    const { ship, shown, now } = this;
    if (this.wait) return false;
    return ship === null || this.#sources().draft.wasPrepared(ship) || (now.is === 'idle' && !shown);
  });
  /** The name of the ship's commander, which is shown with its order. */
  readonly whose = $derived.by(() => {
    const { ship } = this;
    const { view, players, nameOf } = this.#sources();
    const owner = ship && commander(view, ship);
    if (!ship || owner === undefined) return null;
    if (owner === null) return t.navigators.anybodysShip;
    const here = players.filter((player) => view.navigators.includes(player));
    return here.length > 1 ? t.navigators.handOver(nameOf(owner)) : t.navigators.yourShip;
  });

  constructor(sources: () => Sources) {
    this.#sources = sources;
    this.#ship = new DeferredChoice(() => sources().draft.ship);
    this.#logged = new DeferredChoice(() => this.ship);
    this.#told = new Deferred(() => {
      const { view } = sources();
      const newest = newestStep(view)?.step;
      const { round, steps } = newestSteps(view);
      const { ship } = this;
      return { round, steps: steps.filter((step) => (ship ? step.ship !== ship : step !== newest)) };
    });
  }

  /** The chosen ship. Deferred, so that the choice is drawn before the panel. */
  get ship(): Ship | null {
    return this.#ship.current;
  }

  /** Whether the panel below the order's form is about the chosen ship. */
  get settled(): boolean {
    return this.#logged.current === this.ship;
  }

  ownerOf(ship: Ship): string {
    const { view, nameOf } = this.#sources();
    const owner = view.owners[ship];
    return owner === null ? t.common.sides.navigators : nameOf(owner);
  }

  isAway(ship: Ship): boolean {
    const { view, present } = this.#sources();
    const owner = view.owners[ship];
    return owner !== null && !present.includes(owner);
  }
}
