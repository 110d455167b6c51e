/** The mechanism of the limits: counts what is done, and says how long to wait when it is too much. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits, Per, RateName } from './limits.ts';

/** Who does something, in each way in which it is counted. */
export type Who = Readonly<Record<Per, string>>;

interface Counter {
  readonly per: Per;
  readonly memory: RateLimiterMemory;
}

export class Limiter {
  readonly #counters: ReadonlyMap<string, readonly Counter[]>;
  readonly #onHit: (name: RateName) => void;

  /** @param onHit called with the name of a limit whenever it refuses something */
  constructor(rates: Limits['rates'], onHit: (name: RateName) => void) {
    this.#onHit = onHit;
    this.#counters = new Map(
      Object.entries(rates).map(([name, each]) => [
        name,
        each.map(({ per, most, seconds }) => ({
          per,
          memory: new RateLimiterMemory({ points: most, duration: seconds }),
        })),
      ]),
    );
  }

  /** Counts one more; resolves with how long to wait if it is one too many, in ms, else with 0. */
  async count(name: RateName, who: Who): Promise<number> {
    for (const { per, memory } of this.#of(name)) {
      const waitMs = await memory.consume(who[per]).then(() => 0, timeLeft);
      if (waitMs > 0) return this.#hit(name, waitMs);
    }
    return 0;
  }

  /** How long to wait if all that may be counted has been, in ms, else 0. Counts nothing. */
  async waitFor(name: RateName, who: Who): Promise<number> {
    for (const { per, memory } of this.#of(name)) {
      const counted = await memory.get(who[per]);
      const isOn = counted && counted.msBeforeNext > 0;
      if (isOn && counted.consumedPoints >= memory.points) return this.#hit(name, timeLeft(counted));
    }
    return 0;
  }

  /** Counts so much that has been done already: who does more is to wait. */
  async charge(name: RateName, who: Who, points: number): Promise<void> {
    for (const { per, memory } of this.#of(name)) await memory.penalty(who[per], points);
  }

  /** Takes back what was counted: it was not of that kind after all. */
  async uncount(name: RateName, who: Who): Promise<void> {
    for (const { per, memory } of this.#of(name)) await memory.reward(who[per]);
  }

  #of(name: RateName): readonly Counter[] {
    return this.#counters.get(name) ?? [];
  }

  #hit(name: RateName, waitMs: number): number {
    this.#onHit(name);
    return waitMs;
  }
}

/** Until it is counted anew; the library rejects with the same when it is too much. */
function timeLeft(counted: unknown): number {
  if (!(counted instanceof RateLimiterRes)) throw counted;
  return Math.max(1, counted.msBeforeNext);
}
