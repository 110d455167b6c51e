/** Checks the requests of one connection against the limits, in the order in which they arrive. */
import { chain, type MaybePromise } from '../lib/maybe-promise.ts';
import type { Connection } from './connection.ts';
import type { Asked, Limiter, Who } from './limiter.ts';
import type { Limits } from './limits.ts';
import type { ReadingTurns } from './reading-turns.ts';
import { parse, type ParsedRequest, type Refused } from './requests.ts';
import { cutOff } from './unsent.ts';

/**
 * The waiting time that is sent to a client with too many unanswered requests, in ms. It is an estimate of how long
 * these requests take.
 */
const MOMENT_MS = 1_000;

/**
 * When a connection is disconnected for sending too much, this many handshakes are counted against its address.
 * Otherwise the client could simply open new connections and go on.
 */
const HANDSHAKES_FOR_CUT = 10;

/** The most expensive requests. They may read a whole log, or return the list of boards, which is as long as a log. */
const READING: ReadonlySet<ParsedRequest['name']> = new Set([
  'boards',
  'look',
  'attend',
  'review',
  'shared-game',
]);

/** A message that has been checked: either a request to carry out, or the answer that refuses it. */
export type Entry =
  | {
      readonly refused?: undefined;
      readonly asked: Asked;
      /** Ends the turn in which an expensive request reads. */
      readonly endRead?: () => void;
      /** Resolves when an `attend` is answered, because later requests may be about the table that it attends. */
      readonly attended?: PromiseWithResolvers<undefined>;
    }
  | { readonly refused: Refused };

export interface TurnstileDeps {
  readonly connection: Connection;
  /** The keys that the limits count the connection by. */
  readonly who: Who;
  readonly limits: Pick<Limits, 'inFlight'>;
  readonly limiter: Limiter;
  /** The turns in which the requests of the connection's address read. */
  readonly reading: ReadingTurns;
  readonly onHit: (limit: 'in-flight') => void;
}

export class Turnstile {
  readonly #deps: TurnstileDeps;
  #inFlight = 0;
  #isCut = false;
  /** What the next request has to wait for. Undefined if nothing. */
  #before: Promise<void> | undefined;

  constructor(deps: TurnstileDeps) {
    this.#deps = deps;
  }

  /**
   * Checks a message, after the connection's earlier ones. There is a promise only if something has to be waited for.
   * A connection that keeps sending after very many refusals is disconnected. Each call must be followed by a call of
   * `leave`.
   * @param cost the number of messages that this message counts as; larger messages count more: see message-cost.ts
   */
  enter(cost: number, name: string, content: unknown): MaybePromise<Entry> {
    const { limits, onHit } = this.#deps;
    if (++this.#inFlight > limits.inFlight) {
      onHit('in-flight');
      return this.#refuse(MOMENT_MS, cost);
    }
    const entry = this.#before
      ? this.#before.then(() => this.#check(cost, name, content))
      : this.#check(cost, name, content);
    if (entry instanceof Promise) this.#holdBack(entry);
    return entry;
  }

  /** Must be called when a message has been answered, with what `enter` resolved with, unless it failed. */
  leave(entry?: Entry): void {
    this.#inFlight--;
    if (!entry || entry.refused) return;
    entry.endRead?.();
    entry.attended?.resolve(undefined);
  }

  /** Makes later requests wait until a request has been checked, and until it is answered if it is an `attend`. */
  #holdBack(entry: Promise<Entry>): void {
    const isIn = entry.then(
      (known) => (known.refused ? undefined : known.attended?.promise),
      () => undefined,
    );
    const before = isIn.then(() => {
      if (this.#before === before) this.#before = undefined;
    });
    this.#before = before;
  }

  #check(cost: number, name: string, content: unknown): MaybePromise<Entry> {
    const { who, limiter, connection } = this.#deps;
    // Count the message before it is parsed, because parsing takes time too.
    const waitMs = limiter.count('requests', who, cost);
    if (waitMs > 0) return this.#refuse(waitMs, cost);
    const request = parse(name, content);
    if ('refusal' in request) return { refused: request };
    const readMs = READING.has(request.name) ? limiter.waitFor('reads', who) : 0;
    if (readMs > 0) return this.#refuse(readMs, cost);
    const asked = limiter.identify(who, request, connection.data.attendance);
    return chain(asked, (known) => this.#judge(known, cost));
  }

  #judge(asked: Asked, cost: number): MaybePromise<Entry> {
    return chain(this.#deps.limiter.judge(asked), (waitMs) => {
      if (waitMs > 0) return this.#refuse(waitMs, cost);
      return READING.has(asked.request.name) ? this.#takeTurn(asked) : { asked };
    });
  }

  async #takeTurn(asked: Asked): Promise<Entry> {
    const endRead = await this.#deps.reading.take();
    const isAttend = asked.request.name === 'attend';
    return { asked, endRead, ...(isAttend && { attended: Promise.withResolvers<undefined>() }) };
  }

  #refuse(waitMs: number, cost: number): Entry {
    const { connection, limiter, who } = this.#deps;
    if (limiter.count('refusals', who, cost) > 0 && !this.#isCut) {
      this.#isCut = true;
      cutOff(connection);
      void limiter.charge('handshakes', who, HANDSHAKES_FOR_CUT);
    }
    return { refused: { ok: false, refusal: 'too-many-requests', waitMs } };
  }
}
