/**
 * Backs up a data file, even while a server is running. SQLite copies a snapshot, so the backup contains every change
 * that was acknowledged before the backup began, and no partial changes. The server never has to wait for a backup.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';
import { connect } from './connect.ts';
import { makeFolder, makePrivateFile, sizeOf } from './files.ts';
import { numberIn, refuseForeignLog } from './identity.ts';
import { faultsOf } from './integrity.ts';
import { versionOf } from './migrations.ts';
import { leftBy } from './lock.ts';
import { lossOf } from './loss.ts';

/** The number of pages that are copied in one turn of the event loop. */
const PAGES_AT_ONCE = 1_000;

/**
 * Thrown when a file isn't copied because it is not one of our data files. The message names the file and the reason.
 */
export class NothingToCopyError extends Error {
  override readonly name = 'NothingToCopyError';

  constructor(file: string, why: unknown) {
    super(`${file}: ${why instanceof Error ? why.message : String(why)}`, { cause: why });
  }
}

/** The result of checking a copy. */
export interface Copied {
  /** The faults that were found in the copy; empty if it is sound. */
  readonly faults: readonly string[];
  /** Whether the copy contains no tables. */
  readonly isEmpty: boolean;
}

/**
 * Makes a backup from a process that is not the server. If the data file has lost changes, the loss is listed among the
 * faults.
 * @throws the same errors as backUp
 */
export async function backUpFromOutside(file: string, target: string): Promise<Copied> {
  const isThere = existsSync(file);
  const loss = isThere ? examined(file, () => lossOf(file, leftBy(file))) : undefined;
  const number = isThere ? numberIn(file) : 0;
  const copied = await backUp(file, target);
  try {
    examined(file, () => refuseForeignLog(number, numberIn(target)));
  } catch (error) {
    rmSync(target);
    throw error;
  }
  return loss ? { ...copied, faults: [loss.what, ...copied.faults] } : copied;
}

/**
 * Runs a function that examines a file.
 * @throws NothingToCopyError if the function throws any error
 */
function examined<T>(file: string, examine: () => T): T {
  try {
    return examine();
  } catch (error) {
    throw new NothingToCopyError(file, error);
  }
}

/**
 * Makes a backup, which is a single file. The file appears under its name only once it is complete.
 * @param target the path of the backup, where no file may exist yet
 * @throws NothingToCopyError if the file is not one of our data files; Error if the backup can't be written
 */
export async function backUp(file: string, target: string): Promise<Copied> {
  examined(file, () => refuseEmpty(file));
  if (existsSync(target)) throw new Error(`${target}: is there already`);
  makeFolder(dirname(target));
  const partial = `${target}.partial`;
  rmSync(partial, { force: true });
  makePrivateFile(partial);
  try {
    await copy(file, partial);
    const copied = examine(partial);
    renameSync(partial, target);
    return copied;
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

/**
 * Throws if a file is missing or empty. SQLite would treat it as a new file and delete the write-ahead log beside it,
 * which may contain all the data.
 */
function refuseEmpty(file: string): void {
  if (!existsSync(file)) throw new Error('is missing');
  if (sizeOf(file) === 0) throw new Error('is empty');
}

async function copy(file: string, target: string): Promise<void> {
  const source = examined(file, () => openSnapshot(file));
  try {
    await backup(source, target, { rate: PAGES_AT_ONCE });
  } finally {
    source.close();
  }
}

/** Opens a snapshot of a data file. Later changes don't appear in the snapshot. */
function openSnapshot(file: string): DatabaseSync {
  const source = connect(file, { readOnly: true });
  try {
    source.exec('BEGIN');
    if (versionOf(source) === 0) throw new Error('is empty');
    return source;
  } catch (error) {
    source.close();
    throw error;
  }
}

function examine(file: string): Copied {
  const database = connect(file);
  try {
    // Turn off WAL mode, so that the backup can be read from a read-only folder.
    database.exec('PRAGMA journal_mode = DELETE');
    const faults = faultsOf(database);
    return { faults, isEmpty: faults.length === 0 && !hasTables(database) };
  } finally {
    database.close();
  }
}

/**
 * Whether a file contains any tables. Looks at events too, because a table whose row was lost is restored from its log.
 */
function hasTables(database: DatabaseSync): boolean {
  return database.prepare('SELECT 1 FROM tables UNION ALL SELECT 1 FROM events LIMIT 1').get() !== undefined;
}
