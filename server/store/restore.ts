/** Restores a backup. A copy of the backup replaces the data file. */
import { existsSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { backUpFromOutside, NothingToCopyError } from './backup.ts';
import { makeFolder, replaceFile } from './files.ts';
import { takeLock, type Lock } from './lock.ts';

/** The result of a restore: the new path of the previous data file, and the faults in the restored file. */
export interface Restored {
  readonly aside: string | undefined;
  readonly faults: readonly string[];
}

/**
 * Replaces the data file with a copy of a backup, and keeps the previous data file under another name.
 * @param force also restore a backup that is damaged or has no tables; damaged tables stay closed
 * @throws NothingToCopyError if the backup is not a sound data file of Odyssey, Error if a server has the data file
 * open
 */
export async function restore(source: string, file: string, { force = false } = {}): Promise<Restored> {
  makeFolder(dirname(file));
  const lock = lockForRestore(file);
  try {
    const next = `${file}.restored`;
    rmSync(next, { force: true });
    const { faults, isEmpty } = await backUpFromOutside(source, next);
    if ((faults.length > 0 || isEmpty) && !force) {
      rmSync(next);
      const why = isEmpty ? 'there is no table in it' : `is damaged: ${faults.join('; ')}`;
      throw new NothingToCopyError(source, `${why}. To take it all the same: --force`);
    }
    const aside = replaceFile(file, next, 'replaced');
    lock.note('closed');
    return { aside, faults };
  } finally {
    lock.release();
  }
}

const SMALLEST_PAGE = 512;

function lockForRestore(file: string): Lock {
  let lock: Lock | undefined;
  try {
    lock = takeLock(file);
    refuseIfOpen(file);
    return lock;
  } catch (error) {
    lock?.release();
    if (!isLocked(error)) throw error;
    throw new Error(`${file}: a server has it open. Stop it first.`, { cause: error });
  }
}

/**
 * Throws if a server of version 1 has the file open. Such a server holds no lock file, but only SQLite's lock on the
 * data file itself.
 */
function refuseIfOpen(file: string): void {
  // Don't open a file that is shorter than a page, because SQLite would delete the write-ahead log beside it.
  if (!existsSync(file) || statSync(file).size < SMALLEST_PAGE) return;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.prepare('PRAGMA schema_version').get();
  } catch (error) {
    // Ignore all other errors, because they may be the reason for the restore.
    if (isLocked(error)) throw error;
  } finally {
    database.close();
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && error.message.includes('database is locked');
}
