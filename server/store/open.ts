/** Opens the SQLite store: locks the data file, checks it, salvages a damaged one, and migrates it. */
import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { pino, type Logger } from 'pino';
import { connect } from './connect.ts';
import { hasCopies } from './daily-copies.ts';
import { asideOf, keepPrivate, makeFolder, makePrivateFile, replaceFile, sizeOf } from './files.ts';
import { giveNumber, numberIn, refuseForeignLog } from './identity.ts';
import { faultsOfStructure } from './integrity.ts';
import { takeLock, type Lock } from './lock.ts';
import { lossOf } from './loss.ts';
import { migrate, SCHEMA_VERSION, versionOf } from './migrations.ts';
import { salvage } from './salvage.ts';
import { SqliteStore } from './sqlite-store.ts';
import type { Store } from './store-interface.ts';
import { sizeOfLog } from './wal.ts';

/** How long a write waits for a reader that is just opening the file, in ms. */
const BUSY_MS = 5_000;

/**
 * Opens the store, and creates the file and its folder if they are new. ':memory:' stores nothing on disk.
 * @param log receives a line for each damage that is found
 * @throws Error that names the file, if it is missing, can't be opened or is not a store
 */
export function openSqlite(file: string, log: Logger = pino({ level: 'silent' })): Store {
  if (file === ':memory:') return new SqliteStore(openDatabase(file), () => undefined);
  try {
    makeFolder(dirname(file));
    const lock = takeLock(file);
    try {
      if (existsSync(file) && !statSync(file).isFile()) throw new Error('unable to open database file');
      if (isNew(file, lock)) makePrivateFile(file);
      else if (sizeOf(file) > 0) examine(file, lock, log);
      keepPrivate(file);
      const database = openDatabase(file);
      lock.note('open');
      return new SqliteStore(database, () => leave(file, lock));
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/**
 * Whether the file has yet to be created. An empty file, from a first start that was interrupted, only has to be
 * filled.
 * @throws Error if there was a store
 */
function isNew(file: string, lock: Lock): boolean {
  const isMissing = !existsSync(file);
  if (!isMissing && sizeOf(file) > 0) return false;
  // SQLite would delete the log beside an empty file, which may hold all the data.
  const wasHere = lock.hadStore || (isMissing ? existsSync(`${file}-wal`) : sizeOfLog(file) > 0);
  if (wasHere || (!isMissing && hasCopies(file)))
    throw new Error(isMissing ? 'is missing, though it was here' : EMPTIED);
  return isMissing;
}

const EMPTIED = 'is empty, though it was here';

/** Releases the lock, and records how the file was left. */
function leave(file: string, lock: Lock): void {
  try {
    // While another program has the file open, its log stays.
    lock.note(sizeOfLog(file) === 0 ? 'closed' : 'unknown');
  } finally {
    lock.release();
  }
}

function openDatabase(file: string): DatabaseSync {
  const database = connect(file, { timeout: BUSY_MS });
  try {
    const version = versionOf(database);
    giveNumber(database);
    // FULL: a commit is on disk when it returns, even if the machine loses power.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    // Overwrites deleted data.
    database.exec('PRAGMA secure_delete = ON');
    if (version > 0 && version < SCHEMA_VERSION) keepVersion(database, file, version);
    migrate(database);
    // Writes to the log, so that an empty log always means a loss.
    database.exec(`PRAGMA user_version = ${versionOf(database)}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Keeps a copy of a file before it is migrated. */
function keepVersion(database: DatabaseSync, file: string, version: number): void {
  const copy = asideOf(file, `version-${version}`);
  makePrivateFile(copy);
  database.prepare('VACUUM INTO ?').run(copy);
}

/**
 * Checks a file before anything is written to it. A damaged file is set aside and replaced by what could be salvaged.
 */
function examine(file: string, lock: Lock, log: Logger): void {
  const loss = lossOf(file, lock.left);
  const number = numberIn(file);
  // Read-only, because closing it would otherwise write the changes in the log into a damaged file.
  const database = connect(file, { readOnly: true });
  const next = `${file}.salvaged`;
  let faults: string[];
  try {
    refuseForeignLog(number, database);
    const version = versionOf(database);
    if (version === 0 && (lock.hadStore || loss)) throw new Error(EMPTIED);
    if (loss) log.error({ lost: loss.frames, aside: copyAside(file) }, loss.what);
    faults = faultsOfStructure(database);
    if (faults.length > 0) {
      rmSync(next, { force: true });
      salvage(database, next);
    }
  } finally {
    database.close();
  }
  if (faults.length === 0) return;
  const aside = replaceFile(file, next, 'damaged');
  log.error({ faults, aside }, 'the data file was damaged: what could be read of it is in a new one');
}

/** Copies the file and its log as they were found. Returns the name of the copy. */
function copyAside(file: string): string {
  const aside = asideOf(file, 'damaged');
  copyFileSync(file, aside);
  if (sizeOfLog(file) > 0) copyFileSync(`${file}-wal`, `${aside}-wal`);
  keepPrivate(aside);
  return aside;
}
