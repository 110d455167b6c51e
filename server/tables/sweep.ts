/**
 * Deletes tables that nobody visits any more. The time since the last visit is measured in the server's running time
 * and not by the calendar. This way, nothing is deleted just because a clock is wrong or the server was off for a year.
 */
import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Metrics } from '../lib/metrics.ts';
import type { Store } from '../store/store-interface.ts';
import type { Tables } from './tables.ts';

/** How often the server's running time is recorded, in ms. */
export const TICK_MS = 10 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A table where games were played is deleted after this time without a visit, in ms. */
const UNVISITED_MS = 30 * DAY_MS;
/** A table where no game has begun is deleted after this time without a visit, in ms. */
const UNPLAYED_MS = DAY_MS;

/**
 * If the number of tables to delete exceeds both of these limits, a warning is logged a day before they are deleted.
 * `share` is a fraction of all tables.
 */
const MUCH = { tables: 10, share: 0.1 };

export interface SweepDeps {
  readonly store: Store;
  readonly tables: Tables;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'fault' | 'swept'>;
}

export class Sweep {
  readonly #deps: SweepDeps;
  #sweeping: Promise<void> | undefined;
  #isStopped = false;

  constructor(deps: SweepDeps) {
    this.#deps = deps;
  }

  /** Must be called every TICK_MS. Records the running time and the hosts who are present, and sweeps once a day. */
  async tick(): Promise<void> {
    try {
      const { store, tables } = this.#deps;
      const before = await store.tick(TICK_MS);
      await tables.noteHosts();
      // Another server has already counted this interval and does the sweeping. Record the tables that are open here,
      // so that the other server doesn't delete them.
      if (before === undefined) return await tables.touchOpen();
      if (Math.floor(before / DAY_MS) === Math.floor((before + TICK_MS) / DAY_MS)) return;
    } catch (error) {
      return this.#deps.log.error({ err: error }, 'could not note how long the server has run');
    }
    this.#sweeping ??= this.sweep()
      .then((swept) => {
        this.#deps.metrics.swept(swept);
        this.#deps.log.info({ tables: swept }, 'swept unvisited tables');
      })
      .catch((error: unknown) => {
        this.#deps.metrics.fault('sweep');
        this.#deps.log.error({ err: error }, 'could not sweep');
      })
      .finally(() => (this.#sweeping = undefined));
  }

  /** Resolves when no sweep is running. */
  async idle(): Promise<void> {
    await this.#sweeping;
  }

  /** Stops sweeping. Resolves when the last deletion is done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.idle();
  }

  /** Deletes the tables that are due, one per turn of the event loop. Resolves with the number of deleted tables. */
  async sweep(): Promise<number> {
    const { store, tables, log } = this.#deps;
    await tables.touchOpen();
    const now = await store.figure('ran');
    const warned = await store.figure('warned');
    const due = await dueAt(store, now);
    const isDayAfter = warned > 0 && now - warned >= DAY_MS;
    // Tables that were announced in a warning at least a day ago may all be deleted, even if there are many.
    const announced = new Set(isDayAfter ? (await dueAt(store, warned)).map(({ id }) => id) : []);
    const others = due.filter(({ id }) => !announced.has(id));
    const isMuch = others.length > MUCH.tables && others.length > (await store.countTables()) * MUCH.share;
    if (isMuch && (warned === 0 || isDayAfter)) {
      await store.setFigure('warned', now);
      log.warn({ tables: others.length }, 'many tables that nobody visits will be deleted in a day');
    } else if (!isMuch && warned > 0) await store.setFigure('warned', 0);
    let swept = 0;
    for (const row of isMuch ? due.filter(({ id }) => announced.has(id)) : due) {
      await setImmediate();
      if (this.#isStopped) break;
      try {
        if (await tables.discard(row)) swept++;
      } catch (error) {
        log.error({ err: error }, 'a table that nobody visits is damaged, and stays');
      }
    }
    return swept;
  }
}

/** The tables that are due for deletion at a given running time. */
function dueAt(store: Store, ran: number) {
  return store.unvisited({ played: ran - UNVISITED_MS, unplayed: ran - UNPLAYED_MS });
}
