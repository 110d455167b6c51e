/** Detects losses in a data file before SQLite opens it, which would destroy the evidence. */
import type { Left } from './lock.ts';
import { isLogGone, lostFrames, sizeOfLog } from './wal.ts';

export interface Loss {
  readonly what: string;
  /** How many frames of the log are gone, where that is known. */
  readonly frames?: number;
}

/**
 * What a data file has lost with its log, as far as can be told. Never call this in a process that has the file open: it
 * would release SQLite's locks (https://www.sqlite.org/howtocorrupt.html, 2.2).
 * @param left how the last server left the file
 * @throws Error if there is a log beside it that is not its own: it would be taken for it
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
