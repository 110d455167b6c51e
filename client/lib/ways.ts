/** By which transports the page tries to reach the server, and how long an attempt may take. */

export type Transport = 'websocket' | 'polling';

export interface Attempt {
  /** Tried in this order. A connection that begins with polling moves to a WebSocket once that has proved to work. */
  readonly transports: readonly Transport[];
  readonly timeoutMs: number;
}

const SHORTEST_MS = 5_000;
const LONGEST_MS = 60_000;

/** Opening takes several round trips; a busy way takes longer than usual. */
const ROUND_TRIPS = 5;

/** A WebSocket that ends sooner may have been cut by a proxy that cannot carry it. */
const SHORT_LIVED_MS = 30_000;

/** After so many of them in a row the page stays with polling for one connection. */
const MOST_SHORT_LIVED = 2;

export class Ways {
  #first: Transport = 'websocket';
  #shortestMs = SHORTEST_MS;
  #timeouts = 0;
  #shortLived = 0;

  /** What to try next. */
  get next(): Attempt {
    // Each order is tried once before the patience grows.
    const growth = 2 ** Math.floor(this.#timeouts / 2);
    return { transports: this.#transports, timeoutMs: Math.min(LONGEST_MS, this.#shortestMs * growth) };
  }

  get #transports(): readonly Transport[] {
    if (this.#shortLived >= MOST_SHORT_LIVED) return ['polling'];
    return this.#first === 'websocket' ? ['websocket', 'polling'] : ['polling', 'websocket'];
  }

  /**
   * An attempt took too long. The other transport is tried first then: some proxies let a WebSocket through and drop
   * what is sent over it, so no error ever comes.
   */
  timedOut(): void {
    this.#timeouts++;
    this.#first = this.#first === 'websocket' ? 'polling' : 'websocket';
    this.#shortLived = 0;
  }

  /** None of the transports of an attempt works now. */
  failed(): void {
    this.#shortLived = 0;
  }

  /** An attempt has led to a connection. */
  opened(by: Transport, tookMs: number): void {
    this.#first = by;
    this.#timeouts = 0;
    this.#shortestMs = within(2 * tookMs);
  }

  /** A connection that began with polling is a WebSocket now. */
  upgraded(): void {
    this.#first = 'websocket';
  }

  /** A connection has ended that the page did not end. */
  closed(by: Transport, livedMs: number): void {
    this.#shortLived = by === 'websocket' && livedMs < SHORT_LIVED_MS ? this.#shortLived + 1 : 0;
  }

  /** A question by http was answered: the server is there, however long it takes. */
  measured(roundTripMs: number): void {
    this.#shortestMs = Math.max(this.#shortestMs, within(ROUND_TRIPS * roundTripMs));
  }

  /** Another network may carry what this one did not. */
  reset(): void {
    this.#first = 'websocket';
    this.#shortestMs = SHORTEST_MS;
    this.#timeouts = 0;
    this.#shortLived = 0;
  }
}

function within(ms: number): number {
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ms));
}
