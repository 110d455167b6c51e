/** The ship that a spectator has chosen, and which panel shows something about it. */
import type { Ship } from '../../../shared/board/board.ts';
import { trayOpen, type Tab } from '../../game/chart/panels.ts';
import type { Foretelling } from '../../game/foretelling/foretelling.svelte.ts';

export class ChosenShip {
  readonly #foretelling: Foretelling;
  readonly #mayForetell: () => boolean;
  /** The ship that the spectator has chosen; null if none has been chosen yet. */
  #looked = $state<Ship | null>(null);

  tab = $state<Tab>('orders');
  /** Whether the journal shows only the chosen ship. */
  byShip = $state(false);

  /** The ship that the text on the screen is about. */
  readonly spoken = $derived.by(() => {
    const { ships, ship } = this.#foretelling;
    return this.#looked && !ships.includes(this.#looked) ? this.#looked : ship;
  });
  /**
   * The ship that is marked as chosen. Until the spectator has chosen a ship, none is marked, unless the page is asking
   * the spectator to predict something about a ship.
   */
  readonly chosen = $derived.by(() => {
    const asked = this.#mayForetell() && (trayOpen.current || this.tab === 'tray');
    return asked && !this.#foretelling.asksFirst ? this.spoken : this.#looked;
  });

  /** @param mayForetell returns whether this screen takes predictions */
  constructor(foretelling: Foretelling, mayForetell: () => boolean) {
    this.#foretelling = foretelling;
    this.#mayForetell = mayForetell;
  }

  choose(ship: Ship): void {
    this.#foretelling.choose(ship);
    this.#looked = ship;
    const foretold = this.#mayForetell() && this.#foretelling.ships.includes(ship);
    // If the spectator is reading the journal, it now shows this ship's entries.
    if (!foretold) this.byShip = true;
    if (this.tab !== 'journal') this.tab = foretold ? 'tray' : 'journal';
  }
}
