/** Counts actions in this server's memory. Nothing here waits, so no promise is needed. */
import type { Counts, Rate } from './limits.ts';

/**
 * The maximum number of windows that are open at a time. Beyond it, the windows that end first are forgotten, so that
 * a flood from very many addresses can't fill the memory.
 */
export const MOST_WINDOWS = 100_000;

/** A period in which the actions of one key are counted. It starts with the first of them. */
interface Window {
  points: number;
  /** When the window ends, in ms since the process started. This time never jumps, as the machine's clock may. */
  readonly endsAt: number;
}

export class WindowCounts implements Counts {
  readonly #most: number;
  readonly #ms: number;
  /** The open windows by key. All have the same length, so they are in the order in which they end. */
  readonly #windows = new Map<string, Window>();

  constructor({ most, seconds }: Pick<Rate, 'most' | 'seconds'>) {
    this.#most = most;
    this.#ms = seconds * 1_000;
  }

  count(key: string, points: number): number {
    const now = performance.now();
    const window = this.#windowOf(key, now);
    window.points += points;
    return window.points > this.#most ? waitUntil(window, now) : 0;
  }

  waitFor(key: string): number {
    const now = performance.now();
    const window = this.#windows.get(key);
    return window && window.endsAt > now && window.points >= this.#most ? waitUntil(window, now) : 0;
  }

  charge(key: string, points: number): void {
    this.#windowOf(key, performance.now()).points += points;
  }

  /** The number of windows in memory. */
  get size(): number {
    return this.#windows.size;
  }

  #windowOf(key: string, now: number): Window {
    const open = this.#windows.get(key);
    if (open && open.endsAt > now) return open;
    this.#windows.delete(key);
    for (const [other, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size < MOST_WINDOWS) break;
      this.#windows.delete(other);
    }
    const window = { points: 0, endsAt: now + this.#ms };
    this.#windows.set(key, window);
    return window;
  }
}

/** How long a window still lasts, in whole ms. */
function waitUntil({ endsAt }: Window, now: number): number {
  return Math.ceil(endsAt - now);
}
