/**
 * Serialises the expensive reads of one address, with a rest after each that is longer than the read. Otherwise a crowd
 * at one address could fill every turn of the event loop, of which an answer to anybody else needs several.
 */
import { performance } from 'node:perf_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Queue } from '../tables/queue.ts';

/** The rest lasts so many times as long as the read. */
const REST = 3;
/** The longest rest, in ms: a slow disk must not keep people waiting. */
const LONGEST_REST_MS = 100;
/** A read that took less needs no rest, in ms: no timer is as short. */
const QUICK_MS = 1;

export class ReadingTurns {
  readonly #queue = new Queue();

  /** Resolves when it is the caller's turn, with a function to call at the end of the turn. */
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
