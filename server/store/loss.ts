/** Detects losses in a data file before SQLite opens it, which would destroy the evidence. */
import type { Left } from './lock.ts';
import { isLogGone, lostFrames, sizeOfLog } from './wal.ts';

export interface Loss {
  readonly what: string;
  /** How many frames of the log are gone, if known. */
  readonly frames?: number;
}

/**
 * What a data file has lost with its log, as far as can be told. Must never be called in a process that has the file
 * open: it would release SQLite's locks (https://www.sqlite.org/howtocorrupt.html, 2.2).
 * @param left how the last server left the file
 * @throws Error if the log beside the file belongs to another file, because SQLite would use it as this file's
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
