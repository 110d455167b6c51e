/** What the worker does: folds announcements to a belief, and says what can be known after each. */
import type { Belief } from '../../shared/oracle/belief.ts';
import { believe } from '../../shared/oracle/believe.ts';
import type { Announcement } from './announcements.ts';
import { knowledgeOf, type Knowledge } from './knowledge.ts';

/** To the worker: a stretch of a game's announcements. */
export interface Tell {
  readonly game: string;
  /** How many came before; with 0 a game begins, or is told anew. */
  readonly from: number;
  readonly told: readonly Announcement[];
}

/** From the worker. */
export interface Answer {
  readonly game: string;
  /** How many announcements it takes into account. */
  readonly after: number;
  /** What can be known; null if that is as it was before. */
  readonly knowledge: Knowledge | null;
}

/**
 * Holds the belief: it is made of functions and typed arrays, and stays where it is. Only the newest is kept, since
 * each can be large; what it answered once is the other side's to keep.
 */
export class Reckoner {
  #game: string | undefined;
  #heard = 0;
  #belief: Belief | undefined;

  /**
   * Answers each announcement, one after the other, so that the first is out before the last is worked out.
   * @throws Error if something before the stretch is missing
   */
  *hear({ game, from, told }: Tell): Generator<Answer, void> {
    if (from === 0) [this.#game, this.#heard, this.#belief] = [game, 0, undefined];
    if (game !== this.#game || from !== this.#heard)
      throw new Error('the oracle has missed something of this game');
    for (const event of told) {
      const before = this.#belief;
      this.#belief = believe(before, event);
      this.#heard++;
      const isNew = this.#belief !== undefined && this.#belief !== before;
      yield {
        game,
        after: this.#heard,
        knowledge: isNew && this.#belief ? knowledgeOf(this.#belief) : null,
      };
    }
  }
}
