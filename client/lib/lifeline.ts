/**
 * Keeps a connection to the server: opens it until that works, tests it when it may be dead, and opens it anew when it
 * is. Knows no sockets, so that tests can play the network.
 */
import { Ways, type Transport } from './ways.ts';

/** What is needed of the socket. */
export interface Line {
  /** Begins to open a connection. */
  open(transports: readonly Transport[]): void;
  /** Ends the connection, or the attempt at one, at once. */
  close(): void;
  /** Asks for a sign of life. */
  ping(): void;
}

export interface LifelineDeps {
  readonly line: Line;
  /** Called after each attempt that failed. */
  readonly onFailed: () => void;
  /** Whether somebody sees the page: nobody needs to know whether a hidden one is connected. */
  readonly isSeen: () => boolean;
  /** Between 0 and 1. */
  readonly random: () => number;
}

/** A server that is started again is found within a second or so. */
const DELAYS_MS = [250, 500, 1_000];
/** Pages that lost the same server come back a little apart. */
const SPREAD = 0.3;

/** After so long without an answer, or anything else, the connection is tested. */
const UNANSWERED_MS = 2_500;
/** A connection on which nothing happens is tested as often. */
const QUIET_MS = 15_000;
/** How long a test waits for a sign of life. */
const TEST_MS = 3_000;
const LONGEST_TEST_MS = 30_000;
/** After each test without an answer the next one waits twice as long, up to so many times. */
const MOST_DOUBT = 8;

/** How long an answer may take before it is asked for again. */
const ANSWER_MS = 8_000;
const LONGEST_ANSWER_MS = 60_000;

/** Timers are due so often; one that comes much later has slept through it. */
const TICK_MS = 2_000;
const SLEPT_MS = 8_000;

export class Lifeline {
  readonly #deps: LifelineDeps;
  readonly #ways = new Ways();
  #state: 'stopped' | 'waiting' | 'opening' | 'open' = 'stopped';
  /** Of the attempt or the connection. */
  #since = 0;
  #by: Transport = 'websocket';
  #failures = 0;
  #roundTripMs = 0;
  #doubt = 1;
  #isTesting = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer of an open connection runs out. */
  #dueAt = 0;
  #tick: ReturnType<typeof setInterval> | undefined;

  constructor(deps: LifelineDeps) {
    this.#deps = deps;
  }

  /** How long an answer may take on this way. */
  get answerMs(): number {
    return Math.min(LONGEST_ANSWER_MS, Math.max(ANSWER_MS, 4 * this.#roundTripMs));
  }

  start(): void {
    let last = Date.now();
    this.#tick = setInterval(() => {
      const hasSlept = Date.now() - last > TICK_MS + SLEPT_MS;
      last = Date.now();
      if (hasSlept && this.#deps.isSeen()) this.woke();
    }, TICK_MS);
    this.#open();
  }

  /** Opens no connection any more: only a page that is loaded anew can. */
  stop(): void {
    clearInterval(this.#tick);
    this.#leave('stopped');
  }

  /** Ends the connection and opens it anew at once. */
  renew(): void {
    if (this.#state === 'stopped') return;
    this.#leave('waiting');
    this.#deps.line.close();
    this.#open();
  }

  // ── What the socket says ──────────────────────────────────────────────────────────────────────

  opened(by: Transport): void {
    if (this.#state !== 'opening') return;
    const tookMs = Date.now() - this.#since;
    this.#leave('open');
    this.#since = Date.now();
    this.#by = by;
    this.#failures = 0;
    this.#ways.opened(by, tookMs);
    // Opening takes two round trips at least.
    this.#roundTripMs = tookMs / 2;
    this.#watch(QUIET_MS);
  }

  upgraded(): void {
    this.#by = 'websocket';
    this.#ways.upgraded();
  }

  /** The attempt has failed, or the connection has ended. */
  closed(): void {
    if (this.#state === 'open') {
      this.#ways.closed(this.#by, Date.now() - this.#since);
      this.#wait();
    } else if (this.#state === 'opening') {
      this.#ways.failed();
      this.#wait();
      this.#deps.onFailed();
    }
  }

  /** The server is there, and lets nobody in for so long. */
  turnedAway(waitMs: number): void {
    if (this.#state === 'opening') this.#wait(waitMs);
  }

  /** Something has come from the server: the connection lives. */
  heard(): void {
    if (this.#state !== 'open') return;
    if (this.#isTesting) this.#doubt = Math.max(1, this.#doubt / 2);
    this.#isTesting = false;
    this.#watch(QUIET_MS);
  }

  /** Something was asked that the server answers. */
  asked(): void {
    if (this.#state === 'open' && !this.#isTesting && this.#dueAt > Date.now() + UNANSWERED_MS)
      this.#watch(UNANSWERED_MS);
  }

  // ── What happens to the device ────────────────────────────────────────────────────────────────

  /** Somebody looks at the page again: is the connection still there? */
  check(): void {
    if (this.#state === 'open') this.#test();
    else if (this.#state === 'waiting') this.#open();
  }

  /** The device has slept: what it was about to open may be dead. */
  woke(): void {
    if (this.#state === 'opening') this.renew();
    else this.check();
  }

  /** The device is in another network, or in one again. */
  networkChanged(): void {
    this.#ways.reset();
    this.woke();
  }

  /** The server has answered a question by http. */
  measured(roundTripMs: number): void {
    this.#ways.measured(roundTripMs);
  }

  #open(): void {
    this.#leave('opening');
    this.#since = Date.now();
    const { transports, timeoutMs } = this.#ways.next;
    this.#timer = setTimeout(() => {
      this.#ways.timedOut();
      this.#wait();
      this.#deps.onFailed();
    }, timeoutMs);
    this.#deps.line.open(transports);
  }

  /** Opens the connection after a while. */
  #wait(ms = this.#delayMs()): void {
    this.#leave('waiting');
    this.#deps.line.close();
    this.#failures++;
    this.#timer = setTimeout(() => this.#open(), ms);
  }

  #delayMs(): number {
    const delay = DELAYS_MS[Math.min(this.#failures, DELAYS_MS.length - 1)] ?? 0;
    return delay * (1 + SPREAD * (2 * this.#deps.random() - 1));
  }

  #watch(ms: number): void {
    clearTimeout(this.#timer);
    this.#dueAt = Date.now() + ms;
    this.#timer = setTimeout(() => {
      if (ms < QUIET_MS || this.#deps.isSeen()) this.#test();
      else this.#watch(QUIET_MS);
    }, ms);
  }

  #test(): void {
    if (this.#isTesting) return;
    this.#isTesting = true;
    clearTimeout(this.#timer);
    const patience = Math.max(TEST_MS, 2 * this.#roundTripMs) * this.#doubt;
    this.#timer = setTimeout(
      () => {
        this.#doubt = Math.min(MOST_DOUBT, 2 * this.#doubt);
        this.#ways.closed(this.#by, Date.now() - this.#since);
        this.renew();
      },
      Math.min(LONGEST_TEST_MS, patience),
    );
    this.#deps.line.ping();
  }

  #leave(state: 'stopped' | 'waiting' | 'opening' | 'open'): void {
    clearTimeout(this.#timer);
    this.#isTesting = false;
    this.#state = state;
  }
}
