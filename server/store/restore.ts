/** A backup takes the place of the data file. */
import { existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { backUp } from './backup.ts';
import { makeFolder, replaceFile } from './files.ts';
import { takeLock, type Lock } from './lock.ts';

/** What came of it: where the file before is now, and what is wrong with the one that was restored. */
export interface Restored {
  readonly aside: string | undefined;
  readonly faults: readonly string[];
}

/**
 * Puts a copy of a backup in the place of the data file, and sets that aside.
 * @param force also if there is damage in it: the tables that it concerns stay closed
 * @throws Error if a server has the data file open, or the backup is no sound data file of ours
 */
export async function restore(source: string, file: string, { force = false } = {}): Promise<Restored> {
  makeFolder(dirname(file));
  const lock = lockForRestore(file);
  try {
    const next = `${file}.restored`;
    rmSync(next, { force: true });
    const faults = await backUp(source, next);
    if (faults.length > 0 && !force) {
      rmSync(next);
      throw new Error(`${source}: is damaged: ${faults.join('; ')}`);
    }
    const aside = replaceFile(file, next, 'replaced');
    lock.remember();
    return { aside, faults };
  } finally {
    lock.release();
  }
}

function lockForRestore(file: string): Lock {
  try {
    const lock = takeLock(file);
    try {
      refuseIfOpen(file);
      return lock;
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    if (!isLocked(error)) throw error;
    throw new Error(`${file}: a server has it open. Stop it first.`, { cause: error });
  }
}

/** A server of version 1 holds no lock but that of the file itself. */
function refuseIfOpen(file: string): void {
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.prepare('PRAGMA schema_version').get();
  } catch (error) {
    // Whatever else is wrong with it is why it is to be replaced.
    if (isLocked(error)) throw error;
  } finally {
    database.close();
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && error.message.includes('database is locked');
}
