/**
 * Draws seas in a thread of their own, and keeps the last ones. The thread starts when it is first needed. A sea is
 * always drawn in the same way, so nothing of it has to be stored, and several servers draw the same one.
 */
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { Board } from '../../shared/board/board.ts';

/** How many seas are kept. */
const MOST_KEPT = 200;

/**
 * The maximum number of seas that wait to be drawn. Further ones are refused at once, so that nobody waits long for the
 * seas of a flood.
 */
const MOST_WAITING = 20;

/** A drawing that takes longer than this, in ms, counts as hung, and its thread is ended. The time includes waiting. */
const HANGS_MS = 20_000;

const IDLE_MS = 5 * 60_000;
const LARGEST_MB = 256;

export interface Seas {
  /**
   * Resolves with the board of a sea, which is the same each time.
   * @throws Error if it can't be drawn now
   */
  draw(id: string): Promise<Board>;
  /** Ends the thread immediately. */
  close(): void;
}

/**
 * Prepares the thread.
 * @param onFault called when a sea could not be drawn
 * @param thread the module that draws a sea
 */
export function openSeas(
  onFault: (error: unknown) => void,
  thread = new URL('./sea-thread.ts', import.meta.url),
): Seas {
  const drawn = new LRUCache<string, Promise<Board>>({ max: MOST_KEPT });
  let pool: Piscina<string, Board> | undefined;
  let isClosed = false;
  const open = () =>
    new Piscina<string, Board>({
      filename: thread.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      // Give the main thread priority, because it serves people.
      niceIncrement: 10,
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_MB },
    });
  return {
    draw: (id) => {
      const before = drawn.get(id);
      if (before) return before;
      if (isClosed) return Promise.reject(new Error('the thread is closed'));
      pool ??= open();
      if (pool.queueSize >= MOST_WAITING) return Promise.reject(new Error('too many seas are waiting'));
      const drawing = pool.run(id, { signal: AbortSignal.timeout(HANGS_MS) });
      drawn.set(id, drawing);
      drawing.catch((error: unknown) => {
        if (drawn.peek(id) === drawing) drawn.delete(id);
        if (!isClosed) onFault(error);
      });
      return drawing;
    },
    close: () => {
      isClosed = true;
      void pool?.destroy().catch(() => undefined);
    },
  };
}
