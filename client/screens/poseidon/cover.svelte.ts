/** Whether the true board is covered. Stored for this tab, so that a reload keeps it. */
import { Persisted } from '../../lib/persisted.ts';

export class CoverState {
  readonly #kept: Persisted<boolean>;
  #closed = $state(false);
  /** The page is being left, so that being hidden has no meaning. */
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

  /** The page is hidden: the next person to look at it may be somebody else. */
  hide(): void {
    if (!this.#leaving) this.close();
  }

  leave(): void {
    this.#leaving = true;
  }

  /** @param kept whether the browser had kept the page in memory and shows it again */
  comeBack(kept: boolean): void {
    this.#leaving = false;
    if (kept) this.close();
  }

  #set(closed: boolean): void {
    this.#closed = closed;
    this.#kept.value = closed;
  }
}
