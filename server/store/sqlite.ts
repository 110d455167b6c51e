/** The store in one SQLite file, by the driver that comes with Node. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Change, Entry, SeatRow, Store, TableRow } from './store.ts';

const SCHEMA_VERSION = 1;

const SCHEMA = `
  CREATE TABLE events (
    log TEXT NOT NULL,
    number INTEGER NOT NULL,
    event TEXT NOT NULL,
    command TEXT,
    PRIMARY KEY (log, number)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    seen INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE seats (
    table_id TEXT NOT NULL,
    digest TEXT NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (table_id, digest)
  ) WITHOUT ROWID, STRICT;
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

interface Waiting {
  readonly change: Change;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Opens the store, making the file and its folder if they are missing; ':memory:' keeps nothing.
 * @throws Error that names the file, if it can't be opened or is no store of this version
 */
export function openSqlite(file: string): Store {
  let database: DatabaseSync | undefined;
  try {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    database = new DatabaseSync(file);
    prepare(database);
    return new SqliteStore(database);
  } catch (error) {
    database?.close();
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function prepare(database: DatabaseSync): void {
  // One server for one file: two would each hold tables in memory that the other changes on disk.
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  // FULL: a commit is on the disk when it returns, whatever happens to the process or the machine.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; BEGIN EXCLUSIVE; COMMIT;');
  // What is deleted is overwritten, not only set free.
  database.exec('PRAGMA secure_delete = ON');
  prepareSchema(database);
}

function prepareSchema(database: DatabaseSync): void {
  const version = database.prepare('PRAGMA user_version').get()?.['user_version'];
  if (version === SCHEMA_VERSION) return;
  if (version !== 0) throw new Error(`made by another version of Odyssey (schema ${String(version)})`);
  if (database.prepare('SELECT 1 FROM sqlite_schema').get()) throw new Error('not made by Odyssey');
  database.exec(`BEGIN; ${SCHEMA} COMMIT;`);
}

class SqliteStore implements Store {
  readonly #database: DatabaseSync;
  #waiting: Waiting[] = [];

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Group commit: what is written in one turn of the event loop shares a transaction. */
  write(change: Change): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#commit());
      this.#waiting.push({ change, resolve, reject });
    });
  }

  #commit(): void {
    const group = this.#waiting;
    // Closing has written it already.
    if (group.length === 0) return;
    this.#waiting = [];
    try {
      this.#write(group);
      for (const { resolve } of group) resolve();
    } catch (error) {
      if (group.length === 1) return group[0]?.reject(error);
      // One that can't be written must not take the others along.
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

  /** Writes changes in one transaction, or none of them. */
  #write(group: readonly Waiting[]): void {
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      for (const { change } of group) this.#insert(change);
      this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #insert({ entries, table, seat, unseat }: Change): void {
    if (table) {
      this.#database.prepare('INSERT INTO tables VALUES (?, ?, ?)').run(table.id, table.code, table.seen);
    }
    if (unseat) {
      this.#database
        .prepare('DELETE FROM seats WHERE table_id = ? AND digest = ?')
        .run(unseat.table, unseat.digest);
    }
    if (seat) {
      this.#database.prepare('INSERT INTO seats VALUES (?, ?, ?)').run(seat.table, seat.digest, seat.player);
    }
    const insert = this.#database.prepare('INSERT INTO events VALUES (?, ?, ?, ?)');
    for (const { log, number, event, command } of entries) {
      insert.run(log, number, JSON.stringify(event), command ?? null);
    }
  }

  read(log: string): Entry[] {
    const rows = this.#database
      .prepare('SELECT number, event, command FROM events WHERE log = ? ORDER BY number')
      .all(log) as { number: number; event: string; command: string | null }[];
    return rows.map(({ number, event, command }) => ({
      log,
      number,
      event: JSON.parse(event) as unknown,
      ...(command === null ? {} : { command }),
    }));
  }

  commands(log: string): string[] {
    const rows = this.#database
      .prepare('SELECT command FROM events WHERE log = ? AND command IS NOT NULL')
      .all(log) as { command: string }[];
    return rows.map(({ command }) => command);
  }

  findTable(code: string): TableRow | undefined {
    return this.#database.prepare('SELECT id, code, seen FROM tables WHERE code = ?').get(code) as
      TableRow | undefined;
  }

  seats(table: string): SeatRow[] {
    return this.#database
      .prepare('SELECT table_id AS "table", digest, player FROM seats WHERE table_id = ?')
      .all(table) as unknown as SeatRow[];
  }

  touch(table: string, now: number): void {
    this.#database.prepare('UPDATE tables SET seen = ? WHERE id = ?').run(now, table);
  }

  unvisited(since: number): TableRow[] {
    return this.#database
      .prepare('SELECT id, code, seen FROM tables WHERE seen < ?')
      .all(since) as unknown as TableRow[];
  }

  forget(table: string, logs: readonly string[]): void {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const erase = this.#database.prepare('DELETE FROM events WHERE log = ?');
      for (const log of logs) erase.run(log);
      this.#database.prepare('DELETE FROM seats WHERE table_id = ?').run(table);
      this.#database.prepare('DELETE FROM tables WHERE id = ?').run(table);
      this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  close(): Promise<void> {
    this.#commit();
    this.#database.close();
    return Promise.resolve();
  }
}
