/**
 * Gives each data file a random number in its header, and so in its log. The number tells whether a log belongs to a
 * file.
 */
import { randomInt } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/** Where the header of a database has its application_id: https://www.sqlite.org/fileformat.html. */
const APPLICATION_ID = 68;
const HIGHEST = 2 ** 31 - 1;

/**
 * Gives a file its number, unless it has one. Must be called before a new file has a log, or only the log gets the
 * number.
 */
export function giveNumber(database: DatabaseSync): void {
  if (numberOf(database) === 0) database.exec(`PRAGMA application_id = ${randomInt(1, HIGHEST)}`);
}

/**
 * @param own the number in the file itself
 * @param database the file together with its log
 * @throws Error if the log belongs to another file
 */
export function refuseForeignLog(own: number, database: DatabaseSync): void {
  refuseOther(own, numberOf(database));
}

/** @throws Error if a file and the copy made from it and its log have different numbers */
export function refuseOther(own: number, withLog: number): void {
  if (own !== 0 && withLog !== 0 && own !== withLog)
    throw new Error('has a -wal beside it that is not its own');
}

/** The number of a file; 0 if it has none, as in files of earlier versions. */
function numberOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA application_id').get()?.['application_id']);
}

/**
 * The number in a file without its log.
 * @param file must not be open in this process, as this would release SQLite's locks
 */
export function numberIn(file: string): number {
  const opened = openSync(file, 'r');
  try {
    const header = Buffer.alloc(APPLICATION_ID + 4);
    readSync(opened, header, 0, header.length, 0);
    return header.readInt32BE(APPLICATION_ID);
  } finally {
    closeSync(opened);
  }
}
