/** The current day. It stays correct on pages that are still open after midnight. */
import { createSubscriber } from 'svelte/reactivity';
import { dayHere, nextMidnight } from './days.ts';

/**
 * The maximum interval between two checks, in ms. It is needed because the device's clock or time zone may change.
 */
const LOOK_MS = 10 * 60 * 1000;

/**
 * Events that can follow a long pause. Check the day again on each of them, because timers stop while a device sleeps.
 */
const COMING_BACK = ['focus', 'pageshow', 'online'] as const;

class Today {
  readonly #follow = createSubscriber((changed) => {
    let day = dayHere(Date.now());
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = Date.now();
      timer = setTimeout(look, Math.min(LOOK_MS, nextMidnight(now) - now));
      if (dayHere(now) === day) return;
      day = dayHere(now);
      changed();
    };
    look();
    document.addEventListener('visibilitychange', look);
    for (const event of COMING_BACK) addEventListener(event, look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      for (const event of COMING_BACK) removeEventListener(event, look);
    };
  });

  /** The current day, written like 2026-11-01. Effects that read it run again when the day changes. */
  get current(): string {
    this.#follow();
    return dayHere(Date.now());
  }
}

export const today = new Today();
