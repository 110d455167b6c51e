/** The data file and what lies beside it: whose they are, how they are called, how one takes another's place. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Nobody but the server's own user may read what is secret in a game. */
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** Makes a folder, and those around it, if they are missing. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
}

/** Makes an empty file that only its owner may read; what SQLite puts beside it is as private as it is. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'wx', PRIVATE_FILE));
}

/** Makes a data file private that earlier versions left open to every user of the machine. */
export function keepPrivate(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(file + suffix)) chmodSync(file + suffix, PRIVATE_FILE);
  }
}

/** The header of a database. SQLite takes a shorter file for a new one, and deletes the log beside it. */
const HEADER = 100;

/**
 * How many bytes a data file has.
 * @throws Error if it is too short to be one, but not empty
 */
export function sizeOf(file: string): number {
  const { size } = statSync(file);
  if (size > 0 && size < HEADER) throw new Error('file is not a database: it was cut short');
  return size;
}

/** The folder of the backups of a data file. */
export function backupsFolder(file: string): string {
  return join(dirname(file), 'backups');
}

/** A time as it stands in the name of a file, "2026-08-01T12-00-00Z"; `now` in ms since 1970. */
export function stamp(now: number): string {
  return new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}

/** The time of a stamp, in ms since 1970; NaN if it is none. */
export function parseStamp(text: string): number {
  return Date.parse(text.replace(/T(\d\d)-(\d\d)-(\d\d)Z$/, 'T$1:$2:$3Z'));
}

/**
 * Puts a file in the place of a data file that nobody has open. The one before is set aside whole; wherever this
 * is broken off, the data file is missing, which the next start says, and not mixed up of two.
 * @param why a word for the name of the one that is set aside
 * @returns where it is now, or undefined if there was none
 */
export function replaceFile(file: string, by: string, why: string, now = Date.now()): string | undefined {
  const aside = asideOf(file, why, now);
  const isThere = existsSync(file);
  for (const suffix of ['', '-wal']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  }
  rmSync(`${file}-shm`, { force: true });
  renameSync(by, file);
  return isThere ? aside : undefined;
}

/** A name beside a data file that is still free. */
export function asideOf(file: string, why: string, now = Date.now()): string {
  const name = `${file}.${why}-${stamp(now)}`;
  for (let more = 1; ; more++) {
    const free = more === 1 ? name : `${name}-${more}`;
    if (!existsSync(free) && !existsSync(`${free}-wal`)) return free;
  }
}
