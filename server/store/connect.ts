/** Connections to data files, which may come from anywhere: a backup may have been made to do harm. */
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';

/** No row of ours is as large: a message of a client has 16 KB at most. */
const LARGEST_ROW = 1_000_000;

/**
 * Opens a data file. Its schema may call no function that could do harm, and a row that is larger than any of ours is
 * not read into memory.
 */
export function connect(
  file: string,
  options: Pick<DatabaseSyncOptions, 'readOnly' | 'timeout'> = {},
): DatabaseSync {
  const database = new DatabaseSync(file, { ...options, limits: { length: LARGEST_ROW } });
  database.exec('PRAGMA trusted_schema = OFF');
  return database;
}
