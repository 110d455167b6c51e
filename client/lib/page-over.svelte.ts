/** A page laid over another one: the browser's way back closes it, as people expect of a page. */
export class PageOver<What> {
  /** What is shown over the page; null for nothing. */
  shown = $state.raw<What | null>(null);

  open(what: What): void {
    this.shown = what;
    history.pushState(null, '', location.href);
    addEventListener('popstate', this.#leave, { once: true });
    scrollTo(0, 0);
  }

  close(): void {
    if (this.shown !== null) history.back();
  }

  /** The page below goes: nothing is left to be shown. */
  forget(): void {
    removeEventListener('popstate', this.#leave);
    this.shown = null;
  }

  readonly #leave = () => (this.shown = null);
}
