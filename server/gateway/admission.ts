/** Checks connections and plain HTTP requests against the limits before any work is done for them. */
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { isTableCommand } from '../../shared/table/commands.ts';
import type { LookRequest } from '../../shared/wire/protocol.ts';
import type { MaybePromise } from '../lib/maybe-promise.ts';
import type { Metrics } from '../lib/metrics.ts';
import { throttle } from '../lib/throttle.ts';
import { withReadCost } from '../store/read-cost.ts';
import type { Tables } from '../tables/tables.ts';
import type { Connection } from './connection.ts';
import { countedAddress } from './counted-address.ts';
import { Limiter, type Asked, type Who } from './limiter.ts';
import type { Limits } from './limits.ts';
import type { Proxies } from './proxies.ts';
import { ReadingLanes, ReadingTurns } from './reading-turns.ts';
import type { SharedCounts } from './shared-counts.ts';
import { Turnstile } from './turnstile.ts';

/** The minimum time between two log lines about a limit, in ms. A limit is usually hit many times in a row. */
const LOGGED_EVERY_MS = 10 * 60 * 1000;

/** How long an address with too many connections has to wait, in ms. It is an estimate of when one of them closes. */
const SOCKET_MS = 10_000;

export interface AdmissionDeps {
  readonly limits: Limits;
  readonly tables: Tables;
  readonly proxies: Proxies;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Rate-limit counts that several servers share. Without shared counts, this server counts on its own. */
  readonly counts?: SharedCounts | undefined;
}

/** The state of an address that has open connections. */
interface Caller {
  connections: number;
  readonly reading: ReadingTurns;
}

export class Admission {
  readonly #limits: Limits;
  readonly #proxies: Proxies;
  /** The limits that requests are counted against. */
  readonly limiter: Limiter;
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
    this.limiter = new Limiter(limits.rates, tables, this.#hit, counts);
  }

  /** Counts a handshake. Returns whether its address may open another connection now. */
  mayConnect(handshake: IncomingMessage): boolean {
    return this.limiter.count('handshakes', strangerFrom(this.addressOf(handshake))) === 0;
  }

  /** How long an address has to wait before it may open another connection, in ms; 0 if it may open one now. */
  waitForSocket(handshake: IncomingMessage): number {
    if ((this.#callers.get(this.addressOf(handshake))?.connections ?? 0) < this.#limits.sockets) return 0;
    this.#hit('sockets');
    return SOCKET_MS;
  }

  /**
   * The reason why an address may not open a connection now, or null if it may. This check doesn't count as an attempt.
   */
  whyNoSocket(request: IncomingMessage): 'too-many-requests' | 'too-many-sockets' | null {
    const stranger = strangerFrom(this.addressOf(request));
    if (this.limiter.waitFor('handshakes', stranger) > 0) return 'too-many-requests';
    return this.waitForSocket(request) > 0 ? 'too-many-sockets' : null;
  }

  /** Counts a `look` request that came over plain HTTP. Resolves with how long the sender has to wait, in ms, or 0. */
  async waitForLook(request: IncomingMessage, look: LookRequest): Promise<number> {
    const address = this.addressOf(request);
    // All `look` requests over plain HTTP from one address count as if they came over one connection.
    const who = { ...strangerFrom(address), connection: `http ${address}` };
    const waitMs = this.limiter.waitFor('reads', who) || this.limiter.count('requests', who);
    if (waitMs > 0) return waitMs;
    return this.limiter.judge(await this.limiter.identify(who, { name: 'look', content: look }));
  }

  /** Calls `read` for a plain HTTP request, and counts the log entries that it reads against the sender's address. */
  readFor<T>(request: IncomingMessage, read: () => Promise<T>): Promise<T> {
    return this.#charging(strangerFrom(this.addressOf(request)), read);
  }

  /**
   * Carries out a request, and counts the log entries that it reads against the sender's address. Commands of a game
   * read nothing, because its table is in memory.
   */
  carryOut<T>({ request, who }: Asked, task: () => MaybePromise<T>): MaybePromise<T> {
    const { name, content } = request;
    if (name === 'command' && !isTableCommand(content.command)) return task();
    return this.#charging(who, task);
  }

  /** Runs a task, and counts the log entries that it reads against the sender's address, even if the task fails. */
  async #charging<T>(who: Who, task: () => MaybePromise<T>): Promise<T> {
    const cost = { entries: 0 };
    try {
      return await withReadCost(cost, task);
    } finally {
      if (cost.entries > 0) await this.limiter.charge('reads', who, cost.entries);
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
    return new Turnstile({
      connection,
      who: { ...strangerFrom(address), connection: connection.id, player: connection.id },
      limits: this.#limits,
      limiter: this.limiter,
      reading: caller.reading,
      onHit: this.#hit,
    });
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
