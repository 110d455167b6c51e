/**
 * The threads in which opponents think: few, so that they never take more than their part of the machine, and started
 * when somebody first thinks. A game always goes to the same one, which knows its minds.
 */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { MindAnswer, MindRequest, ThoughtRequest } from './thoughts.ts';

/** More would leave nothing for the tables. */
const MOST_THREADS = 4;

/** A thread that nobody needs for so long ends; the minds in it are told their games anew. */
const IDLE_MS = 5 * 60_000;

/** No thought takes so long, the waiting for others' included: what does hangs, and its thread is ended. */
const HANGS_MS = 30_000;

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

/** @param minds the address of the module that makes the minds */
export function openThreads(
  minds: URL,
  count = Math.min(MOST_THREADS, availableParallelism() - 1),
): MindThreads {
  const pools: (Piscina<MindRequest, MindAnswer> | undefined)[] = Array.from({ length: Math.max(1, count) });
  const placeOf = (game: string) =>
    [...game].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % pools.length;
  const poolFor = (game: string) => {
    return (pools[placeOf(game)] ??= new Piscina({
      filename: new URL('./thread.ts', import.meta.url).href,
      workerData: { minds: minds.href },
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      // Who serves people comes first.
      niceIncrement: 10,
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_MB },
    }));
  };
  return {
    ask: (game, request) => poolFor(game).run(request, { signal: AbortSignal.timeout(HANGS_MS) }),
    forget: (game, mind) => {
      const pool = pools[placeOf(game)];
      if (pool?.threads.length) pool.run({ type: 'forget', mind }).catch(() => undefined);
    },
    close: () => {
      for (const pool of pools) void pool?.destroy().catch(() => undefined);
    },
  };
}
