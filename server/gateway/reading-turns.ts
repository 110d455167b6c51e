/**
 * The turns in which one address reads: whatever a crowd asks for at once is read one after the other, and after each
 * the server is free for others for longer than it took. An answer of theirs takes some turns of the event loop: in
 * each of them there could be a reading, else.
 */
import { performance } from 'node:perf_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Queue } from '../tables/queue.ts';

/** So much longer than a reading took. */
const REST = 3;
/** A slow disk keeps nobody waiting longer than this, in ms. */
const LONGEST_REST_MS = 100;
/** What is quicker than a timer, in ms, needs no rest. */
const QUICK_MS = 1;

export class ReadingTurns {
  readonly #queue = new Queue();

  /** Resolves when it is one's turn, with what is to be called when it is over. */
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
