/**
 * Keeps the screen awake while somebody wants it: with the browser's own lock, and on plain http, where
 * browsers withhold that, with a silent little film (nosleep.js), which must begin with a touch.
 */
import type NoSleep from 'nosleep.js';

/** The film of nosleep.js, which its types do not name. */
interface Film {
  readonly noSleepVideo?: HTMLVideoElement;
}

class Awake {
  /** How the screen is kept awake now; null if it is not, or not yet. */
  by = $state<'lock' | 'film' | null>(null);
  #wishes = 0;
  #lock: WakeLockSentinel | undefined;
  #film: NoSleep | undefined;

  constructor() {
    const again = () => {
      if (this.#wishes > 0 && document.visibilityState === 'visible') void this.#wake();
    };
    // The browser takes the lock away from a page that is hidden.
    document.addEventListener('visibilitychange', again);
    for (const touch of ['pointerup', 'keydown'] as const) {
      addEventListener(touch, again, { capture: true, passive: true });
    }
  }

  wish(): () => void {
    this.#wishes += 1;
    void this.#wake();
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#wishes -= 1;
      if (this.#wishes === 0) this.#sleep();
    };
  }

  async #wake(): Promise<void> {
    if ('wakeLock' in navigator) await this.#takeLock();
    else await this.#showFilm();
  }

  async #takeLock(): Promise<void> {
    if (this.#lock && !this.#lock.released) return;
    try {
      const lock = await navigator.wakeLock.request('screen');
      if (this.#wishes === 0) return void lock.release();
      // Two touches in a row: one lock is enough.
      if (this.#lock && !this.#lock.released) return void lock.release();
      this.#lock = lock;
      this.by = 'lock';
      lock.addEventListener('release', () => {
        if (this.#lock === lock) this.by = null;
      });
    } catch {
      // A low battery, or a page that is not seen: asked again at the next touch.
    }
  }

  async #showFilm(): Promise<void> {
    const film = (this.#film as (NoSleep & Film) | undefined)?.noSleepVideo;
    if (film && !film.paused) return;
    try {
      this.#film ??= new (await import('nosleep.js')).default();
      await this.#film.enable();
      if (this.#wishes === 0) this.#sleep();
      else this.by = 'film';
    } catch {
      // It may not begin before the page is touched.
    }
  }

  #sleep(): void {
    void this.#lock?.release().catch(() => undefined);
    this.#lock = undefined;
    this.#film?.disable();
    this.by = null;
  }
}

export const awake = new Awake();

/** Keeps the screen awake until the returned function is called. */
export function stayAwake(): () => void {
  return awake.wish();
}
