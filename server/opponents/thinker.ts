/** Keeps the opponents of one thread, and answers the requests that the thread receives. */
import { LRUCache } from 'lru-cache';
import type { NavigatorMind, PoseidonMind } from '../../shared/opponents/minds.ts';
import type { Random } from '../../shared/random.ts';
import { seededBy } from '../../shared/seeded.ts';
import type { MindAnswer, MindRequest, Minds, ThoughtRequest } from './thoughts.ts';

/** The maximum number of opponents that a thread keeps. A dropped opponent has to be sent its whole game again. */
const MOST_MINDS = 50;

type Mind =
  | { readonly side: 'navigators'; readonly heard: number; readonly mind: NavigatorMind }
  | { readonly side: 'poseidon'; readonly heard: number; readonly mind: PoseidonMind };

export class Thinker {
  readonly #minds: Minds;
  readonly #random: Random;
  readonly #known = new LRUCache<string, Mind>({ max: MOST_MINDS });

  constructor(minds: Minds, random: Random) {
    this.#minds = minds;
    this.#random = random;
  }

  /** Answers a request. Never throws. */
  answer(request: MindRequest): MindAnswer {
    try {
      if (request.type === 'think') return this.#think(request);
      this.#known.delete(request.mind);
      return { type: 'unknown' };
    } catch (error) {
      // Discard the opponent's state, because the opponent may have processed only some of the events that it was told.
      this.#known.delete(request.mind);
      return {
        type: 'failed',
        error: error instanceof Error ? error.name : typeof error,
        frames: framesOf(error),
      };
    }
  }

  #think(request: ThoughtRequest): MindAnswer {
    const mind = this.#told(request);
    if (!mind) return { type: 'unknown' };
    this.#known.set(request.mind, mind);
    const { player, seed } = request;
    const random = seed === undefined ? this.#random : seededBy(`${seed} ${mind.heard}`);
    if (mind.side === 'poseidon')
      return { type: 'thought', chart: [], why: null, move: mind.mind.think(random) };
    return { type: 'thought', ...mind.mind.think(player, random) };
  }

  /**
   * Passes an opponent the events that it has missed, and returns the opponent. Undefined if the request lacks some of
   * these events.
   */
  #told({ mind: name, rung, from, hearing }: ThoughtRequest): Mind | undefined {
    const known = this.#known.get(name);
    if (from > (known?.heard ?? 0)) return undefined;
    const heard = Math.max(known?.heard ?? 0, from + hearing.told.length);
    const skip = (known?.heard ?? 0) - from;
    if (hearing.side === 'poseidon') {
      const before = known?.side === 'poseidon' ? known.mind : this.#minds.poseidonMind(rung);
      const mind = hearing.told.slice(skip).reduce((each, told) => each.hear(told), before);
      return { side: 'poseidon', heard, mind };
    }
    const before = known?.side === 'navigators' ? known.mind : this.#minds.navigatorMind(rung);
    const mind = hearing.told.slice(skip).reduce((each, told) => each.hear(told), before);
    return { side: 'navigators', heard, mind };
  }
}

function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack.split('\n').filter((line) => /^ {4}at /.test(line));
}
