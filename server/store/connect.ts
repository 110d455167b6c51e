/** Opens data files. A backup may come from anybody, so a file may be malicious. */
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';

/** The maximum size of a row in bytes. Our rows are far smaller, because a client's message has 16 KB at most. */
const LARGEST_ROW = 1_000_000;

/**
 * Opens a data file. The file's schema can't call unsafe functions, and rows larger than ours are not read into memory.
 */
export function connect(
  file: string,
  options: Pick<DatabaseSyncOptions, 'readOnly' | 'timeout'> = {},
): DatabaseSync {
  const database = new DatabaseSync(file, { ...options, limits: { length: LARGEST_ROW } });
  database.exec('PRAGMA trusted_schema = OFF');
  return database;
}
