/** Chooses the transports for each attempt to reach the server, and its timeout. */

export type Transport = 'websocket' | 'polling';

export interface Attempt {
  /**
   * In the order in which they are tried. A connection that begins with polling moves to a WebSocket once
   * that works.
   */
  readonly transports: readonly Transport[];
  readonly timeoutMs: number;
}

const SHORTEST_MS = 5_000;
const LONGEST_MS = 60_000;

/** Opening a connection takes several round trips, and longer on a busy network. */
const ROUND_TRIPS = 5;

/** A WebSocket that ends sooner may have been cut by a proxy that doesn't support it. */
const SHORT_LIVED_MS = 30_000;

/** After this many of them in a row, the next connection uses polling alone. */
const MOST_SHORT_LIVED = 2;

export class Transports {
  #first: Transport = 'websocket';
  #shortestMs = SHORTEST_MS;
  #timeouts = 0;
  #shortLived = 0;

  /** The next attempt. */
  get next(): Attempt {
    // The timeout grows only after both orders have been tried.
    const growth = 2 ** Math.floor(this.#timeouts / 2);
    return { transports: this.#transports, timeoutMs: Math.min(LONGEST_MS, this.#shortestMs * growth) };
  }

  get #transports(): readonly Transport[] {
    if (this.#shortLived >= MOST_SHORT_LIVED) return ['polling'];
    return this.#first === 'websocket' ? ['websocket', 'polling'] : ['polling', 'websocket'];
  }

  /**
   * An attempt took too long. The other transport goes first next time: some proxies accept a WebSocket and
   * drop what is sent over it, so that no error is ever reported.
   */
  timedOut(): void {
    this.#timeouts++;
    this.#first = this.#first === 'websocket' ? 'polling' : 'websocket';
    this.#shortLived = 0;
  }

  /** An attempt failed with every transport. */
  failed(): void {
    this.#shortLived = 0;
  }

  /** An attempt led to a connection. */
  opened(by: Transport, tookMs: number): void {
    this.#first = by;
    this.#timeouts = 0;
    this.#shortestMs = clamp(2 * tookMs);
  }

  /** A connection that began with polling is now a WebSocket. */
  upgraded(): void {
    this.#first = 'websocket';
  }

  /** A connection ended, and the page did not end it. */
  closed(by: Transport, livedMs: number): void {
    this.#shortLived = by === 'websocket' && livedMs < SHORT_LIVED_MS ? this.#shortLived + 1 : 0;
  }

  /** The server has answered an HTTP request in this time. */
  measured(roundTripMs: number): void {
    this.#shortestMs = Math.max(this.#shortestMs, clamp(ROUND_TRIPS * roundTripMs));
  }

  /** Starts afresh on another network, which may support what the last one did not. */
  reset(): void {
    this.#first = 'websocket';
    this.#shortestMs = SHORTEST_MS;
    this.#timeouts = 0;
    this.#shortLived = 0;
  }
}

function clamp(ms: number): number {
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ms));
}
