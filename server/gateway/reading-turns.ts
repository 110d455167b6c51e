/**
 * Runs the expensive reads of one address one at a time, with a pause after each that is longer than the read.
 * Otherwise many clients at one address could occupy the event loop and delay the answers to everybody else.
 */
import { performance } from 'node:perf_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Queue } from '../tables/queue.ts';

/** The length of the pause after a read, as a multiple of the time that the read took. */
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
