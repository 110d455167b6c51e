/** Tables that somebody only looks at: what a look found is kept for the next, which may come from anybody. */
import { LRUCache } from 'lru-cache';
import type { PlayerId } from '../../shared/game/game.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import type { Store } from '../store/store-interface.ts';
import { readTableLog } from './logs.ts';
import type { OpenTable } from './table.ts';

/** What somebody may ask of a table who only looks at it. */
export type Glimpse = Pick<OpenTable, 'table' | 'playerOf'>;

/** Which tables are kept in memory though nobody is at them, by how many events they have. */
export interface Keeping {
  /** Those that have fewer are read in no time. */
  readonly least: number;
  /** So many in all. */
  readonly most: number;
}

export const LONG_TABLES: Keeping = { least: 500, most: 50_000 };

export class Glances {
  readonly #store: Store;
  readonly #least: number;
  readonly #kept: LRUCache<string, Glimpse>;

  constructor(store: Store, { least, most }: Keeping) {
    this.#store = store;
    this.#least = least;
    this.#kept = new LRUCache({ maxSize: most });
  }

  /**
   * The table with an id as it is on disk. Its games are not read.
   * @throws DamagedError if its log is not as it was written
   */
  of(id: string): Glimpse {
    const kept = this.#kept.get(id);
    if (kept) return kept;
    const events = readTableLog(this.#store, id);
    const table = replayTable(events);
    const seats = new Map<string, PlayerId>(
      this.#store.seats(id).map(({ digest, player }) => [digest, player]),
    );
    const glimpse: Glimpse = {
      table,
      playerOf: (digest) => table.players.find((player) => player.id === seats.get(digest))?.id,
    };
    if (events.length >= this.#least) this.#kept.set(id, glimpse, { size: events.length + seats.size });
    return glimpse;
  }

  /** Keeps nothing of a table any more: it may change now. */
  drop(id: string): void {
    this.#kept.delete(id);
  }
}
