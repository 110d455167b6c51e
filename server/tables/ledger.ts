/**
 * What a table is kept by: its memory and the store, changed by one task after the other. Other servers may write
 * to the same store: what they have written is taken in, and told, before anything else is done.
 */
import { evolveTable } from '../../shared/table/evolve.ts';
import { OutdatedError, type Store } from '../store/store-interface.ts';
import type { Feeds } from './feeds.ts';
import type { Events } from './logs.ts';
import type { Cause, TableMemory } from './memory.ts';
import { Queue } from './queue.ts';
import type { Witness } from './sightings.ts';

/** So often in a row others may have been faster. */
const MOST_TRIES = 20;

export interface LedgerDeps {
  readonly store: Store;
  /** The devices that follow the table now. */
  readonly witnesses: () => readonly Witness[];
  /** Others have written: what each audience here is to be told of it. */
  readonly onNews: (feeds: Feeds) => Promise<void>;
  /** Something has been written from here. */
  readonly onWritten: () => void;
  /** Others have deleted the table. */
  readonly onGone: () => Promise<void>;
}

export class Ledger {
  readonly memory: TableMemory;
  readonly #deps: LedgerDeps;
  readonly #queue = new Queue();
  #isDeleted = false;
  /** A write has failed, and what there is has not been read since. */
  #isUnsure = false;

  constructor(memory: TableMemory, deps: LedgerDeps) {
    this.memory = memory;
    this.#deps = deps;
  }

  get isDeleted(): boolean {
    return this.#isDeleted;
  }

  /** Whether something is being carried out. */
  get busy(): boolean {
    return this.#queue.busy;
  }

  /** Resolves when nothing is being carried out any more. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  /**
   * Does a task when its turn comes; if others have written in the meantime, once more.
   * @param deleted the answer if the table is no more
   */
  inTurn<T>(task: () => Promise<T>, deleted: T): Promise<T> {
    return this.#queue.add(async () => {
      if (this.#isUnsure) await this.#catchUp();
      for (let tries = 1; !this.#isDeleted; tries++) {
        try {
          return await task();
        } catch (error) {
          if (!(error instanceof OutdatedError) || tries === MOST_TRIES) throw error;
          await this.#catchUp();
        }
      }
      return deleted;
    });
  }

  /** Ends the table for good, in a task: what comes later is refused. */
  end(): void {
    this.#isDeleted = true;
  }

  /** Looks, in a task, whether others have written, and takes that in. */
  async refresh(): Promise<void> {
    if (await this.hasNews()) await this.#catchUp();
  }

  /** Whether others have written something that is not in memory yet. */
  async hasNews(): Promise<boolean> {
    const { id, version } = this.memory;
    const versions = await this.#deps.store.versions([id]);
    return versions !== undefined && versions.get(id) !== version;
  }

  /** Takes in what others have written, and has it told; what devices here come to see by it is in the store before. */
  async #catchUp(): Promise<void> {
    this.#isUnsure = true;
    const { store, witnesses, onNews, onGone } = this.#deps;
    const { memory } = this;
    const ahead = await memory.ahead(store);
    if (!ahead) {
      this.#isDeleted = true;
      return onGone();
    }
    const { rows, told } = ahead.sightings.news(memory.id, ahead.table, witnesses());
    const at = { table: memory.id, version: ahead.version };
    if (rows.length > 0) await store.write({ entries: [], sightings: rows, at });
    ahead.sightings.add(rows);
    const feeds = memory.take({ ...ahead, version: ahead.version + (rows.length > 0 ? 1 : 0) });
    this.#isUnsure = false;
    await onNews(feeds);
    if (told.length > 0) await onNews(await this.carryOut({ table: told, game: [] }));
  }

  /**
   * Writes events, in a task, with what devices come to see by them, and only then takes them into memory; resolves
   * with what each audience is told.
   * @param coming devices that are about to follow the table
   * @throws OutdatedError if others have written
   */
  async carryOut(done: Events, why: Cause = {}, coming: readonly Witness[] = []): Promise<Feeds> {
    const { events, cause } = this.#seen(done, why, coming);
    const change = this.memory.changeFor(events, cause);
    try {
      if (change) await this.#deps.store.write(change);
    } catch (error) {
      // What failed may be written all the same: whoever comes next has to look.
      this.#isUnsure = true;
      throw error;
    }
    if (change) this.#deps.onWritten();
    return this.memory.add(events, cause);
  }

  /** The same with what devices come to see by it. Only the table's own events, and who comes, change that. */
  #seen(events: Events, cause: Cause, coming: readonly Witness[]): { events: Events; cause: Cause } {
    if (events.table.length === 0 && coming.length === 0) return { events, cause };
    const { id, table, sightings } = this.memory;
    const after = events.table.reduce(evolveTable, table);
    const witnesses = [...(events.table.length > 0 ? this.#deps.witnesses() : []), ...coming];
    const { rows, told } = sightings.news(id, after, witnesses);
    return {
      events: { ...events, table: [...events.table, ...told] },
      cause: { ...cause, sightings: rows },
    };
  }
}
