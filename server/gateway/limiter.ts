/** Counts actions against the rate limits, and computes how long to wait when there are too many. */
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { COUNTED_TOGETHER, type Limits, type Per, type Rate, type RateName } from './limits.ts';
import type { SharedCounts } from './shared-counts.ts';

/** The keys under which the actions of a client are counted: one for each unit in {@link Per}. */
export type Who = Readonly<Record<Per, string>>;

interface Counter {
  readonly per: Per;
  readonly counts: RateLimiterAbstract;
  /** Returns this counter's own key for one of the keys in {@link Who}. */
  readonly keyOf: (who: string) => string;
}

export class Limiter {
  readonly #counters: ReadonlyMap<string, readonly Counter[]>;
  readonly #onHit: (name: RateName) => void;

  /**
   * @param onHit called with the name of a limit whenever that limit refuses something
   * @param shared counts that several servers share; without them, this server counts on its own
   */
  constructor(rates: Limits['rates'], onHit: (name: RateName) => void, shared?: SharedCounts) {
    this.#onHit = onHit;
    this.#counters = new Map(
      Object.entries(rates).map(([name, each]) => {
        const together = COUNTED_TOGETHER.some((one) => one === name) ? shared : undefined;
        return [name, each.map((rate) => counterOf(name, rate, together))];
      }),
    );
  }

  /**
   * Counts one more action. Resolves with how long to wait, in ms, if the action is over the limit, and with 0 if not.
   * @param points how many usual actions this one counts as
   */
  async count(name: RateName, who: Who, points = 1): Promise<number> {
    for (const { per, counts, keyOf } of this.#of(name)) {
      const waitMs = await counts.consume(keyOf(who[per]), points).then(() => 0, timeLeft);
      if (waitMs > 0) return this.#hit(name, waitMs);
    }
    return 0;
  }

  /** How long to wait, in ms, before the limit allows another action; 0 if it allows one now. Counts nothing. */
  async waitFor(name: RateName, who: Who): Promise<number> {
    for (const { per, counts, keyOf } of this.#of(name)) {
      const counted = await counts.get(keyOf(who[per]));
      const isOn = counted && counted.msBeforeNext > 0;
      if (isOn && counted.consumedPoints >= counts.points) return this.#hit(name, timeLeft(counted));
    }
    return 0;
  }

  /** Counts work that has already been done, so that `waitFor` takes it into account. */
  async charge(name: RateName, who: Who, points: number): Promise<void> {
    for (const { per, counts, keyOf } of this.#of(name)) await counts.penalty(keyOf(who[per]), points);
  }

  /** Takes back the count of an action that turned out not to count towards this limit. */
  async uncount(name: RateName, who: Who): Promise<void> {
    for (const { per, counts, keyOf } of this.#of(name)) await counts.reward(keyOf(who[per]));
  }

  #of(name: RateName): readonly Counter[] {
    return this.#counters.get(name) ?? [];
  }

  #hit(name: RateName, waitMs: number): number {
    this.#onHit(name);
    return waitMs;
  }
}

function counterOf(name: string, rate: Rate, shared: SharedCounts | undefined): Counter {
  const { per, most, seconds } = rate;
  const memory = new RateLimiterMemory({ points: most, duration: seconds });
  if (!shared) return { per, counts: memory, keyOf: (who) => who };
  const counts = shared.counter(`${name}/${per}/${seconds}`, rate, memory);
  return { per, counts, keyOf: (who) => shared.keyOf(who) };
}

/**
 * The time until the count is reset, in ms. The library's promises resolve and reject with objects of the same class.
 */
function timeLeft(counted: unknown): number {
  if (!(counted instanceof RateLimiterRes)) throw counted;
  return Math.max(1, counted.msBeforeNext);
}
