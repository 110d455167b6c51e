/** Opening the store: what is there is locked, checked, mended as far as can be, and brought to this version. */
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

/** So long a reader that is just opening the file may hold up a change, in ms. */
const BUSY_MS = 5_000;

/**
 * Opens the store, making the file and its folder if they are new; ':memory:' keeps nothing.
 * @param log is told of damage that was found
 * @throws Error that names the file, if it is missing, can't be opened or is no store
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
 * Whether there is no file yet; one that a first start left empty when it was ended counts as new.
 * @throws Error if there was one
 */
function isNew(file: string, lock: Lock): boolean {
  const isMissing = !existsSync(file);
  if (!isMissing && sizeOf(file) > 0) return false;
  // SQLite would delete the log beside an empty file, and that may be all there is.
  const wasHere = lock.hadStore || (isMissing ? existsSync(`${file}-wal`) : sizeOfLog(file) > 0);
  if (wasHere || (!isMissing && hasCopies(file)))
    throw new Error(isMissing ? 'is missing, though it was here' : EMPTIED);
  return isMissing;
}

const EMPTIED = 'is empty, though it was here';

/** The server has closed the file. */
function leave(file: string, lock: Lock): void {
  try {
    // Another program that has the file open keeps its log.
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
    // FULL: a commit is on the disk when it returns, whatever happens to the process or the machine.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    // What is deleted is overwritten, not only set free.
    database.exec('PRAGMA secure_delete = ON');
    if (version > 0 && version < SCHEMA_VERSION) keepVersion(database, file, version);
    migrate(database);
    // From here on there is something in the log: one that is empty has been emptied.
    database.exec(`PRAGMA user_version = ${versionOf(database)}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Before a file is brought to another version, it is kept as it was. */
function keepVersion(database: DatabaseSync, file: string, version: number): void {
  const copy = asideOf(file, `version-${version}`);
  makePrivateFile(copy);
  database.prepare('VACUUM INTO ?').run(copy);
}

/** Looks for damage, and sets aside what is damaged. What is in the file is written to only if it is sound. */
function examine(file: string, lock: Lock, log: Logger): void {
  const loss = lossOf(file, lock.left);
  const number = numberIn(file);
  // For reading only: else closing it would write the changes that wait beside it into a damaged file.
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

/** Keeps the file and its log as they were found; returns where. */
function copyAside(file: string): string {
  const aside = asideOf(file, 'damaged');
  for (const suffix of ['', '-wal']) {
    if (existsSync(file + suffix)) copyFileSync(file + suffix, aside + suffix);
  }
  keepPrivate(aside);
  return aside;
}
