/** Whether the true board is covered. Stored for this tab, so that a reload doesn't uncover the board. */
import { Persisted } from '../../lib/persisted.ts';

export class CoverState {
  readonly #kept: Persisted<boolean>;
  #closed = $state(false);
  /** Whether the player is leaving the page. If so, the board isn't covered when the page is hidden. */
  #leaving = false;

  constructor(code: string) {
    this.#kept = new Persisted({
      key: `odyssey.covered.${code}`,
      fallback: false,
      format: { parse: (text) => text === 'yes' || undefined, write: (closed) => (closed ? 'yes' : null) },
      storage: () => sessionStorage,
    });
    this.#closed = this.#kept.value;
  }

  get closed(): boolean {
    return this.#closed;
  }

  close(): void {
    this.#set(true);
  }

  lift(): void {
    this.#set(false);
  }

  /** Called when the page is hidden. Covers the board, because somebody else may look at the page next. */
  hide(): void {
    if (!this.#leaving) this.close();
  }

  leave(): void {
    this.#leaving = true;
  }

  /**
   * Called when the page is shown again.
   * @param kept whether the page comes from the browser's back/forward cache
   */
  comeBack(kept: boolean): void {
    this.#leaving = false;
    if (kept) this.close();
  }

  #set(closed: boolean): void {
    this.#closed = closed;
    this.#kept.value = closed;
  }
}
