/**
 * Locks a data file, so that no second server can use it. Otherwise, each server would have tables in memory that the
 * other one changes on disk.
 *
 * The lock is SQLite's own lock on a tiny database beside the data file, "<file>-lock". The operating system releases
 * the lock when the process ends for any reason. The data file itself is not locked, so any SQLite tool can read it
 * while the server runs.
 *
 * The lock file also records that there is a data file, so that a missing file is not mistaken for a first start. It
 * also records how the last server left the data file, which shows whether there should be a -wal file beside it.
 */
import { closeSync, existsSync, openSync, realpathSync, truncateSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { numberIn } from './identity.ts';

/**
 * How the last server left the data file. 'closed': the server stopped properly. 'open': the server was killed.
 * 'unknown': another program also had the file open, or nothing is recorded.
 */
export type Left = 'unknown' | 'open' | 'closed';

const LEFT: readonly Left[] = ['unknown', 'open', 'closed'];

/** A lock that this process holds. */
export interface Lock {
  /** Whether there has ever been a data file. */
  readonly hadStore: boolean;
  readonly left: Left;
  /** Records that there is a data file, and the state in which it is left if this process ends now. */
  note(left: Left): void;
  release(): void;
}

const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/**
 * Takes the lock of a data file.
 * @throws Error "database is locked" if another server or a restore has the lock
 */
export function takeLock(file: string): Lock {
  const path = pathOf(file);
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  try {
    return openLock(path, false);
  } catch (error) {
    if (!isSpoilt(error)) throw error;
    // The lock file is damaged, but no process holds the lock, because SQLite would have reported that first. A lock
    // file means that there was a store, so record that again.
    truncateSync(path);
    const lock = openLock(path, true);
    lock.note('unknown');
    return lock;
  }
}

/**
 * The path of a data file's lock. If `file` is a symbolic link, this is the lock of the file that the link leads to.
 */
function pathOf(file: string): string {
  return `${existsSync(file) ? realpathSync(file) : file}-lock`;
}

/**
 * How the last server left a data file. Reads this without taking the lock. Must never be called in a server: see
 * loss.ts.
 */
export function leftBy(file: string): Left {
  const path = pathOf(file);
  return (existsSync(path) && LEFT[numberIn(path)]) || 'unknown';
}

/**
 * Opens the lock file and takes the lock.
 * @param wasSpoilt whether the lock file was damaged, so that its records are lost
 */
function openLock(path: string, wasSpoilt: boolean): Lock {
  const database = new DatabaseSync(path);
  const read = (pragma: string) => Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE; COMMIT;');
    return {
      hadStore: wasSpoilt || read('user_version') === 1,
      left: LEFT[read('application_id')] ?? 'unknown',
      note: (left) =>
        database.exec(
          `BEGIN; PRAGMA user_version = 1; PRAGMA application_id = ${LEFT.indexOf(left)}; COMMIT;`,
        ),
      release: () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Whether an error says that the lock file is damaged. */
function isSpoilt(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  return [SQLITE_CORRUPT, SQLITE_NOTADB].includes(Number(error.errcode) & 0xff);
}
