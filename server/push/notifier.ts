/**
 * Notifies players through the push services of their devices. Everything that has to be remembered is in the store, so
 * nothing is lost or sent twice over a restart, or with several servers:
 * - A change that may be an occasion is written together with a **check** of its table, which is due at once. Every
 *   server asks for checks that are due, and each is taken by one server. The check then works out what the players may
 *   be notified of **now**, and when it has to be made again: at the end of quiet hours, or when time is running out.
 * - Before a notice is sent, it is **claimed**: of several servers that would send it, one succeeds. If that server
 *   doesn't report a result in time, the notice may be claimed again.
 *
 * A notice is sent only while nobody is there with the player's seat. If a device is there, it may be asleep, with a
 * connection that is not closed yet. So the player counts as notified only if a device is still there after a while.
 */
import { setImmediate, setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { PlayerId } from '../../shared/game/game.ts';
import type { PushNotice, QuietHours } from '../../shared/wire/push.ts';
import type { Metrics } from '../lib/metrics.ts';
import { newId } from '../lib/secrets.ts';
import { throttle } from '../lib/throttle.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { DamagedError } from '../store/damage.ts';
import type { DueCheck, NoticeRow, SubscriptionRow } from '../store/push-store.ts';
import type { Store } from '../store/store-interface.ts';
import { NewerError } from '../tables/newer.ts';
import type { OpenTable } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { candidatesAt, occasionsOf, type Candidate } from './candidates.ts';
import { quietUntil } from './quiet-hours.ts';
import { SendQueue, serviceOf } from './send-queue.ts';
import type { Outcome, Sender } from './sender.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a claim of a notice, or of a check, is valid, in ms. Sending takes at most a fraction of it. */
const CLAIMED_MS = 2 * MINUTE_MS;

/** A waiting notice is not sent any more if its claim ends within this time, in ms: another server may send it then. */
const LEFT_MS = 30 * SECOND_MS;

/**
 * A device that is still there after this time, in ms, is not asleep. The connection of a device that is asleep is
 * closed within 45 s.
 */
const AWAKE_MS = MINUTE_MS;

/** When to look again at notices for which there was no room in the queue, in ms. */
const NO_ROOM_MS = 10 * SECOND_MS;

/** The waits after failed attempts, in ms. After the last one, the notice is given up. */
const RETRY_MS = [15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS];

/** The longest time that a push service may ask for before the next attempt, in ms. */
const LONGEST_WAIT_MS = 2 * HOUR_MS;

/** A check that is due later than this, in ms from now, was written when the clock was wrong. */
const AHEAD_MS = 60 * DAY_MS;

/** How long to wait after the store or a check has failed, in ms. Otherwise the log would have a line for each second. */
const FAILED_MS = 30 * SECOND_MS;

/** How long to wait for the other servers' answers about who is at a table, in ms. */
const ANSWER_MS = 300;

/** The most checks that are taken at once. */
const MOST_CHECKS = 50;

/** How long the push services keep a notice without a deadline, in seconds. */
const KEPT_S = 24 * 60 * 60;

/** How long to wait for requests that are under way when the server stops, in ms. */
const STOPPING_MS = 3 * SECOND_MS;

/** The most tables for which it is remembered who was there. */
const MOST_ATTENDED = 10_000;

/** How often a refusal of a push service is logged, in ms. */
const LOGGED_MS = 10 * MINUTE_MS;

export interface NotifierDeps {
  readonly store: Store;
  readonly tables: Pick<Tables, 'find' | 'release'>;
  readonly sender: Sender;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'pushed'>;
  /** The players with a device at the table, at any server. */
  readonly present: (table: OpenTable) => readonly PlayerId[];
  /** Asks the other servers who is at a table, given its id; left out if no other servers share the store. */
  readonly ask?: ((table: string) => void) | undefined;
  /** Waits until the other servers should have answered; by default a moment. */
  readonly answered?: (() => Promise<unknown>) | undefined;
  /** Returns the time, in ms since 1970. */
  readonly now: () => number;
  readonly onFault: (error: unknown) => void;
}

export class Notifier {
  readonly #deps: NotifierDeps;
  readonly #queue: SendQueue;
  readonly #onRefused: (refused: { readonly status: number; readonly endpoint: string }) => void;
  /**
   * For each table, the notices that were not sent because a device was there, and when that was first seen, in ms since
   * 1970.
   */
  readonly #attended = new LRUCache<string, ReadonlyMap<string, number>>({ max: MOST_ATTENDED });
  #checking: Promise<void> | undefined;
  /** When the store last failed, in ms of the process's running time. */
  #failedAt = -Infinity;
  #isStopped = false;

  constructor(deps: NotifierDeps) {
    this.#deps = deps;
    this.#queue = new SendQueue(deps.onFault);
    this.#onRefused = throttle(LOGGED_MS, (times, { status, endpoint }) =>
      deps.log.warn({ status, endpoint, times }, 'a push service refuses notices'),
    );
  }

  /** The number of notices that wait to be sent. */
  get waiting(): number {
    return this.#queue.waiting;
  }

  /** Makes the checks that are due. If an earlier call hasn't ended yet, waits only for that one. */
  check(): Promise<void> {
    this.#checking ??= this.#check()
      .catch((error: unknown) => {
        this.#failedAt = performance.now();
        this.#deps.onFault(error);
      })
      .finally(() => (this.#checking = undefined));
    return this.#checking;
  }

  /** Sends what is due now, and waits for the answers of the push services. */
  async notifyDue(): Promise<void> {
    // A check that has already begun may not know the newest changes.
    await this.#checking;
    await this.check();
    await this.#queue.idle();
  }

  /**
   * Stops. Waits a little for requests that are under way. Notices that wait in the queue are left to another server, or
   * to the next start.
   */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#checking;
    await withTimeout(STOPPING_MS, this.#queue.close());
  }

  async #check(): Promise<void> {
    const { store, now, ask, answered = () => setTimeout(ANSWER_MS) } = this.#deps;
    if (this.#isStopped || performance.now() - this.#failedAt < FAILED_MS) return;
    const at = now();
    const when = { now: at, until: at + CLAIMED_MS, latest: at + AHEAD_MS, most: MOST_CHECKS };
    const checks = await store.push.takeChecks(when);
    // The others tell this server only now and then who is at tables that nobody attends here.
    if (checks.length > 0 && ask) {
      for (const { table } of checks) ask(table);
      await answered();
    }
    for (const check of checks) {
      // Let other requests in between: after a stop of days there may be many checks.
      await setImmediate();
      if (this.#isStopped) return;
      try {
        await this.#checkTable(check);
      } catch (error) {
        this.#deps.onFault(error);
        // A table that can't be read now won't be readable soon. Any other fault may pass. If the store fails, this
        // fails too.
        await store.push.putOff(check, now() + (isLasting(error) ? HOUR_MS : FAILED_MS));
      }
    }
  }

  async #checkTable(check: DueCheck): Promise<void> {
    const { store, tables } = this.#deps;
    const table = await tables.find(check.code);
    if (!table) return;
    try {
      await table.refresh();
      const candidates = await candidatesAt(store, table);
      // If the table has changed since the check was taken, `actor` is not the author of the newest change. The check
      // that was written with that change is due already.
      if (!(await store.push.isCurrent(check))) return;
      const next = await this.#notify(table, candidates, check.actor);
      await store.push.putOff(check, Number.isFinite(next) ? next : null);
    } finally {
      tables.release(table);
    }
  }

  /**
   * Sends what is due of these notices. Resolves with the time at which to look again, in ms since 1970.
   * @param actor the player who has made the newest change, and so has seen it
   */
  async #notify(table: OpenTable, candidates: readonly Candidate[], actor: PlayerId | null): Promise<number> {
    const { now, present } = this.#deps;
    const at = now();
    const here = present(table);
    const seen = this.#attended.get(table.id);
    const attended = new Map<string, number>();
    let next = Infinity;
    const later = (time: number) => (next = Math.min(next, time));
    const due: Candidate[] = [];
    for (const candidate of candidates) {
      const { occasion, subscription, row } = candidate;
      if (occasion.to <= at) continue;
      const quiet = quietUntilOf(subscription, at);
      if (occasion.from > at) later(occasion.from);
      else if (occasion.player === actor && occasion.kind !== 'time-running-out') await this.#isDone(row);
      else if (row.until !== null && row.until > at) later(row.until);
      // A page may be connected for days without being in sight, so nobody's time runs out without a word.
      else if (here.includes(occasion.player) && occasion.kind !== 'time-running-out') {
        const key = `${occasion.player} ${occasion.kind} ${occasion.number}`;
        const since = seen?.get(key) ?? at;
        if (at - since >= AWAKE_MS) await this.#isDone(row);
        else {
          attended.set(key, since);
          later(since + AWAKE_MS);
        }
      } else if (quiet !== undefined) later(quiet);
      else due.push(candidate);
    }
    if (attended.size > 0) this.#attended.set(table.id, attended);
    else this.#attended.delete(table.id);
    for (const [, some] of Map.groupBy(due, ({ subscription }) => subscription.digest))
      later(await this.#sendTo(table, some));
    return next;
  }

  /**
   * Sends the most urgent of the notices to a device. The others are done with, because a device shows only the newest
   * notice of a table. Resolves with the time at which to look again.
   */
  async #sendTo(table: OpenTable, candidates: readonly Candidate[]): Promise<number> {
    const { store, now } = this.#deps;
    const [first] = candidates;
    if (!first) return Infinity;
    const service = serviceOf(first.subscription.endpoint);
    if (!this.#queue.hasRoom(service)) return now() + NO_ROOM_MS;
    const until = now() + CLAIMED_MS;
    const claimed: Candidate[] = [];
    for (const { row, ...candidate } of candidates) {
      const claim = { ...row, until };
      if (await store.push.claim(claim, now())) claimed.push({ ...candidate, row: claim });
    }
    const [urgent] = claimed;
    if (urgent)
      this.#queue.add(service, {
        run: () => this.#send(table.table.code, urgent, claimed),
        drop: () => this.#release(claimed),
      });
    return until;
  }

  async #send(
    code: string,
    { occasion, subscription, row }: Candidate,
    claimed: readonly Candidate[],
  ): Promise<void> {
    const { sender, now } = this.#deps;
    if ((row.until ?? 0) - now() < LEFT_MS) return;
    const { kind, at } = occasion;
    const notice: PushNotice = { kind, code, ...(at !== undefined && { at }) };
    const ttl = at === undefined ? KEPT_S : Math.max(1, Math.ceil((at - now()) / SECOND_MS));
    const outcome = await sender.send(subscription, notice, ttl);
    for (const { row: one } of claimed) await this.#settle(one, outcome);
    this.#count(subscription, outcome, row.tries);
    if (outcome.type === 'gone') await this.#deps.store.push.dropEndpoint(subscription.digest);
  }

  async #settle(row: NoticeRow, outcome: Outcome): Promise<void> {
    const { store, now } = this.#deps;
    const waitMs = outcome.type === 'later' ? waitAfter(row.tries, outcome.waitMs) : undefined;
    if (waitMs === undefined) return this.#isDone(row);
    const until = now() + waitMs;
    await store.push.settle({ ...row, tries: row.tries + 1, until });
    await store.push.bringForward({ table: row.table, dueAt: until, stamp: newId(), actor: null });
  }

  /** Gives up claims, so that another server can send the notices at once. */
  async #release(claimed: readonly Candidate[]): Promise<void> {
    const { store, now } = this.#deps;
    for (const { row } of claimed) {
      await store.push.settle({ ...row, until: now() });
      await store.push.bringForward({ table: row.table, dueAt: now(), stamp: newId(), actor: null });
    }
  }

  /** Stores that a notice needs no more sending. */
  async #isDone(row: NoticeRow): Promise<void> {
    const { store, now } = this.#deps;
    const done = { ...row, until: null };
    if (!(await store.push.claim(done, now()))) await store.push.settle(done);
  }

  #count({ digest }: SubscriptionRow, outcome: Outcome, tries: number): void {
    const { metrics } = this.#deps;
    if (outcome.type === 'refused') this.#onRefused({ status: outcome.status, endpoint: digest });
    if (outcome.type === 'later') metrics.pushed(tries < RETRY_MS.length ? 'retried' : 'dropped');
    else metrics.pushed(outcome.type);
  }

  /**
   * Must be called when a device has subscribed. Its user is looking at the table, so needs no notices about what is
   * already there.
   */
  async subscribed(
    table: OpenTable,
    { player, digest }: Pick<SubscriptionRow, 'player' | 'digest'>,
  ): Promise<void> {
    for (const { player: other, kind, number, from } of occasionsOf(table))
      if (other === player && from <= this.#deps.now())
        await this.#isDone({ table: table.id, player, digest, kind, number, tries: 0, until: null });
  }
}

/** Whether a table can't be read until somebody repairs it or installs a newer version. */
function isLasting(error: unknown): boolean {
  return error instanceof DamagedError || error instanceof NewerError;
}

/** When a device's quiet hours end. If they can't be read, the device has none, and the others get their notices. */
function quietUntilOf({ quiet }: SubscriptionRow, at: number): number | undefined {
  if (quiet === null) return undefined;
  try {
    const until = quietUntil(JSON.parse(quiet) as QuietHours, at);
    return Number.isFinite(until) ? until : undefined;
  } catch {
    return undefined;
  }
}

/**
 * How long to wait after a failed attempt, in ms; undefined if the notice is given up.
 * @param tries how many attempts had failed before
 * @param asked the time that the push service has asked for, in ms
 */
function waitAfter(tries: number, asked = 0): number | undefined {
  const usual = RETRY_MS[tries];
  return usual === undefined ? undefined : Math.min(Math.max(usual, asked), LONGEST_WAIT_MS);
}
