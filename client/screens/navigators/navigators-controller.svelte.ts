/**
 * Coordinates the Navigators' screen: the tools on the chart, which panel shows what, where the focus goes after an
 * action, and the keyboard commands.
 */
import { tick } from 'svelte';
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import type { Reply } from '../../../shared/game/game.ts';
import type { NavigatorsTold } from '../../../shared/game/told.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import { guessedFrom } from '../../../shared/game/views/reported-from.ts';
import { runningGame } from '../../../shared/table/queries.ts';
import { journalOpen, journalShared, oraclePanel, trayOpen, type Tab } from '../../game/chart/panels.ts';
import { Teammates } from '../../game/chart/teammates.svelte.ts';
import { keyOf } from '../../game/chart/tokens.ts';
import { nextShip, sailAndHeld, shipsLeft } from '../../game/crew-states.ts';
import { isEscape, isTyped, undoKey } from '../../game/keys.ts';
import { Newcomer } from '../../game/newcomer/newcomer.svelte.ts';
import { OracleView } from '../../game/oracle/oracle-view.svelte.ts';
import { ReportArea } from '../../game/survey/report-area.svelte.ts';
import { deferredSettled } from '../../lib/after-paint.svelte.ts';
import { announcements } from '../../oracle/announcements.ts';
import type { TableContext } from '../../session/context.ts';
import { t } from '../../text/text.ts';
import { turnKey } from '../../text/turn-key.ts';
import { ChartAids } from './chart-aids.svelte.ts';
import { GuessEditor } from './guess-editor.svelte.ts';
import { stopInspecting } from './keyboard-target.ts';
import { keptOrders } from './kept-orders.ts';
import { LighthouseDraft } from './lighthouses.svelte.ts';
import { OrderDraft } from './order-draft.svelte.ts';
import { ordersCase, shownStep } from './orders-case.ts';
import { ruledOut } from './ruled-out.ts';

/** Moves the focus to parts of the screen. */
export interface FocusTargets {
  ship(ship: Ship): void;
  /** Focuses the next ship that can be ordered. */
  nextShip(): void;
  isOnShip(ship: Ship): boolean;
  /** Focuses the first element of the screen that matches a selector. */
  element(selector: string): void;
}

export class NavigatorsController {
  readonly #at: Pick<TableContext, 'session' | 'table'>;
  readonly #view: () => NavigatorsView;
  readonly #focus: FocusTargets;

  readonly draft: OrderDraft;
  readonly teammates: Teammates;
  readonly editor: GuessEditor;
  readonly lighthouses: LighthouseDraft;
  readonly oracle: OracleView;
  readonly aids: ChartAids;
  readonly newcomer: Newcomer;
  readonly area: ReportArea;

  /** The selected tab, in layouts with tabs. */
  tab = $state<Tab>('orders');
  /** Whether the journal shows only the chosen ship. */
  byShip = $state(true);
  /** The ship of the newest order. `ordered` needs it, because the ship may have been deselected by then. */
  #underWay: Ship | null = null;

  /** All events that the Navigators have received. */
  readonly told = $derived.by<readonly NavigatorsTold[]>(() => {
    const { game } = this.#at.session;
    return game?.audience === 'navigators' ? game.told : [];
  });
  /** The pieces that the oracle knows to be wrong. */
  readonly wrong = $derived.by(() => ruledOut(this.oracle, this.editor.pieces, this.#view().arrived));
  /**
   * Whether the oracle and the journal share a panel. While the player looks back, the oracle is below the report of
   * that moment instead.
   */
  readonly shared = $derived.by(
    () => this.oracle.says === 'full' && journalShared.current && !this.oracle.moment,
  );
  /** The panel that shows the oracle; null if it is silent. */
  readonly oraclePlace = $derived.by(() => {
    if (this.oracle.says === 'silent') return null;
    return journalShared.current && this.oracle.moment ? 'orders' : oraclePanel(this.tab, 'journal');
  });
  /**
   * Says why the chosen ship's guess is impossible or, if no ship is chosen, what the crosses mean. Shown with the
   * orders if the oracle's panel may be hidden.
   */
  readonly hint = $derived.by(() => {
    if (journalOpen.current || this.oracle.moment) return undefined;
    const { ship } = this.draft;
    if (ship) return this.wrong.get(keyOf({ type: 'ship', ship }));
    return this.wrong.size > 0 && this.oracle.says === 'hints' && this.oraclePlace === 'journal'
      ? t.oracle.does.hints
      : undefined;
  });
  /**
   * Whether the journal is above the oracle in the panel that they share. That is so while the journal shows only the
   * chosen ship's entries, unless the player looks back.
   */
  readonly journalFirst = $derived.by(
    () => !journalOpen.current && this.byShip && this.draft.ship !== null && !this.oracle.moment,
  );

  /** How many ships this device may still give orders to in this round. */
  readonly #mine = $derived.by(() => SHIPS.filter((ship) => this.draft.whyNoStep(ship) === null).length);
  /** Whether this device can give orders now. */
  readonly ours = $derived.by(() => this.#view().phase === 'navigators' && this.#mine > 0);
  readonly title = $derived.by(() => {
    const { phase, variants } = this.#view();
    if (this.oracle.moment) return t.oracle.lookingBack;
    if (phase === 'navigators' && !this.ours) return t.turns.crew;
    return t.turns.navigators[turnKey(phase, variants)];
  });
  /** A short text beside the title, which adds a detail to it. */
  readonly detail = $derived.by(() => {
    const view = this.#view();
    const { moment } = this.oracle;
    // On a phone, the bar below the ships already says that an earlier moment is shown.
    if (moment) return trayOpen.current ? t.oracle.moment(moment.round, moment.ship) : undefined;
    if (view.phase !== 'navigators') return undefined;
    if (this.ours && this.#mine < shipsLeft(view))
      return t.navigators.yoursToSail(this.#mine, shipsLeft(view));
    return t.navigators.stillToSail(...sailAndHeld(view));
  });

  /**
   * Must be called while a component is being initialised.
   * @param view returns the newest view
   */
  constructor(at: Pick<TableContext, 'session' | 'table'>, view: () => NavigatorsView, focus: FocusTargets) {
    this.#at = at;
    this.#view = view;
    this.#focus = focus;
    const { session } = at;
    const game = () => session.game?.id;
    this.draft = new OrderDraft(session, view, keptOrders(game));
    this.teammates = new Teammates(session, view);
    this.editor = new GuessEditor(session, view, this.draft, (square) => this.teammates.pointAt(square));
    this.lighthouses = new LighthouseDraft(session, view);
    this.oracle = new OracleView({
      game,
      heard: () => announcements(this.told),
      view,
      says: () => runningGame(at.table)?.oracle ?? 'silent',
    });
    this.editor.isTrayOpen = () => this.tab === 'tray' && !trayOpen.current && !this.oracle.moment;
    this.aids = new ChartAids(this.editor, {
      view,
      told: () => this.told,
      help: () => runningGame(at.table)?.surveyHelp ?? 'none',
      isWrong: (ship) => this.wrong.has(keyOf({ type: 'ship', ship })),
    });
    this.newcomer = new Newcomer('navigators', view);
    this.area = new ReportArea(this.newcomer, {
      newest: () => this.#newestReport(),
      subject: () => `${this.draft.ship} ${this.oracle.moment?.round} ${this.oracle.moment?.ship}`,
      from: (reply) => guessedFrom(this.told, reply),
    });
  }

  /** The report that the orders' panel shows as the newest; null if it shows none, or if the player looks back. */
  #newestReport(): Reply | null {
    const { ship } = this.draft;
    const view = this.#view();
    if (this.oracle.moment) return null;
    return shownStep(view, ordersCase(view, this.draft, ship), ship)?.reply ?? null;
  }

  /** Chooses a ship, or deselects it if it is already chosen. */
  choose(ship: Ship): void {
    if (this.editor.isBusy && this.editor.marking) {
      this.editor.tapSupply({ type: 'reminder', ship });
      return;
    }
    this.draft.choose(this.draft.ship === ship ? null : ship);
    // In the other tabs, the player reads the ship's journal or marks squares for the ship.
  }

  /** Selects the orders' tab, in layouts with tabs. */
  #toOrders(): void {
    if (!journalOpen.current) this.tab = 'orders';
  }

  /**
   * Called when an order is about to be sent. Moves the focus before the order's form is removed, because removing a
   * focused element is slow. If no focus ring is visible, the focused element only loses its focus: moving the focus to
   * another element would force a layout before the screen responds to the tap.
   */
  ordering(): void {
    this.#underWay = this.draft.ship;
    const { activeElement } = document;
    if (activeElement?.matches(':focus-visible')) {
      if (this.draft.ship) this.#focus.ship(this.draft.ship);
    } else if (activeElement instanceof HTMLElement) activeElement.blur();
  }

  /**
   * Called after an order. Moves the focus to the next ship, unless the focus has moved elsewhere in the meantime.
   */
  async ordered(): Promise<void> {
    const ship = this.#underWay;
    if (ship) this.aids.along.follow(ship);
    await deferredSettled();
    const stayed = ship !== null && this.#focus.isOnShip(ship);
    if (document.activeElement === document.body || stayed) this.#focus.nextShip();
  }

  /**
   * Handles the keys for undo and redo, and Escape. Escape ends the first of these that applies: the inspection of a
   * square; holding a piece, pinging or marking squares; the choice of a ship.
   */
  keydown(event: KeyboardEvent): void {
    const { aids, editor, draft } = this;
    const again = isTyped(event) ? null : undoKey(event);
    if (again) {
      event.preventDefault();
      aids.undoing[again]();
    }
    if (!isEscape(event)) return;
    if (aids.inspector.isHeld) stopInspecting(aids.inspector);
    else if (editor.isBusy) editor.putDown();
    else if (draft.ship) {
      this.#focus.ship(draft.ship);
      draft.choose(null);
    }
  }

  /** Chooses the next ship that can be ordered. */
  async next(): Promise<void> {
    const { draft } = this;
    const ship = nextShip(
      this.#view(),
      draft.ship,
      (one) => draft.whyNoStep(one) === null || draft.mayPrepare(one),
    );
    if (!ship) return;
    draft.choose(ship);
    this.#toOrders();
    await tick();
    this.#focus.ship(ship);
  }

  /** Chooses a heading. The focus then moves to the button that sends the order. */
  async steer(heading: Heading): Promise<void> {
    const { draft } = this;
    if (!draft.ship || !(draft.maySail(draft.ship) || draft.mayPrepare(draft.ship))) return;
    draft.steer(heading);
    this.#toOrders();
    // The form appears after one deferred update, and its button after another.
    await deferredSettled();
    await deferredSettled();
    this.#focus.element('[data-panel="orders"] [type="submit"]');
  }

  /** Picks up the piece of the chosen ship's guess. */
  async moveGuess(): Promise<void> {
    const { ship } = this.draft;
    if (!ship || this.#view().arrived.includes(ship)) return;
    this.editor.lift({ type: 'ship', ship });
    await this.toBoard();
  }

  async toBoard(): Promise<void> {
    await tick();
    const { ship } = this.draft;
    const square = ship && this.editor.guesses.ships[ship];
    this.#focus.element(square ? `[data-square="${square}"]` : '[role="gridcell"][tabindex="0"]');
  }

  async toPanel(name: Tab): Promise<void> {
    this.tab = name;
    await tick();
    this.#focus.element(`[data-panel="${name}"]`);
  }
}
