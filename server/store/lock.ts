/**
 * Keeps a second server away from a data file, because each would hold tables in memory that the other changes on disk.
 *
 * The lock is SQLite's own, on a tiny database beside the data file, "<file>-lock". The operating system releases it
 * however the process ends. The data file itself is not locked, so any SQLite tool can read it while the server runs.
 *
 * The lock file also records that there is a data file, so that a missing one is not mistaken for new. It records how
 * the last server left the data file too, which says whether a -wal belongs beside it.
 */
import { closeSync, existsSync, openSync, readFileSync, realpathSync, truncateSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * How the last server left the data file: 'open' if it was killed, 'unknown' if another program also had the file open.
 */
export type Left = 'unknown' | 'open' | 'closed';

const LEFT: readonly Left[] = ['unknown', 'open', 'closed'];

/** A lock that this process holds. */
export interface Lock {
  /** Whether there has ever been a data file. */
  readonly hadStore: boolean;
  readonly left: Left;
  /** Records that there is a data file, and in which state it is if this process ends now. */
  note(left: Left): void;
  release(): void;
}

/** Where the header of a database has its application_id: https://www.sqlite.org/fileformat.html. */
const APPLICATION_ID = 68;

const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/**
 * Takes the lock of a data file.
 * @throws Error "database is locked" if another server, or a restore, has it
 */
export function takeLock(file: string): Lock {
  const path = pathOf(file);
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  try {
    return openLock(path, false);
  } catch (error) {
    if (!isSpoilt(error)) throw error;
    // No process holds the lock, or SQLite would have reported that first. There was a store, so record that again.
    truncateSync(path);
    const lock = openLock(path, true);
    lock.note('unknown');
    return lock;
  }
}

/** The path of a data file's lock. A link to the file leads to the same lock. */
function pathOf(file: string): string {
  return `${existsSync(file) ? realpathSync(file) : file}-lock`;
}

/**
 * How the last server left a data file, read without taking the lock. Must never be called in a server: see loss.ts.
 */
export function leftBy(file: string): Left {
  const path = pathOf(file);
  if (!existsSync(path)) return 'unknown';
  const header = readFileSync(path);
  return (header.length > APPLICATION_ID + 4 && LEFT[header.readUInt32BE(APPLICATION_ID)]) || 'unknown';
}

/** @param wasSpoilt whether the lock file was damaged, so that what it recorded is lost */
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

/** Whether the lock file is no longer a database. */
function isSpoilt(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  return [SQLITE_CORRUPT, SQLITE_NOTADB].includes(Number(error.errcode) & 0xff);
}
