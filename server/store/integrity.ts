/** Looks for damage: of the file's structure in a second or so, of all that is in it in a minute. */
import type { DatabaseSync } from 'node:sqlite';
import { isMalformed } from './damage.ts';
import { SCHEMA_VERSION, versionOf } from './migrations.ts';
import {
  faultOfLog,
  isSoundHost,
  isSoundSeat,
  isSoundSighting,
  isSoundTable,
  type EventRow,
  type RawHostRow,
  type RawSeatRow,
  type RawSightingRow,
  type RawTableRow,
} from './rows.ts';

/** So many faults are named at most. */
const MOST_NAMED = 20;

/**
 * What is wrong with the structure of a file, by SQLite's own check; none if it is sound. Measured on a file of
 * 600 MB with 15,000 games: 1 to 4 s. It is done at every start, for writing into a file that is not sound
 * damages more of it. What changed inside of a row it does not see: that the checksums are for.
 */
export function faultsOfStructure(database: DatabaseSync): string[] {
  try {
    const rows = database.prepare(`PRAGMA integrity_check(${MOST_NAMED})`).all();
    return rows.map((row) => String(row['integrity_check'])).filter((fault) => fault !== 'ok');
  } catch (error) {
    if (isMalformed(error)) return ['its pages can not be read'];
    throw error;
  }
}

/**
 * What is wrong with a file, down to each event; none if it is sound. On the file above: 20 s, so this is for
 * backups, and nobody may have to wait for it.
 */
export function faultsOf(database: DatabaseSync): string[] {
  const faults = faultsOfStructure(database);
  if (faults.length > 0 || versionOf(database) < SCHEMA_VERSION) return faults;
  return [...faultsOfLogs(database), ...faultsOfRows(database)].slice(0, MOST_NAMED);
}

function faultsOfLogs(database: DatabaseSync): string[] {
  const faults: string[] = [];
  const read = database.prepare(
    'SELECT number, event, command, checksum FROM events WHERE log = ? ORDER BY number',
  );
  const logs = `
    SELECT log, length FROM logs
    UNION ALL SELECT DISTINCT log, 0 FROM events WHERE log NOT IN (SELECT log FROM logs)`;
  for (const { log, length } of database.prepare(logs).iterate() as Iterable<{
    log: string;
    length: number;
  }>) {
    const fault = faultOfLog(log, read.all(log) as unknown as EventRow[], length);
    if (fault) faults.push(fault.message);
  }
  return faults;
}

function faultsOfRows(database: DatabaseSync): string[] {
  const tables = database.prepare('SELECT * FROM tables').all() as unknown as RawTableRow[];
  const seats = database.prepare('SELECT * FROM seats').all() as unknown as RawSeatRow[];
  const sightings = database.prepare('SELECT * FROM sightings').all() as unknown as RawSightingRow[];
  const recoveries = database.prepare('SELECT * FROM recoveries').all() as unknown as RawSeatRow[];
  const hosts = database.prepare('SELECT * FROM hosts').all() as unknown as RawHostRow[];
  return [
    ...tables.filter((row) => !isSoundTable(row)).map(({ id }) => `table ${id}: its row is damaged`),
    ...seats.filter((row) => !isSoundSeat(row)).map(({ table_id }) => `table ${table_id}: a seat is damaged`),
    ...recoveries
      .filter((row) => !isSoundSeat(row))
      .map(({ table_id }) => `table ${table_id}: a recovery key is damaged`),
    ...sightings
      .filter((row) => !isSoundSighting(row))
      .map(({ table_id }) => `table ${table_id}: what a device has seen is damaged`),
    ...hosts
      .filter((row) => !isSoundHost(row))
      .map(({ table_id }) => `table ${table_id}: when its host was there is damaged`),
  ];
}
