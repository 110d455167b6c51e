/**
 * Checks a data file for damage. Checking only its structure takes seconds. Checking all its content can take a minute.
 */
import type { DatabaseSync } from 'node:sqlite';
import { isMalformed } from './damage.ts';
import { SCHEMA_VERSION, versionOf } from './migrations.ts';
import { faultOfLog, SELECT_ROWS, soundRow, type EventRow, type Stored } from './rows.ts';

/** The maximum number of faults that are listed. */
const MOST_NAMED = 20;

const UNREADABLE = 'its pages can not be read';

/**
 * Finds the faults in the structure of a file with SQLite's own check. This runs at every start, because writing to a
 * damaged file does more damage. It takes 1 to 4 s on a file of 600 MB with 15,000 games. This check doesn't detect
 * changes within a row: the checksums do.
 * @param database a file whose schema has been checked with versionOf, because SQLite's check evaluates expressions of
 * the schema
 */
export function faultsOfStructure(database: DatabaseSync): string[] {
  return readable(() => {
    const rows = database.prepare(`PRAGMA integrity_check(${MOST_NAMED})`).all();
    return rows.map((row) => String(row['integrity_check'])).filter((fault) => fault !== 'ok');
  });
}

/**
 * Finds all faults of a file, down to single events. This takes 20 s on a file of 600 MB, so it is used only for
 * backups, outside the server's main thread.
 * @throws Error if the file was not made by Odyssey, or was made by a newer version
 */
export function faultsOf(database: DatabaseSync): string[] {
  return readable(() => {
    const version = versionOf(database);
    const faults = faultsOfStructure(database);
    if (faults.length > 0 || version < SCHEMA_VERSION) return faults;
    return [...faultsOfLogs(database), ...faultsOfRows(database)].slice(0, MOST_NAMED);
  });
}

function readable(look: () => string[]): string[] {
  try {
    return look();
  } catch (error) {
    if (isMalformed(error)) return [UNREADABLE];
    throw error;
  }
}

function faultsOfLogs(database: DatabaseSync): string[] {
  const faults: string[] = [];
  const logs = `
    SELECT log, length FROM logs
    UNION ALL SELECT DISTINCT log, 0 FROM events WHERE log NOT IN (SELECT log FROM logs)`;
  const events = 'SELECT number, event, command, checksum FROM events WHERE log = ? ORDER BY number';
  for (const { log, length } of rowsOf<{ log: string; length: number }>(database, logs)) {
    const fault = faultOfLog(log, rowsOf<EventRow>(database, events, log), length);
    if (fault) faults.push(fault.message);
    if (faults.length === MOST_NAMED) break;
  }
  return faults;
}

/** For each table of the database, what is wrong with a row whose checksum is wrong. */
const ROW_FAULTS: Readonly<Record<keyof typeof SELECT_ROWS, string>> = {
  tables: 'its row is damaged',
  seats: 'a seat is damaged',
  recoveries: 'a recovery key is damaged',
  sightings: 'what a device has seen is damaged',
  deadlines: 'its deadline is damaged',
  listings: 'its entry in the list of open tables is damaged',
  hosts: 'when its host was there is damaged',
  push_subscriptions: 'a subscription to notices is damaged',
  push_notices: 'what was sent to a device is damaged',
  push_checks: 'when to look at its notices is damaged',
  push_keys: 'the key for push services is damaged',
};

function faultsOfRows(database: DatabaseSync): string[] {
  return Object.entries(SELECT_ROWS).flatMap(([name, select]) => {
    const faults: string[] = [];
    for (const row of rowsOf<Stored<object>>(database, select)) {
      const [table] = Object.values(row);
      const fault = ROW_FAULTS[name as keyof typeof SELECT_ROWS];
      if (!soundRow(row)) faults.push(name === 'push_keys' ? fault : `table ${String(table)}: ${fault}`);
      if (faults.length === MOST_NAMED) break;
    }
    return faults;
  });
}

/**
 * Reads rows one at a time, because all rows of a file may not fit into memory. If a damaged number is too large for a
 * JavaScript number, it loses precision, so its row doesn't match the checksum.
 */
function* rowsOf<Row>(database: DatabaseSync, sql: string, ...values: readonly string[]): Generator<Row> {
  const statement = database.prepare(sql);
  statement.setReadBigInts(true);
  for (const row of statement.iterate(...values)) {
    const entries = Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? Number(value) : value,
    ]);
    yield Object.fromEntries(entries) as Row;
  }
}
