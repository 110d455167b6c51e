/**
 * Limits how many expensive reads run at a time. The reads of one address run one at a time, with a pause after each.
 * The whole server has only a few lanes, each of which runs one read at a time. Otherwise many clients could occupy the
 * event loop and delay the answers to everybody else.
 */
import { performance } from 'node:perf_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Queue } from '../tables/queue.ts';

/** The length of an address's pause after a read, as a multiple of the time that the read took. */
const REST = 3;
/** The longest pause, in ms, so that a slow disk doesn't keep people waiting. */
const LONGEST_REST_MS = 100;
/** A pause that would be shorter than this, in ms, is left out. Timers can't be that short. */
const QUICK_MS = 1;
/** The number of lanes. There is more than one, because a read may wait for a database. */
const LANES = 2;

/** The length of a lane's pause after a read, as a multiple of the time that the read took. */
const LANE_REST = 2;

/**
 * How long a read may keep a lane, in ms. A longer read goes on without its lane, because it is waiting for a database
 * and must not hold up everybody else.
 */
const LONGEST_HELD_MS = 250;

/** The lanes of the whole server, for the reads of all addresses. */
export class ReadingLanes {
  readonly #lanes = Array.from({ length: LANES }, () => new Queue());
  #next = 0;

  /**
   * Runs a read in the next lane, after the reads that already wait there. Resolves with the time that the read took,
   * in ms, without waiting for the pause after it.
   */
  run(read: () => Promise<void>): Promise<number> {
    const lane = this.#lanes[this.#next++ % LANES] as Queue;
    return new Promise((resolve, reject) => {
      void lane.add(async () => {
        await setImmediate();
        const began = performance.now();
        const done = read().then(() => resolve(performance.now() - began), reject);
        await Promise.race([done, setTimeout(LONGEST_HELD_MS, undefined, { ref: false })]);
        await rest(LANE_REST * (performance.now() - began));
      });
    });
  }
}

/** The turns in which the reads of one address run. */
export class ReadingTurns {
  readonly #lanes: ReadingLanes;
  readonly #queue = new Queue();

  constructor(lanes: ReadingLanes) {
    this.#lanes = lanes;
  }

  /** Resolves when it is the caller's turn. The result is a function to call at the end of the turn. */
  take(): Promise<() => void> {
    return new Promise((begin) => {
      void this.#queue.add(async () => {
        const took = await this.#lanes.run(() => new Promise<void>((end) => begin(end)));
        await rest(REST * took);
      });
    });
  }
}

async function rest(ms: number): Promise<void> {
  if (ms > QUICK_MS) await setTimeout(Math.min(ms, LONGEST_REST_MS));
}
