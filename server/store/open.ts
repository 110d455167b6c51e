/** Opens the SQLite store. Locks the data file, checks it for damage, salvages it if it is damaged, and migrates it. */
import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { pino, type Logger } from 'pino';
import { connect } from './connect.ts';
import { hasCopies } from './daily-copies.ts';
import { asideOf, keepPrivate, makeFolder, makePrivateFile, replaceFile, sizeOf } from './files.ts';
import { giveNumber, numberIn, numberOf, refuseForeignLog } from './identity.ts';
import { faultsOfStructure } from './integrity.ts';
import { takeLock, type Lock } from './lock.ts';
import { lossOf } from './loss.ts';
import { migrate, SCHEMA_VERSION, versionOf } from './migrations.ts';
import { salvage } from './salvage.ts';
import { SqliteStore } from './sqlite-store.ts';
import type { Store } from './store-interface.ts';
import { sizeOfLog } from './wal.ts';

/** How long a write waits while another program is opening the file for reading, in ms. */
const BUSY_MS = 5_000;

/**
 * Opens the store. At the first start, creates the file and its folder. With ':memory:' as the file, nothing is stored
 * on disk.
 * @param log receives a line about any damage that is found
 * @throws Error that names the file, if the file has gone missing, can't be opened or is not a store
 */
export function openSqlite(file: string, log: Logger = pino({ level: 'silent' })): Store {
  if (file === ':memory:') return new SqliteStore(openDatabase(file), () => undefined);
  let lock: Lock | undefined;
  try {
    makeFolder(dirname(file));
    const held = (lock = takeLock(file));
    if (existsSync(file) && !statSync(file).isFile()) throw new Error('unable to open database file');
    if (isNew(file, lock)) makePrivateFile(file);
    else if (sizeOf(file) > 0) examine(file, lock, log);
    keepPrivate(file);
    const database = openDatabase(file);
    lock.note('open');
    return new SqliteStore(database, () => leave(file, held));
  } catch (error) {
    lock?.release();
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/**
 * Whether the file must be created. An empty file, left by an interrupted first start, exists and only has to be
 * filled.
 * @throws Error if the file is missing or empty although there was a store
 */
function isNew(file: string, lock: Lock): boolean {
  const isMissing = !existsSync(file);
  if (!isMissing && sizeOf(file) > 0) return false;
  // Check for a write-ahead log too. SQLite would delete a log beside an empty file, and the log may contain all the
  // data.
  const wasHere = lock.hadStore || (isMissing ? existsSync(`${file}-wal`) : sizeOfLog(file) > 0);
  if (wasHere || (!isMissing && hasCopies(file)))
    throw new Error(isMissing ? 'is missing, though it was here' : EMPTIED);
  return isMissing;
}

const EMPTIED = 'is empty, though it was here';

/** Records how the file was left, and releases the lock. */
function leave(file: string, lock: Lock): void {
  try {
    // The write-ahead log still exists if another program also has the file open.
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
    // With FULL, a commit is on disk when the statement returns, so it survives a power failure.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    // Overwrite deleted data in the file.
    database.exec('PRAGMA secure_delete = ON');
    if (version > 0 && version < SCHEMA_VERSION) keepVersion(database, file, version);
    migrate(database);
    // Write something to the write-ahead log, so that an empty log always means that changes were lost.
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
  // Open the file read-only. Otherwise SQLite would write the changes in the write-ahead log into a damaged file when
  // it closes the file.
  const database = connect(file, { readOnly: true });
  const next = `${file}.salvaged`;
  let faults: string[];
  try {
    refuseForeignLog(number, numberOf(database));
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

/** Copies the file and its write-ahead log in the state in which they were found. Returns the path of the copy. */
function copyAside(file: string): string {
  const aside = asideOf(file, 'damaged');
  copyFileSync(file, aside);
  if (sizeOfLog(file) > 0) copyFileSync(`${file}-wal`, `${aside}-wal`);
  keepPrivate(aside);
  return aside;
}
