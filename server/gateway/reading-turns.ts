/**
 * Serialises the expensive reads of one address, and pauses after each for longer than the read took. Otherwise many
 * clients at one address could fill every turn of the event loop, and an answer to anybody else needs several turns.
 */
import { performance } from 'node:perf_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Queue } from '../tables/queue.ts';

/** How many times as long as the read its pause lasts. */
const REST = 3;
/** The longest pause, in ms, so that a slow disk doesn't keep people waiting. */
const LONGEST_REST_MS = 100;
/** A read that took less time than this, in ms, needs no pause. Timers can't be that short. */
const QUICK_MS = 1;

export class ReadingTurns {
  readonly #queue = new Queue();

  /** Resolves when it is the caller's turn. The result is a function to call at the end of the turn. */
  take(): Promise<() => void> {
    return new Promise((begin) => {
      void this.#queue.add(async () => {
        await setImmediate();
        const began = performance.now();
        await new Promise<void>((end) => begin(end));
        const took = performance.now() - began;
        if (took > QUICK_MS) await setTimeout(Math.min(REST * took, LONGEST_REST_MS));
      });
    });
  }
}
