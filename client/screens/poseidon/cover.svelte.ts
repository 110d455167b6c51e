/** Whether the true board is covered. Kept for this tab: a page that is loaded anew comes up as it was. */
const KEY = 'odyssey.covered';

export class CoverState {
  readonly #key: string;
  #closed = $state(false);
  /** The page is being left: that it is hidden then says nothing. */
  #leaving = false;

  constructor(code: string) {
    this.#key = `${KEY}.${code}`;
    this.#closed = this.#kept();
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
    try {
      if (closed) sessionStorage.setItem(this.#key, 'yes');
      else sessionStorage.removeItem(this.#key);
    } catch {
      // A browser that keeps nothing: covered as long as the page lasts.
    }
  }

  #kept(): boolean {
    try {
      return sessionStorage.getItem(this.#key) !== null;
    } catch {
      return false;
    }
  }
}
