/**
 * The computation in the worker. Updates the belief with each announcement, and answers with what can then be known.
 */
import type { Belief } from '../../shared/oracle/belief.ts';
import { believe } from '../../shared/oracle/believe.ts';
import type { Announcement } from './announcements.ts';
import { knowledgeOf, type Knowledge } from './knowledge.ts';

/** The message to the worker: consecutive announcements of a game. */
export interface Tell {
  readonly game: string;
  /**
   * The number of announcements before those in this message. If it is 0, the game has begun, or is being sent again
   * from the start.
   */
  readonly from: number;
  readonly told: readonly Announcement[];
}

/** The worker's answer to one announcement. */
export interface Answer {
  readonly game: string;
  /** The number of announcements that this answer takes into account. */
  readonly after: number;
  /** What can be known, or null if that is the same as in the previous answer. */
  readonly knowledge: Knowledge | null;
}

/**
 * Holds the belief. It contains functions, so it can't be sent from the worker to the page. Only the newest belief is
 * kept, because beliefs can be large. The page keeps the answers.
 */
export class Reckoner {
  #game: string | undefined;
  #heard = 0;
  #belief: Belief | undefined;

  /**
   * Answers the announcements one by one, so that the page gets the first answers before the last one is computed.
   * @throws Error if earlier announcements are missing
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
