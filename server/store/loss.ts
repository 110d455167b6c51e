/**
 * Detects changes that a data file has lost. This must happen before SQLite opens the file, because opening it destroys
 * the evidence.
 */
import type { Left } from './lock.ts';
import { isLogGone, lostFrames, sizeOfLog } from './wal.ts';

export interface Loss {
  readonly what: string;
  /** How many frames of the write-ahead log are lost, if known. */
  readonly frames?: number;
}

/**
 * What a data file has lost because its write-ahead log is damaged or missing, as far as this can be detected. Must
 * never be called in a process that has the file open, because reading the file would release SQLite's locks
 * (https://www.sqlite.org/howtocorrupt.html, 2.2).
 * @param left how the last server left the file
 * @throws Error if the write-ahead log beside the file belongs to another file, because SQLite would apply it to this
 * file
 */
export function lossOf(file: string, left: Left): Loss | undefined {
  if (left === 'closed' && sizeOfLog(file) > 0)
    throw new Error('has a -wal beside it that is not its own: it was closed without one');
  const frames = lostFrames(file);
  if (frames > 0) return { frames, what: 'the newest changes are lost: the -wal file is damaged' };
  if (left === 'open' && isLogGone(file))
    return { what: 'the newest changes may be lost: the -wal file is gone' };
  return undefined;
}
