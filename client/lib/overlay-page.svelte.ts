/** A page that is shown over another one. The browser's Back closes it, just as Back would leave a normal page. */
import { tick } from 'svelte';
import { overlays } from './overlays.ts';

/**
 * A tap within this time (in ms) after the page was closed is ignored. It was meant for the closed page, not for the
 * page below it.
 */
const DOUBLE_MS = 400;

/** Two taps within this distance (in pixels) count as being on the same spot. */
const SAME_SPOT = 30;

export class OverlayPage<What> {
  /** The content that is shown over the page; null for nothing. */
  shown = $state.raw<What | null>(null);
  /** The scroll position of the page below this one. */
  #scrolled = 0;
  #gone: (() => void) | undefined;
  /** The last press while the overlaid page was shown, which is usually the press that closed it. */
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

  /** Called when the page below is being left, so that no overlaid page stays open. */
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
