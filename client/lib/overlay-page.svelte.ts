/** A page shown over another one. The browser's Back closes it, just as Back leaves a normal page. */
import { tick } from 'svelte';
import { overlays } from './overlays.ts';

/**
 * A tap within this time (in ms) after the page was closed is ignored, because it was meant for the closed page and not
 * for the page below.
 */
const DOUBLE_MS = 400;

/** Two taps that are no farther apart than this (in pixels) count as being on the same spot. */
const SAME_SPOT = 30;

export class OverlayPage<What> {
  /** The content shown over the page, or null if there is none. */
  shown = $state.raw<What | null>(null);
  /** The scroll position of the page below this one. */
  #scrolled = 0;
  #gone: (() => void) | undefined;
  /** The last press while this page was shown, which is usually the press that closed it. */
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

  /** Called when the user leaves the page below, so that no page above it stays open. */
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
