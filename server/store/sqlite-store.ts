/** The store in one SQLite file, accessed through Node's built-in driver. */
import type { DatabaseSync } from 'node:sqlite';
import { grouped } from '../../shared/grouped.ts';
import { checksum } from './checksum.ts';
import { DamagedError } from './damage.ts';
import { MemoryKeys } from './memory-keys.ts';
import {
  entryOf,
  faultOfLog,
  soundRow,
  soundTable,
  type EventRow,
  type RawTable,
  type Stored,
} from './rows.ts';
import { SqliteDeadlines } from './sqlite-deadlines.ts';
import { SqliteListings } from './sqlite-listings.ts';
import { SqlitePush } from './sqlite-push.ts';
import {
  damaged,
  prepareStatements,
  put,
  readable,
  rowOf,
  soundRows,
  type Statements,
} from './statements.ts';
import type {
  Change,
  DeadlineRow,
  Entry,
  Figure,
  HostRow,
  KeyRow,
  ListingQuery,
  ListingRow,
  NewTable,
  SeatRow,
  SightingRow,
  Store,
  TableRow,
} from './store-interface.ts';

interface Waiting {
  readonly change: Change;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** The maximum time that a change waits for others to join it, in ms. */
const PATIENCE_MS = 10;

export class SqliteStore implements Store {
  readonly push: SqlitePush;
  readonly #database: DatabaseSync;
  readonly #statements: Statements;
  readonly #onClose: () => void;
  readonly #keys = new MemoryKeys();
  readonly #deadlines: SqliteDeadlines;
  readonly #listings: SqliteListings;
  #waiting: Waiting[] = [];

  /**
   * @param database an open database with this version's schema: see open.ts
   * @param onClose called when the database has been closed
   */
  constructor(database: DatabaseSync, onClose: () => void) {
    this.#database = database;
    this.#statements = prepareStatements(database);
    this.#deadlines = new SqliteDeadlines(this.#statements);
    this.#listings = new SqliteListings(this.#statements);
    this.push = new SqlitePush(this.#statements, (work) => this.#inTransaction(work));
    this.#onClose = onClose;
  }

  /**
   * Group commit: changes are collected until a turn of the event loop brings no more, and then share one transaction.
   * A transaction with twenty changes costs little more than a transaction with one.
   */
  write(change: Change): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, resolve, reject });
      if (this.#waiting.length === 1) this.#commitSoon(0, performance.now() + PATIENCE_MS);
    });
  }

  /** Commits after a turn in which no change has been added to the first `count`, or at the time `latest`. */
  #commitSoon(count: number, latest: number): void {
    setImmediate(() => {
      const now = this.#waiting.length;
      if (now > count && performance.now() < latest) this.#commitSoon(now, latest);
      else this.#commit(this.#waiting.splice(0));
    });
  }

  #commit(group: readonly Waiting[]): void {
    // If the group is empty, close() has already written the changes.
    if (group.length === 0) return;
    const undos: (() => void)[] = [];
    try {
      this.#inTransaction(() => {
        for (const { change } of group) this.#insert(change, undos);
      });
    } catch (error) {
      for (const undo of undos) undo();
      if (group.length === 1) return group[0]?.reject(error);
      // A change that can't be written must not make the others fail, so write each change on its own.
      for (const one of group) this.#commit([one]);
      return;
    }
    for (const { resolve } of group) resolve();
  }

  /** Runs work in one transaction. */
  #inTransaction(work: () => void): void {
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      work();
      this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** @param undos receives a function that undoes what was changed in memory, to be called if the transaction fails */
  #insert(change: Change, undos: (() => void)[]): void {
    const { entries, table, played, seat, unseat, sightings = [], spent, deadline, listing, at } = change;
    const { spendRecovery, eraseSightings, insertSighting, eraseSeat, insertSeat } = this.#statements;
    if (spent && spendRecovery.run(spent.table, spent.digest).changes === 0)
      undos.push(this.#keys.spend(spent));
    if (table) this.#insertTable({ ...table, played: false });
    if (played !== undefined) {
      this.#changeTable(played, { played: true });
      eraseSightings.run(played);
    }
    for (const { table: id, digest, game, sight } of sightings) put(insertSighting, id, digest, game, sight);
    if (unseat) eraseSeat.run(unseat.table, unseat.digest);
    if (seat) put(insertSeat, seat.table, seat.digest, seat.player);
    if (deadline !== undefined && at) this.#deadlines.set(at.table, deadline);
    if (listing !== undefined && at) this.#listings.set(at.table, listing);
    this.push.insert(change);
    for (const [log, some] of grouped(entries, (entry) => entry.log)) this.#append(log, some);
  }

  /**
   * Writes entries of a log, and its new length. Throws if the log doesn't have the expected length, which means that it
   * is damaged.
   */
  #append(log: string, entries: readonly Entry[]): void {
    const { insertEvent, startLog, lengthenLog } = this.#statements;
    for (const { number, event, command } of entries)
      put(insertEvent, log, number, JSON.stringify(event), command ?? null);
    const first = entries[0]?.number ?? 0;
    if (first === 0) startLog.run(log, entries.length);
    else if (lengthenLog.run(entries.length, log, first).changes !== 1)
      throw new DamagedError(log, `event ${first} does not follow the last one`);
  }

  #insertTable({ id, code, played }: NewTable & Pick<TableRow, 'played'>): void {
    put(this.#statements.insertTable, id, code, this.#figure('ran'), Number(played));
  }

  /** Changes a table's row. A row that is damaged or has been deleted is left alone. */
  #changeTable(id: string, change: Partial<Pick<TableRow, 'seen' | 'played'>>): void {
    const stored = rowOf<Stored<RawTable>>(this.#statements.tableById, id);
    const row = stored && soundTable(stored);
    if (!row) return;
    const { code, seen, played } = { ...row, ...change };
    this.#statements.changeTable.run(seen, Number(played), checksum(id, code, seen, Number(played)), id);
  }

  /**
   * Reads and checks all rows of a log.
   * @throws DamagedError if the log is not as it was written
   */
  #rows(log: string): EventRow[] {
    const [rows, length] = readable(log, () => {
      const head = this.#statements.lengthOfLog.get(log);
      return [this.#statements.readLog.all(log) as unknown as EventRow[], Number(head?.['length'] ?? 0)];
    });
    const fault = faultOfLog(log, rows, length);
    if (fault) throw fault;
    return rows;
  }

  /** Checks the whole log, even if only a part of it is requested. */
  async read(log: string, from = 0): Promise<Entry[]> {
    return this.#rows(log)
      .slice(from)
      .map((row) => entryOf(log, row));
  }

  async commands(log: string): Promise<string[] | undefined> {
    const rows = this.#rows(log);
    return rows.length === 0 ? undefined : rows.flatMap(({ command }) => command ?? []);
  }

  async findTable(code: string): Promise<TableRow | undefined> {
    return readable('the list of tables', () => {
      const row = this.#statements.tableByCode.get(code) as Stored<RawTable> | undefined;
      return row && (soundTable(row) ?? damaged(row.id, 'its row is damaged'));
    });
  }

  async seats(table: string): Promise<SeatRow[]> {
    return soundRows<SeatRow>(this.#statements.seatsOf, table, 'a seat is damaged');
  }

  async sightings(table: string): Promise<SightingRow[]> {
    return soundRows<SightingRow>(this.#statements.sightingsAt, table, 'what a device has seen is damaged');
  }

  async offerKey(key: KeyRow, goodForMs: number): Promise<void> {
    this.#keys.offer(key, goodForMs);
  }

  async keepRecovery({ table, digest, player }: Omit<KeyRow, 'by'>): Promise<void> {
    put(this.#statements.setRecovery, table, digest, player);
  }

  /** If a recovery key is damaged, it is not found. The player can then make another one. */
  async key(table: string, digest: string): Promise<KeyRow | undefined> {
    const stored = rowOf<Stored<KeyRow>>(this.#statements.recovery, table, digest);
    return stored ? soundRow<KeyRow>(stored) : this.#keys.find(table, digest);
  }

  /** If the row is damaged, it is not found. The host's absence is then counted from now on. */
  async hostSeen(table: string): Promise<HostRow | undefined> {
    const stored = rowOf<Stored<HostRow>>(this.#statements.hostOf, table);
    return stored && soundRow<HostRow>(stored);
  }

  async touchHosts(hosts: readonly Omit<HostRow, 'seen'>[]): Promise<void> {
    if (hosts.length === 0) return;
    const ran = this.#figure('ran');
    this.#inTransaction(() => {
      for (const { table, player } of hosts) put(this.#statements.setHost, table, player, ran);
    });
  }

  async touch(tables: readonly string[]): Promise<void> {
    const seen = this.#figure('ran');
    this.#inTransaction(() => {
      for (const table of tables) this.#changeTable(table, { seen });
    });
  }

  async deadline(table: string): Promise<DeadlineRow | undefined> {
    return this.#deadlines.of(table);
  }

  async dueTables(when: Parameters<Store['dueTables']>[0]): Promise<string[]> {
    return this.#deadlines.due(when);
  }

  async listings(query: ListingQuery): Promise<ListingRow[]> {
    return this.#listings.list(query);
  }

  async touchListings(tables: readonly string[], at: number): Promise<void> {
    this.#inTransaction(() => this.#listings.touch(tables, at));
  }

  async unvisited({ played, unplayed }: Parameters<Store['unvisited']>[0]): Promise<TableRow[]> {
    const rows = this.#statements.unvisited.all(played, unplayed) as unknown as Stored<RawTable>[];
    // Leave out damaged rows.
    return rows.flatMap((row) => soundTable(row) ?? []);
  }

  async countTables(): Promise<number> {
    return Number(this.#statements.countTables.get()?.['count']);
  }

  async lostTables(prefix: string): Promise<string[]> {
    return (this.#statements.lostTables.all(prefix) as { id: string }[]).map(({ id }) => id);
  }

  async mendTable(table: NewTable & Pick<TableRow, 'played'>): Promise<void> {
    this.#inTransaction(() => {
      this.#statements.eraseUnsoundTables.run(table.id, table.code);
      this.#insertTable(table);
    });
  }

  async forget(table: string, logs: readonly string[]): Promise<void> {
    this.#inTransaction(() => {
      for (const log of logs) {
        this.#statements.eraseEvents.run(log);
        this.#statements.eraseLog.run(log);
      }
      this.#statements.eraseSeats.run(table);
      this.#statements.eraseSightings.run(table);
      this.#statements.eraseHost.run(table);
      this.#deadlines.set(table, null);
      this.#listings.set(table, null);
      this.push.forget(table);
      this.#statements.eraseRecoveries.run(table);
      this.#statements.eraseTable.run(table);
    });
    this.#keys.forget(table);
  }

  async tick(ms: number): Promise<number> {
    const before = this.#figure('ran');
    this.#statements.setFigure.run('ran', before + ms);
    return before;
  }

  async figure(name: Figure): Promise<number> {
    return this.#figure(name);
  }

  #figure(name: Figure): number {
    return rowOf<{ value: number }>(this.#statements.figure, name)?.value ?? 0;
  }

  async setFigure(name: Figure, value: number): Promise<void> {
    this.#statements.setFigure.run(name, value);
  }

  async close(): Promise<void> {
    this.#commit(this.#waiting.splice(0));
    this.#database.close();
    this.#onClose();
  }
}
