/**
 * Manages everything that can be open over a page (overlays): sheets, popovers, and pages shown over another one. The
 * browser's Back (button, swipe or mouse) closes the topmost overlay, one at a time, and leaves the page only when none
 * is open.
 *
 * All overlays share one history entry above the page's own. Going back from it closes the topmost overlay, and the
 * entry is restored at once. Code never goes back to remove the entry, because history.back() is asynchronous and could
 * undo a page change made in the meantime. If no overlay is open, Back from the entry continues to the previous page.
 *
 * Loaded with the first component that can be an overlay.
 */
import { router } from './router.svelte.ts';

/**
 * If Back is pressed again within this time (in ms) after it closed an overlay, the second press is part of a double
 * tap and is ignored.
 */
const DOUBLE_MS = 600;

/** How long to wait, in ms, for the player to answer "Leave?". */
const ANSWER_MS = 5_000;

class Overlays {
  readonly #closers: (() => void)[] = [];
  #ask: (() => void) | null = null;
  /**
   * The mark of the current history entry, if it is an overlay entry; otherwise null. The entry of the page below has
   * the same mark.
   */
  #above: number | null = null;
  #closedAt = -Infinity;
  #askedAt = -Infinity;

  constructor() {
    router.leave = (path) => this.#leave(path);
    this.#note();
    addEventListener('popstate', () => {
      const before = this.#above;
      this.#note();
      if (before !== null && before === markOf('under')) this.#back();
    });
  }

  /**
   * Registers an overlay.
   * @param close closes the overlay; not called once the overlay is unregistered
   * @returns a function that unregisters the overlay; call it when the overlay closes in any other way
   */
  open(close: () => void): () => void {
    this.#closers.push(close);
    this.#stand();
    return () => {
      const at = this.#closers.indexOf(close);
      if (at >= 0) this.#closers.splice(at, 1);
    };
  }

  /**
   * Protects the page from being left by accident: the first Back calls `ask`, and only the next one leaves the page.
   * @returns a function that removes the protection
   */
  guard(ask: () => void): () => void {
    this.#ask = ask;
    this.#stand();
    return () => {
      if (this.#ask === ask) this.#ask = null;
    };
  }

  /** Goes to another page. If the current history entry is the overlay entry, it is replaced. */
  #leave(path: string): void {
    if (this.#above === null) history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    this.#note();
  }

  #back(): void {
    const now = performance.now();
    const close = this.#closers.pop();
    if (close) {
      this.#closedAt = now;
      this.#stand();
      close();
    } else if (now - this.#closedAt < DOUBLE_MS) {
      this.#stand();
    } else if (this.#ask && now - this.#askedAt > ANSWER_MS) {
      this.#askedAt = this.#closedAt = now;
      this.#stand();
      this.#ask();
    } else {
      history.back();
    }
  }

  #stand(): void {
    if (this.#above === null) {
      const mark = markOf('under') ?? Date.now();
      history.replaceState({ under: mark }, '');
      history.pushState({ over: mark }, '', location.href);
    }
    this.#note();
  }

  /**
   * Records whether the current history entry is the overlay entry. An overlay entry survives a reload, and can be used
   * again afterwards.
   */
  #note(): void {
    this.#above = markOf('over');
  }
}

function markOf(place: 'over' | 'under'): number | null {
  const state = history.state as Partial<Record<typeof place, number>> | null;
  return state?.[place] ?? null;
}

export const overlays = new Overlays();
