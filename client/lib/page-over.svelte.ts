/** A page laid over another one: the browser's way back closes it, as people expect of a page. */
import { tick } from 'svelte';
import { overlays } from './overlays.ts';

/** A tap this soon after one that closed the page was meant for it too, in ms: not for what has come up in its place. */
const DOUBLE_MS = 400;

/** No finger hits the same spot again more exactly, in pixels. */
const SAME_SPOT = 30;

export class PageOver<What> {
  /** What is shown over the page; null for nothing. */
  shown = $state.raw<What | null>(null);
  /** How far the page below was scrolled. */
  #scrolled = 0;
  #gone: (() => void) | undefined;
  /** The last press while it was shown: the one that closed it. */
  #pressed: PointerEvent | undefined;

  open(what: What): void {
    this.#scrolled = scrollY;
    this.shown = what;
    this.#gone?.();
    this.#gone = overlays.open(this.#leave);
    addEventListener('pointerdown', this.#press, { capture: true });
    scrollTo(0, 0);
  }

  close(): void {
    if (this.shown === null) return;
    this.#leave();
    addEventListener('click', this.#swallow, { capture: true });
    setTimeout(() => removeEventListener('click', this.#swallow, { capture: true }), DOUBLE_MS);
  }

  /** The page below goes: nothing is left to be shown. */
  forget(): void {
    this.#gone?.();
    removeEventListener('pointerdown', this.#press, { capture: true });
    this.shown = null;
  }

  readonly #leave = () => {
    this.forget();
    void tick().then(() => scrollTo(0, this.#scrolled));
  };

  readonly #press = (event: PointerEvent) => (this.#pressed = event);

  readonly #swallow = (event: MouseEvent) => {
    const { clientX = -Infinity, clientY = -Infinity } = this.#pressed ?? {};
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > SAME_SPOT) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
