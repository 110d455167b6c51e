/** Checks connections and requests against the limits before any work is done for them. */
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Answer, LookRequest } from '../../shared/wire/protocol.ts';
import type { Metrics } from '../lib/metrics.ts';
import { throttle } from '../lib/throttle.ts';
import { withReadCost } from '../store/read-cost.ts';
import { Queue } from '../tables/queue.ts';
import type { Tables } from '../tables/tables.ts';
import type { Connection } from './connection.ts';
import { countedAddress } from './counted-address.ts';
import { Counting, type Counted } from './counting.ts';
import { Limiter, type Who } from './limiter.ts';
import type { Limits } from './limits.ts';
import type { Proxies } from './proxies.ts';
import { ReadingLanes, ReadingTurns } from './reading-turns.ts';
import type { Parsed, ParsedRequest } from './requests.ts';
import type { SharedCounts } from './shared-counts.ts';
import { cutOff } from './unsent.ts';

/**
 * The waiting time that is sent to a client with too many unanswered requests, in ms. It is an estimate of how long
 * these requests take.
 */
const MOMENT_MS = 1_000;

/** The minimum time between two log lines about a limit, in ms. A limit is usually hit many times in a row. */
const LOGGED_EVERY_MS = 10 * 60 * 1000;

/**
 * When a connection is disconnected for sending too much, this many handshakes are counted against its address.
 * Otherwise the client could simply open new connections and go on.
 */
const HANDSHAKES_FOR_CUT = 10;

type Refused = Extract<Answer<object>, { ok: false }>;

export interface AdmissionDeps {
  readonly limits: Limits;
  readonly tables: Tables;
  readonly proxies: Proxies;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Rate-limit counts that several servers share. Without shared counts, this server counts on its own. */
  readonly counts?: SharedCounts | undefined;
}

/** The most expensive requests. They may read a whole log, or return the list of boards, which is as long as a log. */
const READING: ReadonlySet<ParsedRequest['name']> = new Set([
  'boards',
  'look',
  'attend',
  'review',
  'shared-game',
]);

/** The state of an address that has open connections. */
interface Caller {
  connections: number;
  readonly reading: ReadingTurns;
}

/** A message after it has been counted. A message over the `requests` limit is not parsed. */
interface Read {
  readonly parsed?: Parsed;
  readonly counted: Counted;
}

/** Checks the requests of one connection against the limits. */
export interface Turnstile {
  /**
   * Carries out a request after the connection's earlier ones, or refuses it. A connection that keeps sending after
   * very many refusals is disconnected.
   * @param cost the number of messages that this message counts as; larger messages count more: see message-cost.ts
   * @param parse parses the message; called only after the message has been counted, because parsing takes time too
   * @param carryOut carries out the request, answers it and resolves with the answer
   * @returns the refusal, which the caller has to answer; undefined if the request was carried out
   */
  pass(
    cost: number,
    parse: () => Parsed,
    carryOut: (parsed: Parsed) => Promise<Answer<object>>,
  ): Promise<Refused | undefined>;
}

export class Admission {
  readonly #limits: Limits;
  readonly #proxies: Proxies;
  readonly #limiter: Limiter;
  readonly #counting: Counting;
  readonly #hit: (name: string) => void;
  /** The address of each connection, stored at the handshake because a closed connection no longer has an address. */
  readonly #addresses = new WeakMap<IncomingMessage, string>();
  readonly #callers = new Map<string, Caller>();
  readonly #lanes = new ReadingLanes();

  constructor({ limits, tables, proxies, log, metrics, counts }: AdmissionDeps) {
    this.#limits = limits;
    this.#proxies = proxies;
    const warn = throttle<string>(LOGGED_EVERY_MS, (times, limit) =>
      log.warn({ limit, times }, 'a limit was reached: behind a proxy, see TRUST_PROXY'),
    );
    this.#hit = (name) => {
      metrics.limitHit(name);
      warn(name);
    };
    this.#limiter = new Limiter(limits.rates, this.#hit, counts);
    this.#counting = new Counting(this.#limiter, tables);
  }

  /** Counts a handshake. Resolves with true if its address may open another connection now. */
  async mayConnect(handshake: IncomingMessage): Promise<boolean> {
    const address = this.addressOf(handshake);
    return (await this.#limiter.count('handshakes', strangerFrom(address))) === 0;
  }

  /** How long an address has to wait before it may open another connection, in ms; 0 if it may open one now. */
  waitForSocket(handshake: IncomingMessage): number {
    if ((this.#callers.get(this.addressOf(handshake))?.connections ?? 0) < this.#limits.sockets) return 0;
    this.#hit('sockets');
    return 10 * MOMENT_MS;
  }

  /**
   * The reason why an address may not open a connection now, or null if it may. This check doesn't count as an attempt.
   */
  async whyNoSocket(request: IncomingMessage): Promise<'too-many-requests' | 'too-many-sockets' | null> {
    const stranger = strangerFrom(this.addressOf(request));
    if ((await this.#limiter.waitFor('handshakes', stranger)) > 0) return 'too-many-requests';
    return this.waitForSocket(request) > 0 ? 'too-many-sockets' : null;
  }

  /** Counts a `look` request that came over plain HTTP. Resolves with how long the sender has to wait, in ms, or 0. */
  async waitForLook(request: IncomingMessage, look: LookRequest): Promise<number> {
    const address = this.addressOf(request);
    const waitMs = await this.#limiter.waitFor('reads', strangerFrom(address));
    if (waitMs > 0) return waitMs;
    // All `look` requests over plain HTTP from one address count as if they came over one connection.
    return this.#counting.countLook({ ...strangerFrom(address), connection: `http ${address}` }, look);
  }

  /** Calls `read` for a plain HTTP request, and counts the log entries that it reads against the sender's address. */
  readFor<T>(request: IncomingMessage, read: () => Promise<T>): Promise<T> {
    return this.#charging(strangerFrom(this.addressOf(request)), read);
  }

  /** Runs a task, and counts the log entries that it reads against the sender's address, even if the task fails. */
  async #charging<T>(who: Who, task: () => Promise<T>): Promise<T> {
    const cost = { entries: 0 };
    try {
      return await withReadCost(cost, task);
    } finally {
      if (cost.entries > 0) await this.#limiter.charge('reads', who, cost.entries);
    }
  }

  /** Counts a connection until it closes. Returns the object that checks its requests. */
  open(connection: Connection): Turnstile {
    const address = this.addressOf(connection.request);
    connection.data.address = address;
    const caller = this.#callers.get(address) ?? { connections: 0, reading: new ReadingTurns(this.#lanes) };
    this.#callers.set(address, caller);
    caller.connections++;
    connection.once('disconnect', () => {
      if (--caller.connections === 0) this.#callers.delete(address);
    });
    const who = { ...strangerFrom(address), connection: connection.id };
    const order = new Queue();
    let inFlight = 0;
    /** Resolves when the connection's latest `attend` is answered. */
    let attended = Promise.resolve();
    let isCut = false;
    const refuse = async (waitMs: number, cost: number): Promise<Refused> => {
      if ((await this.#limiter.count('refusals', who, cost)) > 0 && !isCut) {
        isCut = true;
        cutOff(connection);
        await this.#limiter.charge('handshakes', who, HANDSHAKES_FOR_CUT);
      }
      return { ok: false, refusal: 'too-many-requests', waitMs };
    };
    return {
      pass: async (cost, parse, carryOut) => {
        if (inFlight >= this.#limits.inFlight) {
          this.#hit('in-flight');
          return refuse(MOMENT_MS, cost);
        }
        inFlight++;
        let isOver: (() => void) | undefined;
        let isAttended: (() => void) | undefined;
        try {
          const { parsed, counted } = await order.add(async (): Promise<Read> => {
            // Wait for a pending `attend` first, because this request may be about the table that it attends.
            await attended;
            const waitMs = await this.#limiter.count('requests', who, cost);
            if (waitMs > 0) return { counted: { waitMs } };
            const parsed = parse();
            if (!parsed.ok) return { parsed, counted: { waitMs } };
            if (READING.has(parsed.name)) {
              const waitMs = await this.#limiter.waitFor('reads', who);
              if (waitMs > 0) return { parsed, counted: { waitMs } };
            }
            const counted = await this.#counting.count(connection, who, parsed);
            if (counted.waitMs === 0 && READING.has(parsed.name)) isOver = await caller.reading.take();
            if (parsed.name === 'attend') attended = new Promise((resolve) => (isAttended = resolve));
            return { parsed, counted };
          });
          if (!parsed || counted.waitMs > 0) return await refuse(counted.waitMs, cost);
          // Don't read a log for a connection that has closed.
          if (isOver && !connection.connected) return undefined;
          const answer = await this.#charging(who, () => carryOut(parsed));
          await counted.settle?.(answer);
          return undefined;
        } finally {
          isOver?.();
          isAttended?.();
          inFlight--;
        }
      },
    };
  }

  /** The sender's address, in the form that the rate limits count by. */
  addressOf(handshake: IncomingMessage): string {
    let address = this.#addresses.get(handshake);
    if (address === undefined) {
      address = countedAddress(this.#proxies.addressOf(handshake));
      this.#addresses.set(handshake, address);
    }
    return address;
  }
}

/** The keys that the rate limits count by, for somebody who is known only by their address. */
function strangerFrom(address: string): Who {
  return { address, connection: '', player: '', visitor: '', table: '' };
}
