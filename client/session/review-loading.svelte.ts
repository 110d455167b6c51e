/** Loads the full log of a finished game from the server, and retries until that succeeds. */
import type { GameEvent } from '../../shared/game/game.ts';
import { knownEvents } from '../../shared/game/known.ts';
import { review, type Review } from '../../shared/game/views/review.ts';
import type { Connection } from '../lib/connection.svelte.ts';

export class ReviewLoading {
  /** The state of loading. It is 'loading' at first and again during every retry. */
  state = $state<'loading' | 'failed' | 'there'>('loading');
  review = $state.raw<Review | undefined>();
  /** The full log of the game; empty until it has been loaded. */
  events: readonly GameEvent[] = [];
  readonly #connection: Connection;
  readonly #request: { code: string; game: string };
  readonly #stop: () => void;

  constructor(connection: Connection, code: string, game: string) {
    this.#connection = connection;
    this.#request = { code, game };
    // Try again each time the connection returns.
    this.#stop = connection.onConnected(() => void this.load());
  }

  close(): void {
    this.#stop();
  }

  async load(): Promise<void> {
    if (this.state === 'there') return;
    this.state = 'loading';
    const answer = await this.#connection.ask('review', this.#request);
    if (this.review) return;
    if (answer?.ok) {
      this.events = knownEvents(answer.events);
      this.review = review(this.events);
    }
    this.state = this.review ? 'there' : 'failed';
  }
}
