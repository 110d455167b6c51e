/** Who is let in, and what is done for them: each request is held against the limits before anything else. */
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Answer, LookRequest } from '../../shared/wire/protocol.ts';
import type { Metrics } from '../lib/metrics.ts';
import { seldom } from '../lib/seldom.ts';
import { withReadCost } from '../store/read-cost.ts';
import { Queue } from '../tables/queue.ts';
import type { Tables } from '../tables/tables.ts';
import type { Connection } from './connection.ts';
import { countedAddress } from './counted-address.ts';
import { Counting, type Counted } from './counting.ts';
import { Limiter, type Who } from './limiter.ts';
import type { Limits } from './limits.ts';
import type { Proxies } from './proxies.ts';
import { ReadingTurns } from './reading-turns.ts';
import type { Parsed, ParsedRequest } from './requests.ts';
import type { SharedCounts } from './shared-counts.ts';
import { cutOff } from './unsent.ts';

/** When something that is under way may be over: nobody can say. */
const MOMENT_MS = 1_000;

/** Who runs into a limit does so often: one line in ten minutes is enough. */
const SAID_EVERY_MS = 10 * 60 * 1000;

type Refused = Extract<Answer<object>, { ok: false }>;

export interface AdmissionDeps {
  readonly limits: Limits;
  readonly tables: Tables;
  readonly proxies: Proxies;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Where servers count together; without it, this one counts alone. */
  readonly counts?: SharedCounts | undefined;
}

/** What may read a whole log, and costs the server more than all else; the list of boards is as long as one. */
const READING: ReadonlySet<ParsedRequest['name']> = new Set([
  'boards',
  'look',
  'attend',
  'review',
  'shared-game',
]);

/** What is known of an address while connections of it are open. */
interface Caller {
  connections: number;
  readonly reading: ReadingTurns;
}

/** A message when it has been counted: one too many is not parsed. */
interface Read {
  readonly parsed?: Parsed;
  readonly counted: Counted;
}

/** The way of one connection's requests past the limits. */
export interface Turnstile {
  /**
   * Lets a request through, in the order of their coming, or refuses it. Who goes on all the same after very many
   * refusals is cut off.
   * @param parse called when the message has been counted: reading one costs time as well
   * @param carryOut does what was asked for, answers it and resolves with the answer
   * @returns why it was refused, which is still to be answered, or undefined
   */
  pass(
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
  /** Known from the handshake on: of a connection that is gone nobody can tell any more. */
  readonly #addresses = new WeakMap<IncomingMessage, string>();
  readonly #callers = new Map<string, Caller>();

  constructor({ limits, tables, proxies, log, metrics, counts }: AdmissionDeps) {
    this.#limits = limits;
    this.#proxies = proxies;
    const say = seldom<string>(SAID_EVERY_MS, (times, limit) =>
      log.warn({ limit, times }, 'a limit was reached: behind a proxy, see TRUST_PROXY'),
    );
    this.#hit = (name) => {
      metrics.limitHit(name);
      say(name);
    };
    this.#limiter = new Limiter(limits.rates, this.#hit, counts);
    this.#counting = new Counting(this.#limiter, tables);
  }

  /** Whether somebody may open a connection at all so soon after the last ones. */
  async mayConnect(handshake: IncomingMessage): Promise<boolean> {
    const address = this.addressOf(handshake);
    return (await this.#limiter.count('handshakes', strangerFrom(address))) === 0;
  }

  /** How long to wait before one more connection of an address is let in, in ms, else 0. */
  waitForSocket(handshake: IncomingMessage): number {
    if ((this.#callers.get(this.addressOf(handshake))?.connections ?? 0) < this.#limits.sockets) return 0;
    this.#hit('sockets');
    return 10 * MOMENT_MS;
  }

  /** Why an address would be given no connection now, or null. Counts nothing. */
  async whyNoSocket(request: IncomingMessage): Promise<'too-many-requests' | 'too-many-sockets' | null> {
    const stranger = strangerFrom(this.addressOf(request));
    if ((await this.#limiter.waitFor('handshakes', stranger)) > 0) return 'too-many-requests';
    return this.waitForSocket(request) > 0 ? 'too-many-sockets' : null;
  }

  /** How long to wait before tokens of a table are looked at that come without a connection, in ms, else 0. */
  async waitForLook(request: IncomingMessage, look: LookRequest): Promise<number> {
    const address = this.addressOf(request);
    const waitMs = await this.#limiter.waitFor('reads', strangerFrom(address));
    if (waitMs > 0) return waitMs;
    // All of an address together, as if by one connection.
    return this.#counting.countLook({ ...strangerFrom(address), connection: `http ${address}` }, look);
  }

  /** Reads for somebody who comes without a connection, and counts what is read. */
  readFor<T>(request: IncomingMessage, read: () => Promise<T>): Promise<T> {
    return this.#charging(strangerFrom(this.addressOf(request)), read);
  }

  /** Does something and charges whoever asks for it with what had to be read, if it fails too. */
  async #charging<T>(who: Who, task: () => Promise<T>): Promise<T> {
    const cost = { entries: 0 };
    try {
      return await withReadCost(cost, task);
    } finally {
      if (cost.entries > 0) await this.#limiter.charge('reads', who, cost.entries);
    }
  }

  /** Counts a connection until it closes, and what it asks for. */
  open(connection: Connection): Turnstile {
    const address = this.addressOf(connection.request);
    connection.data.address = address;
    const caller = this.#callers.get(address) ?? { connections: 0, reading: new ReadingTurns() };
    this.#callers.set(address, caller);
    caller.connections++;
    connection.once('disconnect', () => {
      if (--caller.connections === 0) this.#callers.delete(address);
    });
    const who = { ...strangerFrom(address), connection: connection.id };
    const order = new Queue();
    let inFlight = 0;
    const refuse = async (waitMs: number): Promise<Refused> => {
      if ((await this.#limiter.count('refusals', who)) > 0) cutOff(connection);
      return { ok: false, refusal: 'too-many-requests', waitMs };
    };
    return {
      pass: async (parse, carryOut) => {
        if (inFlight >= this.#limits.inFlight) {
          this.#hit('in-flight');
          return refuse(MOMENT_MS);
        }
        inFlight++;
        let isOver: (() => void) | undefined;
        try {
          const { parsed, counted } = await order.add(async (): Promise<Read> => {
            const waitMs = await this.#limiter.count('requests', who);
            if (waitMs > 0) return { counted: { waitMs } };
            const parsed = parse();
            if (!parsed.ok) return { parsed, counted: { waitMs } };
            if (READING.has(parsed.name)) {
              const waitMs = await this.#limiter.waitFor('reads', who);
              if (waitMs > 0) return { parsed, counted: { waitMs } };
            }
            const counted = await this.#counting.count(connection, who, parsed);
            // What this connection asks for afterwards waits as well: it may be about the table that it attends then.
            if (counted.waitMs === 0 && READING.has(parsed.name)) isOver = await caller.reading.take();
            return { parsed, counted };
          });
          if (!parsed || counted.waitMs > 0) return await refuse(counted.waitMs);
          // Nobody is there any more to whom it could be read.
          if (isOver && !connection.connected) return undefined;
          const answer = await this.#charging(who, () => carryOut(parsed));
          await counted.settle?.(answer);
          return undefined;
        } finally {
          isOver?.();
          inFlight--;
        }
      },
    };
  }

  /** What the address of a connection is counted as. */
  addressOf(handshake: IncomingMessage): string {
    let address = this.#addresses.get(handshake);
    if (address === undefined) {
      address = countedAddress(this.#proxies.addressOf(handshake));
      this.#addresses.set(handshake, address);
    }
    return address;
  }
}

/** Somebody of whom only the address is known. */
function strangerFrom(address: string): Who {
  return { address, connection: '', player: '', visitor: '', table: '' };
}
