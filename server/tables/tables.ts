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

export class Tables {
  readonly #deps: TablesDeps;
  readonly #open = new Map<string, OpenTable>();
  /** Long ones that nobody is at. Who comes and goes over and over has them read once. */
  readonly #resting: LRUCache<string, OpenTable>;
  readonly #glances: Glances;
  /** When a visit of each was last noted, in ms since 1970. */
  readonly #visited = new WeakMap<OpenTable, number>();
  /** The codes of tables made since the start, by the maker's token: a request sent twice makes one table. */
  readonly #madeBy = new Map<string, Promise<string>>();

  constructor(deps: TablesDeps) {
    this.#deps = deps;
    const { store, keeps = LONG_TABLES } = deps;
    this.#resting = new LRUCache({ maxSize: keeps.most });
    this.#glances = new Glances(store, keeps);
  }

  /** How many somebody is at. */
  get size(): number {
    return this.#open.size;
  }

  /** The table with a code, read from disk if it is not in memory: to be released when nobody attends it. */
  find(code: string): OpenTable | undefined {
    const row = this.#deps.store.findTable(code);
    if (!row) return undefined;
    let table = this.#open.get(row.id);
    if (!table) {
      table = this.#resting.get(row.id) ?? new OpenTable(row.id, this.#deps);
      this.#open.set(row.id, table);
      this.#resting.delete(row.id);
      this.#glances.drop(row.id);
    }
    return table;
  }

  /** A table for somebody who only looks at it: its games are not read, and it is not opened. */
  glance(code: string): Glimpse | undefined {
    const row = this.#deps.store.findTable(code);
    return row && (this.#open.get(row.id) ?? this.#resting.get(row.id) ?? this.#glances.of(row.id));
  }

  /**
   * The id of the table with a code, and the player there that one of these digests of tokens stands for. Reads no
   * log: for what has to be known before anything is done for who asks.
   */
  whoIs(code: string, digests: readonly string[]): { id: string; player?: PlayerId } | undefined {
    const { store } = this.#deps;
    const row = store.findTable(code);
    if (!row) return undefined;
    const seat =
      digests.length === 0 ? undefined : store.seats(row.id).find(({ digest }) => digests.includes(digest));
    return seat ? { id: row.id, player: seat.player } : { id: row.id };
  }

  /** Notes that somebody is at a table, and whether it is its host. */
  visit(table: OpenTable): void {
    const { store } = this.#deps;
    noteHosts(store, [table]);
    const now = store.figure('ran');
    if (now - (this.#visited.get(table) ?? -VISIT_MS) < VISIT_MS) return;
    this.#visited.set(table, now);
    store.touch(table.id);
  }

  /**
   * The game that a link shows, and the code of its table.
   * @throws DamagedError if what is kept of the table or the game is damaged
   */
  shared(link: string): Answer<{ game: SharedGame; code: string }> {
    return findSharedGame(this.#deps.store, link);
  }

  /** Notes that somebody looks at a game of a table: what is still being looked at is not swept away. */
  visitFromAfar(code: string): void {
    const { store } = this.#deps;
    const row = store.findTable(code);
    if (row && store.figure('ran') - row.seen >= VISIT_MS) store.touch(row.id);
  }

  /** Notes every host who is at their table, however long ago they came. */
  noteHosts(): void {
    noteHosts(this.#deps.store, [...this.#open.values()]);
  }

  /** Where somebody is, however long ago they came, is visited now. */
  touchOpen(): void {
    for (const id of this.#open.keys()) this.#deps.store.touch(id);
  }

  /** Deletes a table with everything that was played at it. */
  async forget(table: OpenTable): Promise<void> {
    await table.end(() => this.#erase(table.id));
    this.#open.delete(table.id);
  }

  /**
   * Deletes a table that nobody has visited, unless somebody has come since; returns whether it did.
   * @throws DamagedError if it is not whole: then it stays as it is
   */
  discard({ id, code, seen }: TableRow): boolean {
    const { store } = this.#deps;
    const now = store.findTable(code);
    if (this.#open.has(id) || now?.id !== id || now.seen !== seen) return false;
    // Reading all of it is what finds damage in it.
    new TableMemory(id, store);
    this.#erase(id);
    return true;
  }

  #erase(id: string): void {
    const { store } = this.#deps;
    this.#resting.delete(id);
    this.#glances.drop(id);
    store.forget(id, logsOf(id, readTableLog(store, id)));
  }

  /** Resolves when nothing is being carried out at any table. */
  async idle(): Promise<void> {
    await Promise.all([...this.#open.values()].map((table) => table.idle()));
  }

  /** Lets go of a table that nobody is at any more, unless something is being carried out at it: all of it is on disk. */
  release(table: OpenTable): void {
    if (table.busy || this.#open.get(table.id) !== table) return;
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
    const length = codeLength(store.countTables(), isPublic);
    for (let drawn = 0; drawn < MOST_TRIES; drawn++) {
      const code = newCode(Math.min(length + Math.floor(drawn / TRIES), CODE_LENGTH.most));
      if (store.findTable(code)) continue;
      try {
        await store.write(newTable(id, code, board, by, opening));
        return code;
      } catch (error) {
        // Somebody else made a table with it in the same moment: then another code will do.
        const holder = store.findTable(code);
        if (holder === undefined || holder.id === id) throw error;
      }
    }
    throw new Error('there are too many tables: no code is free');
  }
}
