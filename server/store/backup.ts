/**
 * A backup of a data file, while a server plays on with it or not: SQLite's own way of copying, from a snapshot,
 * so every change that was acknowledged before the backup began is in it, and none is in it by half. It needs
 * nobody's leave: the server holds a lock of its own beside the file (see lock.ts), readers may come as they will,
 * and none of them ever makes it wait.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';
import { connect } from './connect.ts';
import { makeFolder, makePrivateFile, sizeOf } from './files.ts';
import { numberIn, refuseOther } from './identity.ts';
import { faultsOf } from './integrity.ts';
import { versionOf } from './migrations.ts';
import { leftBy } from './lock.ts';
import { lossOf, type Loss } from './loss.ts';

/** Pages that are copied between two looks at whether the process is to end. */
const PAGES_AT_ONCE = 1_000;

/** A file that is not copied: there is nothing of ours in it. Its message names the file and says why. */
export class NothingToCopyError extends Error {
  override readonly name = 'NothingToCopyError';

  constructor(file: string, why: unknown) {
    super(`${file}: ${why instanceof Error ? why.message : String(why)}`, { cause: why });
  }
}

/** What a copy turned out to be. */
export interface Copied {
  /** What is wrong with its content; none if it is sound. */
  readonly faults: readonly string[];
  /** Whether there is no table in it that anybody could play at. */
  readonly isEmpty: boolean;
}

/**
 * Makes a backup from a process that is no server: what the file is known to have lost is among the faults.
 * @throws as backUp
 */
export async function backUpFromOutside(file: string, target: string): Promise<Copied> {
  const loss = lossBefore(file);
  const number = existsSync(file) ? numberIn(file) : 0;
  const copied = await backUp(file, target);
  try {
    refuseOther(number, numberIn(target));
  } catch (error) {
    rmSync(target);
    throw new NothingToCopyError(file, error);
  }
  return loss ? { ...copied, faults: [loss.what, ...copied.faults] } : copied;
}

function lossBefore(file: string): Loss | undefined {
  try {
    return existsSync(file) ? lossOf(file, leftBy(file)) : undefined;
  } catch (error) {
    throw new NothingToCopyError(file, error);
  }
}

/**
 * Makes a backup: one file that needs nothing beside it, and is there only when it is whole.
 * @param target a file that is not there yet
 * @throws NothingToCopyError if there is no data file of ours; Error if the backup can't be written
 */
export async function backUp(file: string, target: string): Promise<Copied> {
  refuseEmpty(file);
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

/** SQLite would delete the log beside such a file, and that may be all there is. */
function refuseEmpty(file: string): void {
  try {
    if (!existsSync(file)) throw new Error('is missing');
    if (sizeOf(file) === 0) throw new Error('is empty');
  } catch (error) {
    throw new NothingToCopyError(file, error);
  }
}

async function copy(file: string, target: string): Promise<void> {
  const source = openSnapshot(file);
  try {
    await backup(source, target, { rate: PAGES_AT_ONCE });
  } finally {
    source.close();
  }
}

/** A data file of ours as it is now, whatever is written meanwhile. */
function openSnapshot(file: string): DatabaseSync {
  let source: DatabaseSync | undefined;
  try {
    source = connect(file, { readOnly: true });
    source.exec('BEGIN');
    if (versionOf(source) === 0) throw new Error('is empty');
    return source;
  } catch (error) {
    source?.close();
    throw new NothingToCopyError(file, error);
  }
}

function examine(file: string): Copied {
  const database = connect(file);
  try {
    // Else whoever reads it would need to write beside it.
    database.exec('PRAGMA journal_mode = DELETE');
    const faults = faultsOf(database);
    return { faults, isEmpty: faults.length === 0 && !hasTables(database) };
  } finally {
    database.close();
  }
}

/** Also a table that the list of tables has lost is one: its log brings it back. */
function hasTables(database: DatabaseSync): boolean {
  return database.prepare('SELECT 1 FROM tables UNION ALL SELECT 1 FROM events LIMIT 1').get() !== undefined;
}
