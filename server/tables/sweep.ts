/**
 * Tables that nobody comes back to are deleted. What counts is how long the server has run since the last visit,
 * never what a clock shows: one that is a month ahead deletes nothing, nor does a server that was off for a year.
 */
import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Metrics } from '../lib/metrics.ts';
import type { Store } from '../store/store-interface.ts';
import type { Tables } from './tables.ts';

/** How often it is noted that the server has run so long again. */
export const TICK_MS = 10 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A table where games were played goes after so long without a visit. */
const UNVISITED_MS = 30 * DAY_MS;
/** One that never began a game, after so long. */
const UNPLAYED_MS = DAY_MS;

/** More tables than this, and a larger share of all, are much: they are not deleted without warning. */
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

  /** The server has run for TICK_MS again: notes that, and the hosts who are there; with each day of running it sweeps. */
  async tick(): Promise<void> {
    try {
      const { store, tables } = this.#deps;
      const before = await store.tick(TICK_MS);
      await tables.noteHosts();
      // Whichever server sweeps is to know what others are at.
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

  /** Resolves when nothing is being swept. */
  async idle(): Promise<void> {
    await this.#sweeping;
  }

  /** No more tables are deleted; resolves when the last one is. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.idle();
  }

  /** Deletes the tables that are due, one after the other, so that nobody has to wait for it; returns how many. */
  async sweep(): Promise<number> {
    const { store, tables, log } = this.#deps;
    await tables.touchOpen();
    const now = await store.figure('ran');
    const warned = await store.figure('warned');
    const due = await dueAt(store, now);
    const isDayAfter = warned > 0 && now - warned >= DAY_MS;
    // What has been warned of a day ago may go, however much it is.
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

/** The tables that were, or are, due when the server had run for so long. */
function dueAt(store: Store, ran: number) {
  return store.unvisited({ played: ran - UNVISITED_MS, unplayed: ran - UNPLAYED_MS });
}
