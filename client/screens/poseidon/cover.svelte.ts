/** Whether the true board is covered. Kept for this tab: a page that is loaded anew comes up as it was. */
import { Persisted } from '../../lib/persisted.ts';

export class CoverState {
  readonly #kept: Persisted<boolean>;
  #closed = $state(false);
  /** The page is being left: that it is hidden then says nothing. */
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

  /** The page is out of sight: whoever looks at it next may be somebody else. */
  hide(): void {
    if (!this.#leaving) this.close();
  }

  leave(): void {
    this.#leaving = true;
  }

  /** @param kept the page was kept aside as it was, and is shown again */
  comeBack(kept: boolean): void {
    this.#leaving = false;
    if (kept) this.close();
  }

  #set(closed: boolean): void {
    this.#closed = closed;
    this.#kept.value = closed;
  }
}
