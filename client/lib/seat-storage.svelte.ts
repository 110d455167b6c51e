/** Detects browsers that can't store seats, so that players are warned before a game begins. */
import { seatsAreSaved } from './held-seats.ts';

const PROBE = 'odyssey.probe';

class SeatStorage {
  /** True if the seats would be lost with this page, because the browser can't store them anywhere. */
  forgets = $state(false);

  /** Checks the storage before the device holds a seat. This may not detect that the storage is nearly full. */
  check(): void {
    // eslint-disable-next-line compat/compat -- where it is undefined, only the storage counts
    this.forgets = !navigator.cookieEnabled && !storageWorks();
  }

  /**
   * Checks again once there is a seat.
   * @param kept the tokens that the cookie holds
   */
  checkSeats(tokens: readonly string[], kept: readonly string[]): void {
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

export const seatStorage = new SeatStorage();
