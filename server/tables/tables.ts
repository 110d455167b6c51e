/**
 * Manages all tables. Creates them, finds them by their code, keeps them in memory while they are used, and deletes
 * them.
 */
import { LRUCache } from 'lru-cache';
import type { PlayerId } from '../../shared/game/game.ts';
import type { SharedGame } from '../../shared/table/shared-game.ts';
import { openAtFirst } from '../../shared/table/rules/open-table.ts';
import { CODE_LENGTH } from '../../shared/wire/codes.ts';
import type { Answer, TurnNow } from '../../shared/wire/protocol.ts';
import { newCode, newId } from '../lib/secrets.ts';
import { DamagedError } from '../store/damage.ts';
import type { TableRow } from '../store/store-interface.ts';
import { codeLength } from './code-length.ts';
import { SummaryCache, LONG_TABLES, type TableSummary, type Keeping } from './summary-cache.ts';
import { noteHosts } from './hosts.ts';
import { logsOf, newTable, readTableLog, type Opening } from './logs.ts';
import { readTable } from './read-table.ts';
import { findSharedGame } from './shared-games.ts';
import { isShared } from './shared-store.ts';
import { TableCount } from './table-count.ts';
import { OpenTable, type OpenTableDeps } from './table.ts';
import { TableState } from './table-state.ts';
import { turnNow } from './turn-now.ts';

/** The minimum time between two recorded visits of a table, in ms. The sweep needs no finer resolution. */
const VISIT_MS = 60 * 60 * 1000;

/** For this time in ms, a repeated request to create a table is answered with the same table. */
const REMEMBERED_MS = 10 * 60 * 1000;

/** The number of random codes of one length that are tried. If all are taken, longer codes are tried. */
const TRIES = 3;

/** The maximum number of codes that are tried, which is enough to reach the longest codes. */
const MOST_TRIES = TRIES * (CODE_LENGTH.most - CODE_LENGTH.least + 1);

export interface TablesDeps extends OpenTableDeps {
  /** Which tables stay in memory while nobody uses them. */
  readonly keeps?: Keeping;
  /** Whether strangers can reach the server. If they can, codes are longer. */
  readonly isPublic?: boolean;
}

/** A table that is open, or being opened. */
interface Opened {
  readonly opening: Promise<OpenTable>;
  /** Set once the table is open. */
  table?: OpenTable;
  /** The number of callers who have found or held the table and have not released it yet. */
  holds: number;
}

export class Tables {
  readonly #deps: TablesDeps;
  readonly #open = new Map<string, Opened>();
  /**
   * Unused tables with long logs. They stay in memory so that a device that repeatedly comes and goes doesn't cause a
   * read each time.
   */
  readonly #resting: LRUCache<string, OpenTable>;
  readonly #summaries: SummaryCache;
  readonly #count: TableCount;
  /** When a visit to each table was last recorded, in ms of the server's running time. */
  readonly #visited = new WeakMap<OpenTable, number>();
  /**
   * Maps the digest of a token to the code of the table that was recently created with the token. Because of this map,
   * a request that is sent twice creates only one table.
   */
  readonly #madeBy = new Map<string, Promise<string>>();

  constructor(deps: TablesDeps) {
    const onGone = (table: OpenTable) => {
      this.#open.delete(table.id);
      deps.onGone?.(table);
    };
    this.#deps = { ...deps, onGone };
    const { store, keeps = LONG_TABLES } = deps;
    this.#resting = new LRUCache({ maxSize: keeps.most });
    this.#summaries = new SummaryCache(store, keeps);
    this.#count = new TableCount(store);
  }

  /** How many tables are open. */
  get size(): number {
    return this.#open.size;
  }

  /**
   * The table with a given code, read from the store if it is not in memory. The table stays in memory until the caller
   * releases it.
   * @throws DamagedError if the stored table is damaged
   */
  async find(code: string): Promise<OpenTable | undefined> {
    const { store } = this.#deps;
    const row = await store.findTable(code);
    if (!row) return undefined;
    const { id } = row;
    const opened = this.#open.get(id) ?? this.#opened(id);
    opened.holds++;
    try {
      opened.table = await opened.opening;
      return opened.table;
    } catch (error) {
      if (this.#open.get(id) === opened) this.#open.delete(id);
      if (await this.#isGone(row)) return undefined;
      throw error;
    }
  }

  #opened(id: string): Opened {
    const resting = this.#resting.get(id);
    const opening = resting ? Promise.resolve(resting) : OpenTable.open(id, this.#deps);
    const opened: Opened = { opening, holds: 0 };
    this.#open.set(id, opened);
    this.#resting.delete(id);
    this.#summaries.drop(id);
    return opened;
  }

  /** A summary of the table with a given code. Doesn't open the table or read its games. */
  async glance(code: string): Promise<TableSummary | undefined> {
    const row = await this.#deps.store.findTable(code);
    if (!row) return undefined;
    try {
      return await this.#glance(row.id);
    } catch (error) {
      if (await this.#isGone(row)) return undefined;
      throw error;
    }
  }

  /**
   * Whose turn it is at a table, as these players of the table may know it; undefined if no game is running, or if it
   * is damaged. Opens the table, so the turn is never out of date.
   */
  async turn(code: string, players: readonly PlayerId[], now: number): Promise<TurnNow | undefined> {
    try {
      const table = await this.find(code);
      if (!table) return undefined;
      try {
        await table.refresh();
        return turnNow(table, players, now);
      } finally {
        this.release(table);
      }
    } catch (error) {
      // The player learns of the damage at the table itself.
      if (error instanceof DamagedError) return undefined;
      throw error;
    }
  }

  async #glance(id: string): Promise<TableSummary | undefined> {
    return this.#open.get(id)?.opening ?? this.#resting.get(id) ?? (await this.#summaries.of(id));
  }

  /**
   * Whether a table was deleted after its row was read. If it was, a failed read doesn't mean that the table is
   * damaged.
   */
  async #isGone({ id, code }: Pick<TableRow, 'id' | 'code'>): Promise<boolean> {
    return (await this.#deps.store.findTable(code))?.id !== id;
  }

  /**
   * The id of the table with a given code, and the player whose token has one of these digests. Reads no log, because
   * this runs before the limits are checked.
   */
  async whoIs(
    code: string,
    digests: readonly string[],
  ): Promise<{ id: string; player?: PlayerId } | undefined> {
    const { store } = this.#deps;
    const row = await store.findTable(code);
    // Read seats even if there is no table, so that the time doesn't reveal whether there is one.
    const seats = digests.length === 0 ? [] : await store.seats(row?.id ?? '');
    if (!row) return undefined;
    const seat = seats.find(({ digest }) => digests.includes(digest));
    return seat ? { id: row.id, player: seat.player } : { id: row.id };
  }

  /** Records that a table was visited. Also records the host, if the host is present. */
  async visit(table: OpenTable): Promise<void> {
    const { store } = this.#deps;
    await noteHosts(store, [table]);
    const now = await store.figure('ran');
    if (now - (this.#visited.get(table) ?? -VISIT_MS) < VISIT_MS) return;
    this.#visited.set(table, now);
    await store.touch([table.id]);
  }

  /**
   * The game that a link shows, and the code of its table.
   * @throws DamagedError if the stored table or game is damaged
   */
  shared(link: string): Promise<Answer<{ game: SharedGame; code: string }>> {
    return findSharedGame(this.#deps.store, (id) => this.#glance(id), link);
  }

  /** Records that somebody is watching a shared game of a table, so that the sweep keeps the table. */
  async visitFromAfar(code: string): Promise<void> {
    const { store } = this.#deps;
    const row = await store.findTable(code);
    if (row && (await store.figure('ran')) - row.seen >= VISIT_MS) await store.touch([row.id]);
  }

  /** Records every host who is at their table now. */
  noteHosts(): Promise<void> {
    return noteHosts(this.#deps.store, this.loaded);
  }

  /** Records a visit to every open table. */
  touchOpen(): Promise<void> {
    return this.#deps.store.touch([...this.#open.keys()]);
  }

  /** Deletes a table with everything that was played at it. */
  async forget(table: OpenTable): Promise<void> {
    await table.end(async () => this.#erase(table.id, await this.#logsOf(table.id)));
    this.#open.delete(table.id);
  }

  /**
   * Deletes an unvisited table, unless somebody has come in the meantime. Returns whether it was deleted.
   * @throws DamagedError if the table is damaged; it then stays as it is
   */
  async discard({ id, code, seen }: TableRow): Promise<boolean> {
    const { store } = this.#deps;
    const isStillDue = async () => {
      const now = await store.findTable(code);
      return !this.#open.has(id) && now?.id === id && now.seen === seen;
    };
    try {
      // Read the whole table, to find out whether it is damaged.
      if (!this.#open.has(id)) await readTable(id, store, (stored) => new TableState(stored));
      const logs = await this.#logsOf(id);
      if (!(await isStillDue())) return false;
      await this.#erase(id, logs);
      return true;
    } catch (error) {
      // A table may look damaged if somebody joined it or another server deleted it during the read.
      if (!(await isStillDue())) return false;
      throw error;
    }
  }

  async #logsOf(id: string): Promise<string[]> {
    return logsOf(id, await readTableLog(this.#deps.store, id));
  }

  #erase(id: string, logs: readonly string[]): Promise<void> {
    this.#resting.delete(id);
    this.#summaries.drop(id);
    return this.#deps.store.forget(id, logs);
  }

  /** The ids of the tables that devices follow. */
  get attended(): string[] {
    return this.loaded.filter(({ viewers }) => viewers.length > 0).map(({ id }) => id);
  }

  /** The table with a given id, if it is in memory. */
  inMemory(id: string): OpenTable | undefined {
    return this.#open.get(id)?.table;
  }

  /** Reads the changes that other servers have written to the tables in memory. */
  async refresh(): Promise<void> {
    const { store } = this.#deps;
    if (!isShared(store)) return;
    const open = this.loaded;
    const versions = await store.versions(open.map(({ id }) => id));
    const behind = open.filter(({ id, version }) => versions.get(id) !== version);
    await Promise.all(behind.map((table) => table.refresh()));
  }

  /** Resolves when no table has a task that is running or waiting. */
  async idle(): Promise<void> {
    await Promise.all(this.loaded.map((table) => table.tasks.idle()));
  }

  /** The tables in memory that somebody uses. */
  get loaded(): OpenTable[] {
    return [...this.#open.values()].flatMap(({ table }) => table ?? []);
  }

  /** Keeps an open table in memory. Each call must be matched by a call of `release`. */
  hold(table: OpenTable): void {
    const opened = this.#open.get(table.id);
    if (opened?.table === table) opened.holds++;
  }

  /** Must be called by a caller of `find` or `hold` that no longer needs the table. */
  release(table: OpenTable): void {
    const opened = this.#open.get(table.id);
    if (opened?.table !== table) return;
    opened.holds--;
    this.letGo(table);
  }

  /** Drops a table from memory if nobody uses it. Nothing is lost, because the whole table is in the store. */
  letGo(table: OpenTable): void {
    const opened = this.#open.get(table.id);
    if (opened?.table !== table || opened.holds > 0 || table.tasks.busy || table.viewers.length > 0) return;
    this.#open.delete(table.id);
    const { least } = this.#deps.keeps ?? LONG_TABLES;
    const size = table.length + (table.game?.length ?? 0);
    if (size >= least) this.#resting.set(table.id, table, { size });
  }

  /**
   * Creates a table, and resolves with its code.
   * @param by the digest of the creator's token
   * @param board the id of its first board
   * @param opening the creator's player and the events that are written together with the table
   */
  make(by: string, board: string, opening?: Opening): Promise<string> {
    let code = this.#madeBy.get(by);
    if (!code) {
      code = this.#makeNew(by, board, opening);
      this.#madeBy.set(by, code);
      code.catch(() => this.#madeBy.delete(by));
      setTimeout(() => this.#madeBy.delete(by), REMEMBERED_MS).unref();
    }
    return code;
  }

  async #makeNew(by: string, board: string, opening?: Opening): Promise<string> {
    const { store, isPublic = false, openTables = 'off' } = this.#deps;
    const id = newId();
    const open = opening ? undefined : openAtFirst(openTables);
    const length = codeLength(await this.#count.about(), isPublic);
    for (let drawn = 0; drawn < MOST_TRIES; drawn++) {
      const code = newCode(Math.min(length + Math.floor(drawn / TRIES), CODE_LENGTH.most));
      if (await store.findTable(code)) continue;
      try {
        await store.write(newTable({ id, code, board, open }, by, opening));
        this.#count.add();
        return code;
      } catch (error) {
        // If another request has taken the code in the meantime, try the next code.
        const holder = await store.findTable(code);
        if (holder === undefined || holder.id === id) throw error;
      }
    }
    throw new Error('there are too many tables: no code is free');
  }
}
