/** All tables: made, found by their code, kept in memory while somebody is there, and deleted. */
import { LRUCache } from 'lru-cache';
import type { PlayerId } from '../../shared/game/game.ts';
import type { SharedGame } from '../../shared/table/shared-game.ts';
import { CODE_LENGTH } from '../../shared/wire/codes.ts';
import type { Answer } from '../../shared/wire/protocol.ts';
import { newCode, newId } from '../lib/secrets.ts';
import type { TableRow } from '../store/store-interface.ts';
import { codeLength } from './code-length.ts';
import { Glances, LONG_TABLES, type Glimpse, type Keeping } from './glances.ts';
import { noteHosts } from './hosts.ts';
import { logsOf, newTable, readTableLog, type Opening } from './logs.ts';
import { TableMemory } from './memory.ts';
import { findSharedGame } from './shared-games.ts';
import { TableCount } from './table-count.ts';
import { OpenTable, type OpenTableDeps } from './table.ts';

/** How often a visit is noted at most, in the time that the server runs: for the sweep, once an hour is enough. */
const VISIT_MS = 60 * 60 * 1000;

/** For so long a request to make a table that is sent again gets the table that was made first. */
const REMEMBERED_MS = 10 * 60 * 1000;

/** After so many random codes that were all taken, longer ones are drawn. */
const TRIES = 3;

/** By then the longest there are have been drawn. */
const MOST_TRIES = TRIES * (CODE_LENGTH.most - CODE_LENGTH.least + 1);

export interface TablesDeps extends OpenTableDeps {
  /** What of tables that nobody is at is kept in memory. */
  readonly keeps?: Keeping;
  /** Anybody can reach the server: codes are long. */
  readonly isPublic?: boolean;
}

/** A table in memory, or on its way there. */
interface Opened {
  readonly opening: Promise<OpenTable>;
  /** Once it is there. */
  table?: OpenTable;
  /** How many have found it and not released it yet. */
  holds: number;
}

export class Tables {
  readonly #deps: TablesDeps;
  readonly #open = new Map<string, Opened>();
  /** Long ones that nobody is at. Who comes and goes over and over has them read once. */
  readonly #resting: LRUCache<string, OpenTable>;
  readonly #glances: Glances;
  readonly #count: TableCount;
  /** When a visit of each was last noted, in ms since 1970. */
  readonly #visited = new WeakMap<OpenTable, number>();
  /** The codes of tables made since the start, by the maker's token: a request sent twice makes one table. */
  readonly #madeBy = new Map<string, Promise<string>>();

  constructor(deps: TablesDeps) {
    const onGone = async (table: OpenTable) => {
      this.#open.delete(table.id);
      await deps.onGone?.(table);
    };
    this.#deps = { ...deps, onGone };
    const { store, keeps = LONG_TABLES } = deps;
    this.#resting = new LRUCache({ maxSize: keeps.most });
    this.#glances = new Glances(store, keeps);
    this.#count = new TableCount(store);
  }

  /** How many somebody is at, or at whose door. */
  get size(): number {
    return this.#open.size;
  }

  /**
   * The table with a code, read from the store if it is not in memory: nobody lets go of it until it is released.
   * @throws DamagedError if it is not as it was written
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
      // Deleted since its code was found: there is nothing to read any more.
      if ((await store.findTable(code))?.id !== id) return undefined;
      throw error;
    }
  }

  #opened(id: string): Opened {
    const resting = this.#resting.get(id);
    const opening = resting ? Promise.resolve(resting) : OpenTable.open(id, this.#deps);
    const opened: Opened = { opening, holds: 0 };
    this.#open.set(id, opened);
    this.#resting.delete(id);
    this.#glances.drop(id);
    return opened;
  }

  /** A table for somebody who only looks at it: its games are not read, and it is not opened. */
  async glance(code: string): Promise<Glimpse | undefined> {
    const row = await this.#deps.store.findTable(code);
    if (!row) return undefined;
    return this.#open.get(row.id)?.opening ?? this.#resting.get(row.id) ?? (await this.#glances.of(row.id));
  }

  /**
   * The id of the table with a code, and the player there that one of these digests of tokens stands for. Reads no
   * log: for what has to be known before anything is done for who asks.
   */
  async whoIs(
    code: string,
    digests: readonly string[],
  ): Promise<{ id: string; player?: PlayerId } | undefined> {
    const { store } = this.#deps;
    const row = await store.findTable(code);
    // Asked for without a table too: how long this takes is not to tell whether there is one.
    const seats = digests.length === 0 ? [] : await store.seats(row?.id ?? '');
    if (!row) return undefined;
    const seat = seats.find(({ digest }) => digests.includes(digest));
    return seat ? { id: row.id, player: seat.player } : { id: row.id };
  }

  /** Notes that somebody is at a table, and whether it is its host. */
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
   * @throws DamagedError if what is kept of the table or the game is damaged
   */
  shared(link: string): Promise<Answer<{ game: SharedGame; code: string }>> {
    return findSharedGame(this.#deps.store, link);
  }

  /** Notes that somebody looks at a game of a table: what is still being looked at is not swept away. */
  async visitFromAfar(code: string): Promise<void> {
    const { store } = this.#deps;
    const row = await store.findTable(code);
    if (row && (await store.figure('ran')) - row.seen >= VISIT_MS) await store.touch([row.id]);
  }

  /** Notes every host who is at their table, however long ago they came. */
  noteHosts(): Promise<void> {
    return noteHosts(this.#deps.store, this.#inMemory);
  }

  /** Where somebody is, however long ago they came, is visited now. */
  touchOpen(): Promise<void> {
    return this.#deps.store.touch([...this.#open.keys()]);
  }

  /** Deletes a table with everything that was played at it. */
  async forget(table: OpenTable): Promise<void> {
    await table.end(async () => this.#erase(table.id, await this.#logsOf(table.id)));
    this.#open.delete(table.id);
  }

  /**
   * Deletes a table that nobody has visited, unless somebody has come since; returns whether it did.
   * @throws DamagedError if it is not whole: then it stays as it is
   */
  async discard({ id, code, seen }: TableRow): Promise<boolean> {
    const { store } = this.#deps;
    // Reading all of it is what finds damage in it.
    if (!this.#open.has(id)) await TableMemory.read(id, store);
    const logs = await this.#logsOf(id);
    const now = await store.findTable(code);
    if (this.#open.has(id) || now?.id !== id || now.seen !== seen) return false;
    await this.#erase(id, logs);
    return true;
  }

  async #logsOf(id: string): Promise<string[]> {
    return logsOf(id, await readTableLog(this.#deps.store, id));
  }

  #erase(id: string, logs: readonly string[]): Promise<void> {
    this.#resting.delete(id);
    this.#glances.drop(id);
    return this.#deps.store.forget(id, logs);
  }

  /** The ids of the tables that devices follow. */
  get attended(): string[] {
    return this.#inMemory.filter(({ isAttended }) => isAttended).map(({ id }) => id);
  }

  /** The table with an id, if it is in memory. */
  inMemory(id: string): OpenTable | undefined {
    return this.#open.get(id)?.table;
  }

  /** Looks which of the tables in memory others have written to, and takes that in. */
  async refresh(): Promise<void> {
    const open = this.#inMemory;
    const versions = await this.#deps.store.versions(open.map(({ id }) => id));
    if (!versions) return;
    const behind = open.filter(({ id, version }) => versions.get(id) !== version);
    await Promise.all(behind.map((table) => table.refresh()));
  }

  /** Resolves when nothing is being carried out at any table. */
  async idle(): Promise<void> {
    await Promise.all(this.#inMemory.map((table) => table.idle()));
  }

  get #inMemory(): OpenTable[] {
    return [...this.#open.values()].flatMap(({ table }) => table ?? []);
  }

  /** Nobody lets go of a table that is open until it is released once more. */
  hold(table: OpenTable): void {
    const opened = this.#open.get(table.id);
    if (opened?.table === table) opened.holds++;
  }

  /** Whoever has found a table needs it no more. */
  release(table: OpenTable): void {
    const opened = this.#open.get(table.id);
    if (opened?.table !== table) return;
    opened.holds--;
    this.letGo(table);
  }

  /** Lets go of a table if nobody is at it and nothing is being done there: all of it is in the store. */
  letGo(table: OpenTable): void {
    const opened = this.#open.get(table.id);
    if (opened?.table !== table || opened.holds > 0 || table.busy || table.isAttended) return;
    this.#open.delete(table.id);
    const { least } = this.#deps.keeps ?? LONG_TABLES;
    if (table.length >= least) this.#resting.set(table.id, table, { size: table.length });
  }

  /**
   * Makes a table, and resolves with its code.
   * @param by the digest of the maker's token
   * @param board the id of its first board
   * @param opening what the maker does with it
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
    const { store, isPublic = false } = this.#deps;
    const id = newId();
    const length = codeLength(await this.#count.about(), isPublic);
    for (let drawn = 0; drawn < MOST_TRIES; drawn++) {
      const code = newCode(Math.min(length + Math.floor(drawn / TRIES), CODE_LENGTH.most));
      if (await store.findTable(code)) continue;
      try {
        await store.write(newTable(id, code, board, by, opening));
        this.#count.add();
        return code;
      } catch (error) {
        // Somebody else made a table with it in the same moment: then another code will do.
        const holder = await store.findTable(code);
        if (holder === undefined || holder.id === id) throw error;
      }
    }
    throw new Error('there are too many tables: no code is free');
  }
}
