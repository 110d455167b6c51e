/**
 * Functions for the data file and the files beside it. They set permissions, choose names, and replace one file with
 * another.
 */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The permissions of files: only the server's own user may read them, because they contain the secrets of games. */
const PRIVATE_FILE = 0o600;
/** The permissions of folders: only the server's own user may open them. */
const PRIVATE_FOLDER = 0o700;

/** Creates a folder and its parents, if they are missing. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
}

/** Creates an empty file that only its owner may read. SQLite gives the files beside it the same permissions. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'wx', PRIVATE_FILE));
}

/** Makes a data file private. Earlier versions created data files that every user of the machine could read. */
export function keepPrivate(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(file + suffix)) chmodSync(file + suffix, PRIVATE_FILE);
  }
}

/**
 * The size of a database's header in bytes. SQLite treats a shorter file as new, and deletes the write-ahead log beside
 * it.
 */
const HEADER = 100;

/**
 * The size of a data file in bytes.
 * @throws Error if the file is too short to be a data file, but not empty
 */
export function sizeOf(file: string): number {
  const { size } = statSync(file);
  if (size > 0 && size < HEADER) throw new Error('file is not a database: it was cut short');
  return size;
}

/** The folder that contains the backups of a data file. */
export function backupsFolder(file: string): string {
  return join(dirname(file), 'backups');
}

/** A time formatted for a file name, such as "2026-08-01T12-00-00Z"; `now` is in ms since 1970. */
export function stamp(now: number): string {
  return new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}

/** The time of a stamp, in ms since 1970; NaN if the text is not a stamp. */
export function parseStamp(text: string): number {
  return Date.parse(text.replace(/T(\d\d)-(\d\d)-(\d\d)Z$/, 'T$1:$2:$3Z'));
}

/**
 * Replaces a data file that nobody has open. The old file is kept under another name, together with its write-ahead
 * log. If the replacement is interrupted, the data file is missing, which the next start reports. The data file is
 * never a mixture of both files.
 * @param by the path of the new file
 * @param why a word that becomes part of the old file's new name
 * @returns the new path of the old file, or undefined if there was none
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

/**
 * An unused path beside a data file, for keeping an old version of it.
 * @param why a word that becomes part of the name
 */
export function asideOf(file: string, why: string, now = Date.now()): string {
  const name = `${file}.${why}-${stamp(now)}`;
  for (let more = 1; ; more++) {
    const free = more === 1 ? name : `${name}-${more}`;
    if (!existsSync(free) && !existsSync(`${free}-wal`)) return free;
  }
}
