/** Opening the store: what is there is locked, checked, mended as far as can be, and brought to this version. */
import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino, type Logger } from 'pino';
import { asideOf, keepPrivate, makeFolder, makePrivateFile, replaceFile } from './files.ts';
import { faultsOfStructure } from './integrity.ts';
import { takeLock } from './lock.ts';
import { migrate, SCHEMA_VERSION, versionOf } from './migrations.ts';
import { salvage } from './salvage.ts';
import { SqliteStore } from './sqlite-store.ts';
import type { Store } from './store-interface.ts';
import { lostFrames } from './wal.ts';

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
      if (existsSync(file)) mend(file, log);
      else if (lock.hadStore || existsSync(`${file}-wal`)) throw new Error('is missing, though it was here');
      else makePrivateFile(file);
      keepPrivate(file);
      const database = openDatabase(file);
      lock.remember();
      return new SqliteStore(database, () => lock.release());
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    // FULL: a commit is on the disk when it returns, whatever happens to the process or the machine.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    // What is deleted is overwritten, not only set free.
    database.exec('PRAGMA secure_delete = ON');
    const version = versionOf(database);
    if (version > 0 && version < SCHEMA_VERSION) keepVersion(database, file, version);
    migrate(database);
    if (schemaOf(database) !== ownSchema()) throw new Error('database disk image is malformed');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function schemaOf(database: DatabaseSync): string {
  return JSON.stringify(database.prepare('SELECT name, sql FROM sqlite_schema ORDER BY name').all());
}

/** A damaged schema can be a sound one of something else. */
function ownSchema(): string {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  const schema = schemaOf(database);
  database.close();
  return schema;
}

/** Before a file is brought to another version, it is kept as it was. */
function keepVersion(database: DatabaseSync, file: string, version: number): void {
  const copy = asideOf(file, `version-${version}`);
  makePrivateFile(copy);
  database.prepare('VACUUM INTO ?').run(copy);
}

/** Looks for damage, and sets aside what is damaged. What is in the file is written to only if it is sound. */
function mend(file: string, log: Logger): void {
  const lost = lostFrames(file);
  if (lost > 0) {
    const aside = asideOf(file, 'damaged');
    for (const suffix of ['', '-wal']) {
      if (existsSync(file + suffix)) copyFileSync(file + suffix, aside + suffix);
    }
    keepPrivate(aside);
    log.error({ lost, aside }, 'the newest changes are lost: the end of the -wal file is damaged');
  }
  // For reading only: else closing it would write the changes that wait beside it into a damaged file.
  const database = new DatabaseSync(file, { readOnly: true });
  const next = `${file}.salvaged`;
  let faults: string[];
  try {
    versionOf(database);
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
