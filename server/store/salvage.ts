/** Copies everything that can still be read from a damaged data file into a new file. */
import { DatabaseSync } from 'node:sqlite';
import { faultsOfStructure } from './integrity.ts';
import { makePrivateFile } from './files.ts';
import { upgrade, versionOf } from './migrations.ts';

type Row = Record<string, string | bigint | null>;

/**
 * Copies every row that can be read, without changing it. The row's checksum is verified whenever the row is read
 * later. The tables are created by our own statements, never by statements in the damaged file.
 * @param damaged the damaged file, opened read-only
 * @param target the path of the new file, which must not exist yet
 * @throws Error if not even the list of tables can be read from the damaged file, or if its schema is not ours
 */
export function salvage(damaged: DatabaseSync, target: string): void {
  const version = versionOf(damaged);
  makePrivateFile(target);
  const sound = new DatabaseSync(target);
  try {
    upgrade(sound, 0, version);
    sound.exec('BEGIN');
    const tables = sound
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name DESC")
      .all() as { name: string }[];
    // Copy the tables in descending order of their names, so that `logs` comes before `events`. Damaged parts of
    // `events` are looked up log by log, which requires the names in `logs`.
    const unread = new Set(tables.map(({ name }) => name).filter((name) => !copyTable(damaged, sound, name)));
    // If all events were read, the lost lengths of logs can be computed from the events.
    if (unread.has('logs') && !unread.has('events'))
      sound.exec('INSERT OR IGNORE INTO logs SELECT log, max(number) + 1 FROM events GROUP BY log');
    sound.exec('COMMIT');
    const faults = faultsOfStructure(sound);
    if (faults.length > 0) throw new Error('database disk image is malformed');
  } finally {
    sound.close();
  }
}

/** Copies a table of the database. Returns whether the whole table could be read. */
function copyTable(damaged: DatabaseSync, sound: DatabaseSync, name: string): boolean {
  const columns = sound.prepare(`PRAGMA table_info(${name})`).all() as { name: string; pk: number }[];
  const names = columns.map((column) => column.name);
  const key = columns.filter(({ pk }) => pk > 0).map((column) => column.name);
  const insert = sound.prepare(`INSERT OR IGNORE INTO ${name} VALUES (${names.map(() => '?').join(', ')})`);
  const copy = (where: string, ...values: readonly string[]): boolean =>
    // Read from the beginning up to the damage, and then from the end.
    ['ASC', 'DESC'].some((direction) => {
      const order = key.map((column) => `${column} ${direction}`).join(', ');
      const select = damaged.prepare(`SELECT ${names.join(', ')} FROM ${name} ${where} ORDER BY ${order}`);
      // Use BigInts, because a damaged number may be too large for a JavaScript number.
      select.setReadBigInts(true);
      return takeAll(select.iterate(...values) as Iterable<Row>, (row) =>
        insert.run(...names.map((column) => row[column] ?? null)),
      );
    });
  if (copy('')) return true;
  // Rows between two damaged pages can only be found by looking up the log that they belong to.
  if (name === 'events') for (const log of namesOfLogs(sound)) copy('WHERE log = ?', log);
  return false;
}

/**
 * Passes every row that can be read to `take`, and returns whether all rows could be read. A row that doesn't fit its
 * table is skipped.
 */
function takeAll(rows: Iterable<Row>, take: (row: Row) => void): boolean {
  try {
    for (const row of rows) {
      try {
        take(row);
      } catch {
        continue;
      }
    }
    return true;
  } catch {
    return false;
  }
}

/** The names of all logs; empty for a file of version 1, which has no list of them. */
function namesOfLogs(database: DatabaseSync): string[] {
  if (!database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'logs'").get()) return [];
  return (database.prepare('SELECT log FROM logs').all() as { log: string }[]).map(({ log }) => log);
}
