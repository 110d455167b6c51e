/** The day that it is here, for pages that stay open past midnight. */
import { createSubscriber } from 'svelte/reactivity';
import { dayHere, nextMidnight } from './days.ts';

/** Clocks are put right and zones are changed meanwhile: looked at again after so long at most, in ms. */
const LOOK_MS = 10 * 60 * 1000;

/** Events after which much time may have passed: timers stand still on a device that sleeps. */
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

  /** As 2026-11-01; where it is read in an effect, that follows the next day. */
  get current(): string {
    this.#follow();
    return dayHere(Date.now());
  }
}

export const today = new Today();
