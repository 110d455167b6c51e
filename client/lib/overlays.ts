/**
 * What lies over a page: sheets, popovers, pages laid over another one. The browser's way back, whatever it is (a
 * button, a swipe, a mouse), closes the topmost, one for each time, and leads away only when nothing lies there.
 *
 * One entry of the history stands above the page's own for all of them. To go back from it is what closes; then it is
 * put back at once. Nothing ever goes back by itself to take the entry away: such a step is carried out later, and
 * would undo a change of page made meanwhile. Where nothing lies over the page, going back from it goes on to the page before.
 *
 * Fetched with the first component that can lie over a page.
 */
import { router } from './router.svelte.ts';

/** A second step back this soon after one that closed something belongs to the same double tap, in ms. */
const DOUBLE_MS = 600;

/** How long an answer to "leave?" is waited for, in ms. */
const ANSWER_MS = 5_000;

class Overlays {
  readonly #closers: (() => void)[] = [];
  #ask: (() => void) | null = null;
  /** By what the entry above a page and the page's own belong together; null: no entry above one is current. */
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
   * Something lies over the page now.
   * @param close closes it; not called once it has been taken away
   * @returns to be called when it goes by itself
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
   * The page is not to be left by a slip: going back asks first, and leads away the next time.
   * @returns how to stop
   */
  guard(ask: () => void): () => void {
    this.#ask = ask;
    this.#stand();
    return () => {
      if (this.#ask === ask) this.#ask = null;
    };
  }

  /** Goes to another page: in place of the entry above this one, if that is current. */
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

  /** The entry outlives a reload, and is then as good as a new one. */
  #note(): void {
    this.#above = markOf('over');
  }
}

function markOf(place: 'over' | 'under'): number | null {
  const state = history.state as Partial<Record<typeof place, number>> | null;
  return state?.[place] ?? null;
}

export const overlays = new Overlays();
