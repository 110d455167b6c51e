/**
 * The threads in which opponents decide. There are only a few, so that processors are left for the tables. Each thread
 * starts when it is first needed. All requests of a game go to the same thread, which keeps the states of that game's
 * opponents.
 */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { Queue } from '../tables/queue.ts';
import type { MindAnswer, MindRequest, ThoughtRequest } from './thoughts.ts';

const MOST_THREADS = 4;

/**
 * An idle thread ends after this time, in ms. When its opponents are next needed, they have to be sent their whole
 * games again.
 */
const IDLE_MS = 5 * 60_000;

/**
 * A decision that takes longer than this, in ms, counts as hung, and its thread is ended. The time includes starting
 * the thread, but not waiting in the queue.
 */
const HANGS_MS = 10_000;

const LARGEST_MB = 512;

export interface MindThreads {
  /**
   * Asks an opponent for its decision in a game.
   * @param onBegin called when the opponent starts to decide
   * @throws Error if the thread fails or hangs
   */
  ask(game: string, request: ThoughtRequest, onBegin?: () => void): Promise<MindAnswer>;
  /** Discards the state of an opponent in a game, if its thread is running. */
  forget(game: string, mind: string): void;
  /** Ends all threads immediately. */
  close(): void;
}

/**
 * Prepares the threads; each starts when it is first needed.
 * @param minds the module that creates the opponents
 * @param hangsMs the time after which a decision counts as hung, in ms
 */
export function openThreads(
  minds: URL,
  hangsMs = HANGS_MS,
  count = Math.min(MOST_THREADS, availableParallelism() - 1),
): MindThreads {
  const places = Array.from({ length: Math.max(1, count) }, (): Place => ({
    turns: new Queue(),
    pool: undefined,
  }));
  const placeOf = (game: string) => {
    const sum = [...game].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
    return places[sum % places.length] as Place;
  };
  const open = () =>
    new Piscina<MindRequest, MindAnswer>({
      filename: new URL('./thread.ts', import.meta.url).href,
      workerData: { minds: minds.href },
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      // Give the main thread priority, because it serves people.
      niceIncrement: 10,
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_MB },
    });
  let isClosed = false;
  return {
    ask: (game, request, onBegin) => {
      const place = placeOf(game);
      return place.turns.add(() => {
        if (isClosed) throw new Error('the threads are closed');
        place.pool ??= open();
        onBegin?.();
        return place.pool.run(request, { signal: AbortSignal.timeout(hangsMs) });
      });
    },
    forget: (game, mind) => {
      const { pool } = placeOf(game);
      if (pool?.threads.length) pool.run({ type: 'forget', mind }).catch(() => undefined);
    },
    close: () => {
      isClosed = true;
      for (const { pool } of places) void pool?.destroy().catch(() => undefined);
    },
  };
}

/** A thread, with a queue of the requests that are waiting for it. */
interface Place {
  readonly turns: Queue;
  /** The thread, in a pool of its own. Undefined until the thread is first needed. */
  pool: Piscina<MindRequest, MindAnswer> | undefined;
}
