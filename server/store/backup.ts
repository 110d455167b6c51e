/**
 * A backup of a data file, while a server plays on with it or not: SQLite's own way of copying, from a snapshot,
 * so every change that was acknowledged before the backup began is in it, and none is in it by half. It needs
 * nobody's leave: the server holds a lock of its own beside the file (see lock.ts), readers may come as they will,
 * and none of them ever makes it wait.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { makeFolder, makePrivateFile } from './files.ts';
import { faultsOf } from './integrity.ts';
import { versionOf } from './migrations.ts';

/** Pages that are copied between two looks at whether the process is to end. */
const PAGES_AT_ONCE = 1_000;

/**
 * Makes a backup: one file that needs nothing beside it, and is there only when it is whole.
 * @param target a file that is not there yet
 * @returns what is wrong with its content; none if it is sound
 * @throws Error if there is no data file of ours, or the backup can't be written
 */
export async function backUp(file: string, target: string): Promise<string[]> {
  if (!existsSync(file)) throw new Error(`${file}: is missing`);
  if (existsSync(target)) throw new Error(`${target}: is there already`);
  makeFolder(dirname(target));
  const partial = `${target}.partial`;
  rmSync(partial, { force: true });
  makePrivateFile(partial);
  try {
    await copy(file, partial);
    const faults = examine(partial);
    renameSync(partial, target);
    return faults;
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

async function copy(file: string, target: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    versionOf(source);
    // From here on it sees the file as it is now, whatever is written meanwhile.
    source.exec('BEGIN');
    source.prepare('SELECT count(*) FROM sqlite_schema').get();
    await backup(source, target, { rate: PAGES_AT_ONCE });
  } finally {
    source.close();
  }
}

function examine(file: string): string[] {
  const database = new DatabaseSync(file);
  try {
    // Else whoever reads it would need to write beside it.
    database.exec('PRAGMA journal_mode = DELETE');
    return faultsOf(database);
  } finally {
    database.close();
  }
}
