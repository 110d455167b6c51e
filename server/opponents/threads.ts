/**
 * The threads in which opponents think. There are few, to leave processors to the tables, and each starts when first
 * needed. All requests of a game go to the same thread, which keeps that game's minds.
 */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { Queue } from '../tables/queue.ts';
import type { MindAnswer, MindRequest, ThoughtRequest } from './thoughts.ts';

const MOST_THREADS = 4;

/** How long an idle thread lives. Its minds are told their games again when they are next needed. */
const IDLE_MS = 5 * 60_000;

/**
 * A thought that takes longer counts as hung, and its thread is ended. The time includes starting the thread, but not
 * waiting in the queue.
 */
const HANGS_MS = 10_000;

const LARGEST_MB = 512;

export interface MindThreads {
  /**
   * Asks a mind of a game.
   * @param onBegin called when the mind begins to think
   * @throws Error if the thread fails or hangs
   */
  ask(game: string, request: ThoughtRequest, onBegin?: () => void): Promise<MindAnswer>;
  /** Removes a mind of a game, if its thread is running. */
  forget(game: string, mind: string): void;
  /** Ends all threads at once. */
  close(): void;
}

/**
 * @param minds the module that makes the minds
 * @param hangsMs after how long a thought counts as hung
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
      // The main thread, which serves people, has priority.
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

/** A thread and the queue in front of it. */
interface Place {
  readonly turns: Queue;
  /** Undefined until it is first needed. */
  pool: Piscina<MindRequest, MindAnswer> | undefined;
}
