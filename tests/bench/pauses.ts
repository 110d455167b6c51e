/** Records what can make single answers slow in this process: garbage collection, long turns, and lost processor time. */
import { setImmediate } from 'node:timers/promises';
import { monitorEventLoopDelay, PerformanceObserver, type ELDHistogram } from 'node:perf_hooks';

/** The worst that happened while pauses were recorded. */
export interface Pauses {
  /** The longest garbage collection, in ms. */
  readonly gc: number;
  /** The longest turn of the event loop, in ms. It is up to one ms too long. */
  readonly turn: number;
  /** How many times the system gave the processor to another process although this one still had work. */
  readonly preempted: number;
}

export class PauseRecorder {
  readonly #turns: ELDHistogram = monitorEventLoopDelay({ resolution: 1 });
  readonly #observer: PerformanceObserver;
  readonly #preempted = preemptions();
  #gc = 0;

  /** Starts recording. */
  constructor() {
    this.#observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) this.#gc = Math.max(this.#gc, duration);
    });
    this.#observer.observe({ entryTypes: ['gc'] });
    this.#turns.enable();
  }

  /** Stops recording. */
  async stop(): Promise<Pauses> {
    // Node reports a garbage collection to the observer in a later turn.
    await setImmediate();
    await setImmediate();
    this.#observer.disconnect();
    this.#turns.disable();
    return { gc: this.#gc, turn: this.#turns.max / 1e6, preempted: preemptions() - this.#preempted };
  }
}

function preemptions(): number {
  return process.resourceUsage().involuntaryContextSwitches;
}
