/**
 * Keeps the screen on while the app needs it. Uses the browser's wake lock. Plain HTTP has no wake lock, so a silent
 * video (nosleep.js) is used instead, which has to be started by a touch.
 */
import type NoSleep from 'nosleep.js';

/** The video inside nosleep.js, which the library's types don't declare. */
interface Film {
  readonly noSleepVideo?: HTMLVideoElement;
}

class Awake {
  /** How the screen is kept on now: by the wake lock, by the video, or (null) not at all. */
  by = $state<'lock' | 'film' | null>(null);
  #wishes = 0;
  #lock: WakeLockSentinel | undefined;
  #film: NoSleep | undefined;

  constructor() {
    const again = () => {
      if (this.#wishes > 0 && document.visibilityState === 'visible') void this.#wake();
    };
    // Browsers release the lock when the page is hidden, so it is requested again.
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
      // Another touch may have requested a lock in the meantime, and one is enough.
      if (this.#lock && !this.#lock.released) return void lock.release();
      this.#lock = lock;
      this.by = 'lock';
      lock.addEventListener('release', () => {
        if (this.#lock === lock) this.by = null;
      });
    } catch {
      // The browser refused because of a low battery or a hidden page. The next touch tries again.
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
      // The browser refused because the page has not been touched yet.
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

/** Keeps the screen on until the returned function is called. */
export function stayAwake(): () => void {
  return awake.wish();
}
