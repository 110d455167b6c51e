/** Copies what can still be read from a damaged data file into a new one. */
import { DatabaseSync } from 'node:sqlite';
import { faultsOfStructure } from './integrity.ts';
import { makePrivateFile } from './files.ts';
import { makeTables, versionOf } from './migrations.ts';

type Row = Record<string, string | bigint | null>;

/**
 * Copies every row that can be read, unchanged; its checksum is verified whenever it is read later. The tables are
 * created by our own statements, never by those in the damaged file.
 * @param damaged opened read-only
 * @param target a file that doesn't exist yet
 * @throws Error if not even the list of its tables can be read, or if the tables are not ours
 */
export function salvage(damaged: DatabaseSync, target: string): void {
  const version = versionOf(damaged);
  makePrivateFile(target);
  const sound = new DatabaseSync(target);
  try {
    makeTables(sound, version);
    sound.exec('BEGIN');
    const tables = sound
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name DESC")
      .all() as { name: string }[];
    // In this order, `logs` comes before `events`, which are then looked up log by log.
    const unread = new Set(tables.map(({ name }) => name).filter((name) => !copyTable(damaged, sound, name)));
    // If all events were read, the lost lengths can be computed by counting the events.
    if (unread.has('logs') && !unread.has('events'))
      sound.exec('INSERT OR IGNORE INTO logs SELECT log, max(number) + 1 FROM events GROUP BY log');
    sound.exec('COMMIT');
    const faults = faultsOfStructure(sound);
    if (faults.length > 0) throw new Error('database disk image is malformed');
  } finally {
    sound.close();
  }
}

/** Copies a table. Returns whether all of it could be read. */
function copyTable(damaged: DatabaseSync, sound: DatabaseSync, name: string): boolean {
  const columns = sound.prepare(`PRAGMA table_info(${name})`).all() as { name: string; pk: number }[];
  const names = columns.map((column) => column.name);
  const key = columns.filter(({ pk }) => pk > 0).map((column) => column.name);
  const insert = sound.prepare(`INSERT OR IGNORE INTO ${name} VALUES (${names.map(() => '?').join(', ')})`);
  const copy = (where: string, ...values: readonly string[]): boolean =>
    // Read from each end until the damage.
    ['ASC', 'DESC'].some((direction) => {
      const order = key.map((column) => `${column} ${direction}`).join(', ');
      const select = damaged.prepare(`SELECT ${names.join(', ')} FROM ${name} ${where} ORDER BY ${order}`);
      // A damaged number may be too large for a JavaScript number.
      select.setReadBigInts(true);
      return takeAll(select.iterate(...values) as Iterable<Row>, (row) =>
        insert.run(...names.map((column) => row[column] ?? null)),
      );
    });
  if (copy('')) return true;
  // Rows between two damaged pages can be found only by looking up their log.
  if (name === 'events') for (const log of namesOfLogs(sound)) copy('WHERE log = ?', log);
  return false;
}

/** Takes every row that can be read, and returns whether all could. A row that doesn't fit its table is skipped. */
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

/** The names of all logs. A file of version 1 has no list of them. */
function namesOfLogs(database: DatabaseSync): string[] {
  if (!database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'logs'").get()) return [];
  return (database.prepare('SELECT log FROM logs').all() as { log: string }[]).map(({ log }) => log);
}
