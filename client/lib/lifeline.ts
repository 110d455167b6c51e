/**
 * Keeps a connection to the server open: retries until a connection opens, tests a connection that may be dead, and
 * replaces a dead one. It doesn't depend on sockets, so that tests can simulate the network.
 */
import { Transports, type Transport } from './transports.ts';

/** The functions of a socket that the lifeline uses. */
export interface Line {
  /** Starts opening a connection. */
  open(transports: readonly Transport[]): void;
  /** Immediately ends the connection, or the attempt to open one. */
  close(): void;
  /** Asks the server for a reply, which shows that the connection works. */
  ping(): void;
}

export interface LifelineDeps {
  readonly line: Line;
  /** Called after each failed attempt to connect. */
  readonly onFailed: () => void;
  /** Returns true while the page is visible. A hidden page doesn't test its connection. */
  readonly isSeen: () => boolean;
  /** Returns a random number between 0 and 1. */
  readonly random: () => number;
}

/**
 * The delays before retries, in ms. They are short enough to reconnect to a restarted server within about a second.
 */
const DELAYS_MS = [250, 500, 1_000];
/**
 * The random part of the delays, as a factor. Without it, all pages that lost the same server would return at the same
 * moment.
 */
const SPREAD = 0.3;

/** If neither an answer nor another message arrives for this long (in ms), the connection is tested. */
const UNANSWERED_MS = 2_500;
/** How often an idle connection is tested, in ms. */
const QUIET_MS = 15_000;
/** How long a test waits for the server's reply, in ms. */
const TEST_MS = 3_000;
/** The maximum time that a test waits, in ms. */
const LONGEST_TEST_MS = 30_000;
/** Each test without a reply doubles how long the next test waits, up to this factor. */
const MOST_DOUBT = 8;

/** How long an answer may take before the device repeats its request, in ms. */
const ANSWER_MS = 8_000;
/** The maximum time that an answer may take, even on a slow connection, in ms. */
const LONGEST_ANSWER_MS = 60_000;

/** The interval in ms of a timer that detects sleep. If the timer fires much too late, the device was asleep. */
const TICK_MS = 2_000;
const SLEPT_MS = 8_000;

export class Lifeline {
  readonly #deps: LifelineDeps;
  readonly #transports = new Transports();
  #state: 'stopped' | 'waiting' | 'opening' | 'open' = 'stopped';
  /** When the current attempt or connection began. */
  #since = 0;
  #by: Transport = 'websocket';
  #failures = 0;
  #roundTripMs = 0;
  #doubt = 1;
  #isTesting = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer that watches an open connection is due. */
  #dueAt = 0;
  #tick: ReturnType<typeof setInterval> | undefined;

  constructor(deps: LifelineDeps) {
    this.#deps = deps;
  }

  /** How long an answer may take on the current connection, in ms. */
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

  /** Stops opening connections. To connect again, the page has to be reloaded. */
  stop(): void {
    clearInterval(this.#tick);
    this.#leave('stopped');
  }

  /** Closes the connection and opens a new one at once. */
  renew(): void {
    if (this.#state === 'stopped') return;
    this.#leave('waiting');
    this.#deps.line.close();
    this.#open();
  }

  // ── Called by the socket ─────────────────────────────────────────────────────────────────────────

  opened(by: Transport): void {
    if (this.#state !== 'opening') return;
    const tookMs = Date.now() - this.#since;
    this.#leave('open');
    this.#since = Date.now();
    this.#by = by;
    this.#failures = 0;
    this.#transports.opened(by, tookMs);
    // Halve the time, because opening a connection takes at least two round trips.
    this.#roundTripMs = tookMs / 2;
    this.#watch(QUIET_MS);
  }

  upgraded(): void {
    this.#by = 'websocket';
    this.#transports.upgraded();
  }

  /** Called when an attempt has failed or the connection has ended. */
  closed(): void {
    if (this.#state === 'open') {
      this.#transports.closed(this.#by, Date.now() - this.#since);
      this.#wait();
    } else if (this.#state === 'opening') {
      this.#transports.failed();
      this.#wait();
      this.#deps.onFailed();
    }
  }

  /**
   * Called when the server is running but refuses connections. `waitMs` is the time to wait before the next attempt.
   */
  turnedAway(waitMs: number): void {
    if (this.#state === 'opening') this.#wait(waitMs);
  }

  /** Called when a message has arrived, which shows that the connection works. */
  heard(): void {
    if (this.#state !== 'open') return;
    if (this.#isTesting) this.#doubt = Math.max(1, this.#doubt / 2);
    this.#isTesting = false;
    this.#watch(QUIET_MS);
  }

  /** Called when a request has been sent to which the server must reply. */
  asked(): void {
    if (this.#state === 'open' && !this.#isTesting && this.#dueAt > Date.now() + UNANSWERED_MS)
      this.#watch(UNANSWERED_MS);
  }

  // ── Called on events of the device ───────────────────────────────────────────────────────────────

  /** Called when the page becomes visible again. Tests the connection. */
  check(): void {
    if (this.#state === 'open') this.#test();
    else if (this.#state === 'waiting') this.#open();
  }

  /** Called when the device has been asleep. Any attempt to connect may be dead by now. */
  woke(): void {
    if (this.#state === 'opening') this.renew();
    else this.check();
  }

  /** Called when the device has moved to another network, or is online again. */
  networkChanged(): void {
    this.#transports.reset();
    this.woke();
  }

  /** Called when the server has answered an HTTP request. */
  measured(roundTripMs: number): void {
    this.#transports.measured(roundTripMs);
  }

  #open(): void {
    this.#leave('opening');
    this.#since = Date.now();
    const { transports, timeoutMs } = this.#transports.next;
    this.#timer = setTimeout(() => {
      this.#transports.timedOut();
      this.#wait();
      this.#deps.onFailed();
    }, timeoutMs);
    this.#deps.line.open(transports);
  }

  /** Opens the connection again after a delay. */
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
        this.#transports.closed(this.#by, Date.now() - this.#since);
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
