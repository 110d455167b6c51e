/**
 * Gives each data file a random number. The number is in the header of the file, and also in its write-ahead log, so it
 * shows whether a write-ahead log belongs to a file.
 */
import { randomInt } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/** The offset of the application_id in the header of a database: https://www.sqlite.org/fileformat.html. */
const APPLICATION_ID = 68;
const HIGHEST = 2 ** 31 - 1;

/**
 * Gives a file a number, unless it has one. For a new file, this must be called before the file has a write-ahead log.
 * Otherwise the number would be written only to that log.
 */
export function giveNumber(database: DatabaseSync): void {
  if (numberOf(database) === 0) database.exec(`PRAGMA application_id = ${randomInt(1, HIGHEST)}`);
}

/**
 * Throws if the two numbers differ, which means that the write-ahead log belongs to another file. 0 stands for no
 * number.
 * @param own the number in the file itself
 * @param withLog the number that the file has together with its write-ahead log
 */
export function refuseForeignLog(own: number, withLog: number): void {
  if (own !== 0 && withLog !== 0 && own !== withLog)
    throw new Error('has a -wal beside it that is not its own');
}

/** The number of an open file; 0 if it has none, as in files of earlier versions. */
export function numberOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA application_id').get()?.['application_id']);
}

/**
 * The number in a file, not considering its write-ahead log.
 * @param file the path of a file that is not open in this process, because reading it would release SQLite's locks
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
