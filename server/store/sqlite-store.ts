/** The store in one SQLite file, accessed through Node's built-in driver. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { grouped } from '../../shared/grouped.ts';
import { checksum } from './checksum.ts';
import { DamagedError, isMalformed } from './damage.ts';
import { MemoryKeys } from './memory-keys.ts';
import { afterQuietTurn } from './quiet-turn.ts';
import {
  entryOf,
  faultOfLog,
  isSoundTable,
  hostRowOf,
  recoveryRowOf,
  seatRowOf,
  sightingRowOf,
  tableRowOf,
  type EventRow,
  type RawHostRow,
  type RawRecoveryRow,
  type RawSeatRow,
  type RawSightingRow,
  type RawTableRow,
} from './rows.ts';
import { prepareStatements, type Statements } from './statements.ts';
import type {
  Change,
  Entry,
  Figure,
  HostRow,
  KeyRow,
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

export class SqliteStore implements Store {
  readonly #database: DatabaseSync;
  readonly #statements: Statements;
  readonly #onClose: () => void;
  readonly #keys = new MemoryKeys();
  #waiting: Waiting[] = [];

  /**
   * @param database an open database with this version's schema: see open.ts
   * @param onClose called when the database has been closed
   */
  constructor(database: DatabaseSync, onClose: () => void) {
    this.#database = database;
    this.#statements = prepareStatements(database);
    this.#onClose = onClose;
  }

  /**
   * Group commit: changes are collected until a turn of the event loop brings no more, and then share one transaction.
   */
  write(change: Change): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, resolve, reject });
      if (this.#waiting.length > 1) return;
      afterQuietTurn(
        () => this.#waiting.length,
        () => this.#commit(),
      );
    });
  }

  #commit(): void {
    const group = this.#waiting;
    // If the group is empty, close() has already written the changes.
    if (group.length === 0) return;
    this.#waiting = [];
    try {
      this.#write(group);
      for (const { resolve } of group) resolve();
    } catch (error) {
      if (group.length === 1) return group[0]?.reject(error);
      // A change that can't be written must not make the others fail, so write each change on its own.
      for (const one of group) {
        try {
          this.#write([one]);
          one.resolve();
        } catch (its) {
          one.reject(its);
        }
      }
    }
  }

  #write(group: readonly Waiting[]): void {
    const undos: (() => void)[] = [];
    try {
      this.#inTransaction(() => {
        for (const { change } of group) {
          if (change.spent) this.#spend(change.spent, undos);
          this.#insert(change);
        }
      });
    } catch (error) {
      for (const undo of undos) undo();
      throw error;
    }
  }

  /**
   * Uses up a recovery key or a key in memory.
   * @param undos receives a function that makes a key in memory valid again, to be called if the transaction fails
   */
  #spend(key: Pick<KeyRow, 'table' | 'digest'>, undos: (() => void)[]): void {
    if (this.#statements.spendRecovery.run(key.table, key.digest).changes === 1) return;
    undos.push(this.#keys.spend(key));
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

  #insert({ entries, table, played, seat, unseat, sightings = [] }: Change): void {
    if (table) this.#insertTable({ ...table, played: false });
    if (played !== undefined) {
      this.#changeTable(played, { played: true });
      this.#statements.eraseSightings.run(played);
    }
    for (const { table: id, digest, game, sight } of sightings) {
      const row = [id, digest, game, sight] as const;
      this.#statements.insertSighting.run(...row, checksum(...row));
    }
    if (unseat) this.#statements.eraseSeat.run(unseat.table, unseat.digest);
    if (seat) {
      const row = [seat.table, seat.digest, seat.player] as const;
      this.#statements.insertSeat.run(...row, checksum(...row));
    }
    for (const { log, number, event, command } of entries) {
      const row = [log, number, JSON.stringify(event), command ?? null] as const;
      this.#statements.insertEvent.run(...row, checksum(...row));
    }
    for (const [log, some] of grouped(entries, (entry) => entry.log)) this.#lengthen(log, some);
  }

  /**
   * Adds to the stored length of a log. Throws if the log doesn't have the expected length, which means that it is
   * damaged.
   */
  #lengthen(log: string, entries: readonly Entry[]): void {
    const first = entries[0]?.number ?? 0;
    if (first === 0) this.#statements.startLog.run(log, entries.length);
    else if (this.#statements.lengthenLog.run(entries.length, log, first).changes !== 1)
      throw new DamagedError(log, `event ${first} does not follow the last one`);
  }

  #insertTable({ id, code, played }: NewTable & Pick<TableRow, 'played'>): void {
    const row = [id, code, this.#figure('ran'), Number(played)] as const;
    this.#statements.insertTable.run(...row, checksum(...row));
  }

  /** Changes a table's row. A row that is damaged or has been deleted is left alone. */
  #changeTable(id: string, change: Partial<Pick<TableRow, 'seen' | 'played'>>): void {
    const raw = rowOf<RawTableRow>(this.#statements.tableById, id);
    if (!raw || !isSoundTable(raw)) return;
    const { code, seen, played } = { ...tableRowOf(raw), ...change };
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
      const row = this.#statements.tableByCode.get(code) as RawTableRow | undefined;
      return row && tableRowOf(row);
    });
  }

  async seats(table: string): Promise<SeatRow[]> {
    return readable(`table ${table}`, () =>
      (this.#statements.seatsOf.all(table) as unknown as RawSeatRow[]).map(seatRowOf),
    );
  }

  async sightings(table: string): Promise<SightingRow[]> {
    return readable(`table ${table}`, () =>
      (this.#statements.sightingsAt.all(table) as unknown as RawSightingRow[]).map(sightingRowOf),
    );
  }

  async offerKey(key: KeyRow, goodForMs: number): Promise<void> {
    this.#keys.offer(key, goodForMs);
  }

  async keepRecovery({ table, digest, player }: Omit<KeyRow, 'by'>): Promise<void> {
    this.#statements.setRecovery.run(table, player, digest, checksum(table, digest, player));
  }

  async key(table: string, digest: string): Promise<KeyRow | undefined> {
    const kept = rowOf<RawRecoveryRow>(this.#statements.recovery, table, digest);
    return kept ? recoveryRowOf(kept) : this.#keys.find(table, digest);
  }

  async hostSeen(table: string): Promise<HostRow | undefined> {
    const row = rowOf<RawHostRow>(this.#statements.hostOf, table);
    return row && hostRowOf(row);
  }

  async touchHosts(hosts: readonly Omit<HostRow, 'seen'>[]): Promise<void> {
    if (hosts.length === 0) return;
    const ran = this.#figure('ran');
    this.#inTransaction(() => {
      for (const { table, player } of hosts)
        this.#statements.setHost.run(table, player, ran, checksum(table, player, ran));
    });
  }

  async touch(tables: readonly string[]): Promise<void> {
    for (const table of tables) this.#changeTable(table, { seen: this.#figure('ran') });
  }

  async unvisited({
    played,
    unplayed,
  }: {
    readonly played: number;
    readonly unplayed: number;
  }): Promise<TableRow[]> {
    const rows = this.#statements.unvisited.all(played, unplayed) as unknown as RawTableRow[];
    // Leave out damaged rows.
    return rows.filter(isSoundTable).map(tableRowOf);
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
    this.#commit();
    this.#database.close();
    this.#onClose();
  }
}

/**
 * Runs a function that reads from the database.
 * @throws DamagedError if SQLite finds that the data is malformed
 */
function readable<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw isMalformed(error) ? new DamagedError(place, 'it can not be read') : error;
  }
}

/** The row that a statement finds; undefined if there is no row, or if the row is too damaged to be read. */
function rowOf<Row>(statement: StatementSync, ...values: readonly string[]): Row | undefined {
  try {
    return statement.get(...values) as Row | undefined;
  } catch (error) {
    if (isMalformed(error)) return undefined;
    throw error;
  }
}
