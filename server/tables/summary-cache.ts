/** A cache of tables that are read without being opened. */
import { LRUCache } from 'lru-cache';
import type { PlayerId } from '../../shared/game/game.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import type { Store } from '../store/store-interface.ts';
import { readTableLog } from './logs.ts';
import type { TableState } from './table-state.ts';

/** The part of a table that is cached. */
export type TableSummary = Pick<TableState, 'table' | 'playerOf'>;

/** The limits that decide which unused tables are kept in memory. Both limits are numbers of events. */
export interface Keeping {
  /** The minimum number of events of a kept table. Tables with fewer events can be read quickly enough. */
  readonly least: number;
  /** The maximum number of events of all kept tables together. */
  readonly most: number;
}

export const LONG_TABLES: Keeping = { least: 500, most: 50_000 };

/**
 * Keeps no tables. Used by servers that share their tables with other servers, because the other servers may change the
 * tables.
 */
export const KEEP_NONE: Keeping = { least: Number.POSITIVE_INFINITY, most: 1 };

export class SummaryCache {
  readonly #store: Store;
  readonly #least: number;
  readonly #kept: LRUCache<string, TableSummary>;
  /** The tables that are being read now. */
  readonly #reading = new Map<string, Promise<TableSummary | undefined>>();

  constructor(store: Store, { least, most }: Keeping) {
    this.#store = store;
    this.#least = least;
    this.#kept = new LRUCache({ maxSize: most });
  }

  /**
   * The stored table with a given id; undefined if there is none. Its games are not read.
   * @throws DamagedError if the table's log is not as it was written
   */
  async of(id: string): Promise<TableSummary | undefined> {
    const kept = this.#kept.get(id) ?? this.#reading.get(id);
    if (kept) return kept;
    const reading = this.#read(id, () => this.#reading.get(id) === reading);
    this.#reading.set(id, reading);
    try {
      return await reading;
    } finally {
      if (this.#reading.get(id) === reading) this.#reading.delete(id);
    }
  }

  /**
   * Reads a table, and keeps it if it is long.
   * @param isNew returns false if the table changed while it was being read, so that the result is out of date
   */
  async #read(id: string, isNew: () => boolean): Promise<TableSummary | undefined> {
    const events = await readTableLog(this.#store, id);
    if (events.length === 0) return undefined;
    const table = replayTable(events);
    const rows = await this.#store.seats(id);
    const seats = new Map<string, PlayerId>(rows.map(({ digest, player }) => [digest, player]));
    const glimpse: TableSummary = {
      table,
      playerOf: (digest) => table.players.find((player) => player.id === seats.get(digest))?.id,
    };
    if (events.length >= this.#least && isNew())
      this.#kept.set(id, glimpse, { size: events.length + seats.size });
    return glimpse;
  }

  /** Drops a table from the cache, because it may now change. */
  drop(id: string): void {
    this.#kept.delete(id);
    this.#reading.delete(id);
  }
}
