/**
 * The threads in which opponents think: few, so that they never take more than their part of the machine, and started
 * when somebody first thinks. A game always goes to the same one, which knows its minds.
 */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { Queue } from '../tables/queue.ts';
import type { MindAnswer, MindRequest, ThoughtRequest } from './thoughts.ts';

/** More would leave nothing for the tables. */
const MOST_THREADS = 4;

/** A thread that nobody needs for so long ends; the minds in it are told their games anew. */
const IDLE_MS = 5 * 60_000;

/**
 * No thought takes so long once it is its turn, a thread's beginning included: what does hangs, and its thread is ended.
 * How long others before it took does not count.
 */
const HANGS_MS = 10_000;

const LARGEST_MB = 512;

export interface MindThreads {
  /**
   * Asks a mind of a game.
   * @throws Error if the thread fails, or hangs
   */
  ask(game: string, request: ThoughtRequest): Promise<MindAnswer>;
  /** Lets go of a mind of a game, if its thread is there. */
  forget(game: string, mind: string): void;
  /** Ends all threads, whatever they do. */
  close(): void;
}

/**
 * @param minds the address of the module that makes the minds
 * @param hangsMs what takes longer is ended
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
      // Who serves people comes first.
      niceIncrement: 10,
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_MB },
    });
  let isClosed = false;
  return {
    ask: (game, request) => {
      const place = placeOf(game);
      return place.turns.add(() => {
        if (isClosed) throw new Error('nobody thinks any more');
        place.pool ??= open();
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

/** A thread, and who waits for it. */
interface Place {
  readonly turns: Queue;
  /** Undefined until somebody first thinks. */
  pool: Piscina<MindRequest, MindAnswer> | undefined;
}
