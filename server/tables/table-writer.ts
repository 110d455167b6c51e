/**
 * Writes to a table. Tasks run one at a time and change the table in memory and in the store. If another server has
 * written to the table, a task is repeated after that server's changes have been read and broadcast.
 */
import { evolveTable } from '../../shared/table/evolve.ts';
import { DamagedError } from '../store/damage.ts';
import { OutdatedError, type Store } from '../store/store-interface.ts';
import type { Feeds } from './feeds.ts';
import type { Events } from './logs.ts';
import type { Cause, TableMemory } from './memory.ts';
import { Queue } from './queue.ts';
import type { Viewer } from './sightings.ts';

/** The maximum number of times a task is retried because another server has written to the table first. */
const MOST_TRIES = 20;

export interface TableWriterDeps {
  readonly store: Store;
  /** The devices that follow the table. */
  readonly viewers: () => readonly Viewer[];
  /** Called when other servers have written to the table. Broadcasts their changes to this server's devices. */
  readonly onNews: (feeds: Feeds) => void;
  /** Called when this server has written to the table. */
  readonly onWritten: () => void;
  /** Called when another server has deleted the table. */
  readonly onGone: () => void;
}

export class TableWriter {
  readonly memory: TableMemory;
  readonly #deps: TableWriterDeps;
  readonly #queue = new Queue();
  #isDeleted = false;
  /** True if a write has failed and the log has not been read again since. */
  #isUnsure = false;

  constructor(memory: TableMemory, deps: TableWriterDeps) {
    this.memory = memory;
    this.#deps = deps;
  }

  get isDeleted(): boolean {
    return this.#isDeleted;
  }

  /** Whether a task is running or waiting. */
  get busy(): boolean {
    return this.#queue.busy;
  }

  /** Resolves when no task is running or waiting. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  /**
   * Runs a task after all earlier tasks. Repeats the task if another server has written to the table in the meantime.
   * @param deleted the result if the table has been deleted
   */
  inTurn<T>(task: () => Promise<T>, deleted: T): Promise<T> {
    return this.#queue.add(async () => {
      if (this.#isUnsure) await this.#catchUp();
      for (let tries = 1; !this.#isDeleted; tries++) {
        try {
          return await task();
        } catch (error) {
          if (tries === MOST_TRIES || !(await this.#isOutdated(error))) throw error;
          await this.#catchUp();
        }
      }
      return deleted;
    });
  }

  /** Whether a task failed only because another server has written to the table, or deleted it. */
  async #isOutdated(error: unknown): Promise<boolean> {
    if (error instanceof OutdatedError) return true;
    return error instanceof DamagedError && (await this.hasNews());
  }

  /** Marks the table as deleted, so that later tasks are refused. Must be called in a task. */
  end(): void {
    this.#isDeleted = true;
  }

  /** Reads and broadcasts the changes that other servers have written. Must be called in a task. */
  async refresh(): Promise<void> {
    if (await this.hasNews()) await this.#catchUp();
  }

  /** Whether another server has written events that this server hasn't read. */
  async hasNews(): Promise<boolean> {
    const { id, version } = this.memory;
    const versions = await this.#deps.store.versions([id]);
    return versions !== undefined && versions.get(id) !== version;
  }

  /**
   * Reads and broadcasts the changes that other servers have written. Before the broadcast, stores what this server's
   * devices will see.
   */
  async #catchUp(): Promise<void> {
    this.#isUnsure = true;
    const { store, viewers, onNews, onGone } = this.#deps;
    const { memory } = this;
    const ahead = await memory.ahead(store);
    if (!ahead) {
      this.#isDeleted = true;
      onGone();
      return;
    }
    const { rows, told } = ahead.sightings.news(memory.id, ahead.table, viewers());
    const at = { table: memory.id, version: ahead.version };
    if (rows.length > 0) await store.write({ entries: [], sightings: rows, at });
    ahead.sightings.add(rows);
    const feeds = memory.take({ ...ahead, version: ahead.version + (rows.length > 0 ? 1 : 0) });
    this.#isUnsure = false;
    onNews(feeds);
    if (told.length > 0) onNews(await this.carryOut({ table: told, game: [] }));
  }

  /**
   * Writes events, together with what devices will see because of them, and then adds both to memory. Must be called in
   * a task. Resolves with the feeds that tell each audience about the events.
   * @param coming devices that are about to follow the table
   * @throws OutdatedError if another server has written to the table
   */
  async carryOut(done: Events, why: Cause = {}, coming: readonly Viewer[] = []): Promise<Feeds> {
    const { events, cause } = this.#seen(done, why, coming);
    const change = this.memory.changeFor(events, cause);
    try {
      if (change) await this.#deps.store.write(change);
    } catch (error) {
      // A failed write may still have reached the disk, so the next task reads the log again.
      this.#isUnsure = true;
      throw error;
    }
    if (change) this.#deps.onWritten();
    return this.memory.add(events, cause);
  }

  /**
   * Adds a sighting for each thing that a device will see because of the events. Only the table's own events and new
   * devices can change what a device may see.
   */
  #seen(events: Events, cause: Cause, coming: readonly Viewer[]): { events: Events; cause: Cause } {
    if (events.table.length === 0 && coming.length === 0) return { events, cause };
    const { id, table, sightings } = this.memory;
    const after = events.table.reduce(evolveTable, table);
    const viewers = [...(events.table.length > 0 ? this.#deps.viewers() : []), ...coming];
    const { rows, told } = sightings.news(id, after, viewers);
    return {
      events: { ...events, table: [...events.table, ...told] },
      cause: { ...cause, sightings: rows },
    };
  }
}
