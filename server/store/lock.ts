/**
 * One server for one data file: two would each hold tables in memory that the other changes on disk.
 *
 * The lock is SQLite's own on a tiny database beside the data file, "<file>-lock". The system gives it back when
 * the process ends, however it ends, so none can be left behind. The data file itself is not locked: any tool
 * that knows SQLite may read it while the server runs, and so make a backup.
 *
 * The lock also remembers that there was a data file once: one that has gone must not be taken for a new one.
 */
import { closeSync, existsSync, openSync, realpathSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** A lock that is held. */
export interface Lock {
  /** Whether there has been a data file. */
  readonly hadStore: boolean;
  /** Remembers that there is one. */
  remember(): void;
  release(): void;
}

/**
 * Takes the lock of a data file.
 * @throws Error "database is locked" if another server, or a restore, has it
 */
export function takeLock(file: string): Lock {
  // A link to the file must lead to the same lock.
  const path = `${existsSync(file) ? realpathSync(file) : file}-lock`;
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE; COMMIT;');
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    hadStore: database.prepare('PRAGMA user_version').get()?.['user_version'] === 1,
    remember: () => database.exec('PRAGMA user_version = 1'),
    release: () => database.close(),
  };
}
