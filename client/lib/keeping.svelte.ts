/** Whether this browser keeps seats at all. Players are warned before a game begins if it does not. */
import { seatsAreSaved } from './held-seats.ts';

const PROBE = 'odyssey.probe';

class Keeping {
  /** Neither the storage nor a cookie outlives this page. */
  forgets = $state(false);

  /** Looks before there is any seat. A full storage takes no more than this. */
  look(): void {
    // eslint-disable-next-line compat/compat -- undefined in a browser without it: then the storage alone decides
    this.forgets = !navigator.cookieEnabled && !storageWorks();
  }

  /**
   * Looks once there is a seat.
   * @param kept the tokens that the cookie has
   */
  seen(tokens: readonly string[], kept: readonly string[]): void {
    const isKept = seatsAreSaved() || tokens.every((token) => kept.includes(token));
    if (tokens.length > 0) this.forgets = !isKept;
  }
}

function storageWorks(): boolean {
  try {
    localStorage.setItem(PROBE, 'x'.repeat(500));
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

export const keeping = new Keeping();
