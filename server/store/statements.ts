/**
 * Every statement of the SQLite store, and functions that run one. Statements are prepared once, because preparing one
 * takes longer than running it.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { checksum, type Part } from './checksum.ts';
import { DamagedError, isMalformed } from './damage.ts';
import { PUSH_STATEMENTS } from './push-statements.ts';
import { SELECT_ROWS, soundRow, type Stored } from './rows.ts';

const STATEMENTS = {
  insertEvent: 'INSERT INTO events VALUES (?, ?, ?, ?, ?)',
  startLog: 'INSERT INTO logs VALUES (?, ?)',
  lengthenLog: 'UPDATE logs SET length = length + ? WHERE log = ? AND length = ?',
  readLog: 'SELECT number, event, command, checksum FROM events WHERE log = ? ORDER BY number',
  lengthOfLog: 'SELECT length FROM logs WHERE log = ?',
  eraseEvents: 'DELETE FROM events WHERE log = ?',
  eraseLog: 'DELETE FROM logs WHERE log = ?',
  insertTable: 'INSERT INTO tables VALUES (?, ?, ?, ?, ?)',
  changeTable: 'UPDATE tables SET seen = ?, played = ?, checksum = ? WHERE id = ?',
  tableByCode: `${SELECT_ROWS.tables} WHERE code = ?`,
  tableById: `${SELECT_ROWS.tables} WHERE id = ?`,
  eraseTable: 'DELETE FROM tables WHERE id = ?',
  eraseUnsoundTables: `
    DELETE FROM tables WHERE (id = ? OR code = ?) AND tables.checksum <> checksum(id, code, seen, played)`,
  countTables: 'SELECT count(*) AS count FROM tables',
  // The second condition leaves out rows with damaged numbers that are too large for a JavaScript number.
  unvisited: `
    ${SELECT_ROWS.tables} WHERE seen <= iif(played, ?, ?)
    AND max(abs(seen / 2), abs(played / 2), abs(checksum / 2)) < 4503599627370496
    AND id NOT IN (SELECT table_id FROM deadlines)`,
  lostTables: `
    SELECT substr(log, length(?1) + 1) AS id FROM logs
    WHERE substr(log, 1, length(?1)) = ?1 AND NOT EXISTS (
      SELECT 1 FROM tables
      WHERE id = substr(log, length(?1) + 1) AND tables.checksum = checksum(id, code, seen, played)
    )`,
  insertSeat: 'INSERT INTO seats VALUES (?, ?, ?, ?)',
  seatsOf: `${SELECT_ROWS.seats} WHERE table_id = ?`,
  eraseSeat: 'DELETE FROM seats WHERE table_id = ? AND digest = ?',
  eraseSeats: 'DELETE FROM seats WHERE table_id = ?',
  insertSighting: 'INSERT OR IGNORE INTO sightings VALUES (?, ?, ?, ?, ?)',
  sightingsAt: `${SELECT_ROWS.sightings} WHERE table_id = ?`,
  eraseSightings: 'DELETE FROM sightings WHERE table_id = ?',
  setHost: 'INSERT OR REPLACE INTO hosts VALUES (?, ?, ?, ?)',
  hostOf: `${SELECT_ROWS.hosts} WHERE table_id = ?`,
  eraseHost: 'DELETE FROM hosts WHERE table_id = ?',
  setDeadline: 'INSERT OR REPLACE INTO deadlines VALUES (?, ?, ?, ?, ?)',
  deadlineOf: `${SELECT_ROWS.deadlines} WHERE table_id = ?`,
  eraseDeadline: 'DELETE FROM deadlines WHERE table_id = ?',
  dueTables: `
    SELECT code FROM deadlines JOIN tables ON id = table_id
    WHERE ends_at <= ? OR ends_at - of_ms > ? ORDER BY ends_at`,
  setListing: 'INSERT OR REPLACE INTO listings VALUES (?, ?, ?, ?, ?, ?, ?)',
  listingOf: `${SELECT_ROWS.listings} WHERE table_id = ?`,
  eraseListing: 'DELETE FROM listings WHERE table_id = ?',
  listings: `
    ${SELECT_ROWS.listings} WHERE seen > max(0, min(?1, ?2)) AND seen < ?3 AND seen > iif(over_days, ?2, ?1)
    AND (?4 OR NOT home) ORDER BY opened DESC, table_id LIMIT ?5`,
  setRecovery: 'INSERT OR REPLACE INTO recoveries (table_id, digest, player, checksum) VALUES (?, ?, ?, ?)',
  recovery: `${SELECT_ROWS.recoveries} WHERE table_id = ? AND digest = ?`,
  spendRecovery: 'DELETE FROM recoveries WHERE table_id = ? AND digest = ?',
  eraseRecoveries: 'DELETE FROM recoveries WHERE table_id = ?',
  ...PUSH_STATEMENTS,
  figure: 'SELECT value FROM figures WHERE name = ?',
  setFigure: 'INSERT OR REPLACE INTO figures VALUES (?, ?)',
} as const;

export type Statements = Readonly<Record<keyof typeof STATEMENTS, StatementSync>>;

export function prepareStatements(database: DatabaseSync): Statements {
  const prepared = Object.entries(STATEMENTS).map(([name, sql]) => [name, database.prepare(sql)]);
  return Object.fromEntries(prepared) as Statements;
}

/** Runs a statement that writes a row. Its last parameter is the row's checksum. */
export function put(statement: StatementSync, ...row: readonly Exclude<Part, bigint>[]): void {
  statement.run(...row, checksum(...row));
}

/** Throws a DamagedError about a row of a table. */
export function damaged(table: string, what: string): never {
  throw new DamagedError(`table ${table}`, what);
}

/**
 * The rows of a table that a statement finds.
 * @throws DamagedError if any of them is not as it was written
 */
export function soundRows<Row extends object>(statement: StatementSync, table: string, fault: string): Row[] {
  return readable(`table ${table}`, () =>
    (statement.all(table) as unknown as Stored<Row>[]).map(
      (row) => soundRow<Row>(row) ?? damaged(table, fault),
    ),
  );
}

/**
 * Runs a function that reads from the database.
 * @throws DamagedError if SQLite finds that the data is malformed
 */
export function readable<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw isMalformed(error) ? new DamagedError(place, 'it can not be read') : error;
  }
}

/** The row that a statement finds; undefined if there is no row, or if the row is too damaged to be read. */
export function rowOf<Row>(statement: StatementSync, ...values: readonly string[]): Row | undefined {
  try {
    return statement.get(...values) as Row | undefined;
  } catch (error) {
    if (isMalformed(error)) return undefined;
    throw error;
  }
}
