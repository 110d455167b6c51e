/** Chooses the transports and the timeout for each attempt to reach the server. */

export type Transport = 'websocket' | 'polling';

export interface Attempt {
  /**
   * The transports, in the order in which they are tried. A connection that starts with polling switches to a WebSocket
   * once that works.
   */
  readonly transports: readonly Transport[];
  readonly timeoutMs: number;
}

const SHORTEST_MS = 5_000;
const LONGEST_MS = 60_000;

/** How many round trips an attempt may take. Opening a connection takes several, and more on a busy network. */
const ROUND_TRIPS = 5;

/** If a WebSocket ends sooner than this (in ms), a proxy that doesn't support WebSockets may have cut it. */
const SHORT_LIVED_MS = 30_000;

/** After this many short-lived WebSockets in a row, the next connection uses only polling. */
const MOST_SHORT_LIVED = 2;

export class Transports {
  #first: Transport = 'websocket';
  #shortestMs = SHORTEST_MS;
  #timeouts = 0;
  #shortLived = 0;

  /** The transports and timeout of the next attempt. */
  get next(): Attempt {
    // The timeout grows only after both orders of the transports have been tried.
    const growth = 2 ** Math.floor(this.#timeouts / 2);
    return { transports: this.#transports, timeoutMs: Math.min(LONGEST_MS, this.#shortestMs * growth) };
  }

  get #transports(): readonly Transport[] {
    if (this.#shortLived >= MOST_SHORT_LIVED) return ['polling'];
    return this.#first === 'websocket' ? ['websocket', 'polling'] : ['polling', 'websocket'];
  }

  /**
   * Called when an attempt took too long. Next time, the other transport is tried first. Some proxies accept a
   * WebSocket, but drop everything that is sent over it without reporting an error.
   */
  timedOut(): void {
    this.#timeouts++;
    this.#first = this.#first === 'websocket' ? 'polling' : 'websocket';
    this.#shortLived = 0;
  }

  /** Called when an attempt has failed with every transport. */
  failed(): void {
    this.#shortLived = 0;
  }

  /** Called when an attempt has led to a connection. */
  opened(by: Transport, tookMs: number): void {
    this.#first = by;
    this.#timeouts = 0;
    this.#shortestMs = clamp(2 * tookMs);
  }

  /** Called when a connection that began with polling has become a WebSocket. */
  upgraded(): void {
    this.#first = 'websocket';
  }

  /** Called when a connection has ended without the page ending it. */
  closed(by: Transport, livedMs: number): void {
    this.#shortLived = by === 'websocket' && livedMs < SHORT_LIVED_MS ? this.#shortLived + 1 : 0;
  }

  /** Called when the server has answered an HTTP request. */
  measured(roundTripMs: number): void {
    this.#shortestMs = Math.max(this.#shortestMs, clamp(ROUND_TRIPS * roundTripMs));
  }

  /** Starts from the beginning after a change of network. The new network may support what the previous one did not. */
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
