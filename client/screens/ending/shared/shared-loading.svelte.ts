/** A game that a link shows, asked of the server until it comes or the server says that there is none. */
import type { SharedGame } from '../../../../shared/table/shared-game.ts';
import type { Refusal } from '../../../../shared/wire/protocol.ts';
import type { Connection } from '../../../lib/connection.svelte.ts';

/** The server may be about to answer: before so long it is not said to be away, in ms. */
const PATIENCE_MS = 6_000;

/** When to ask again a server that had no time for it, if it does not say, in ms. */
const AGAIN_MS = 5_000;

/** Why there is no game: its link leads nowhere, was taken back, or what it leads to is damaged. */
export type NoGame = 'no-such-game' | 'game-not-shared' | 'table-damaged';

const FINAL: readonly Refusal[] = ['no-such-game', 'game-not-shared', 'table-damaged', 'malformed'];

export class SharedLoading {
  game = $state.raw<SharedGame | undefined>();
  refusal = $state<NoGame | null>(null);
  /** No answer has come for long: it is asked for on. */
  isLate = $state(false);
  readonly #connection: Connection;
  readonly #link: string;
  readonly #stop: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection, link: string) {
    this.#connection = connection;
    this.#link = link;
    const late = setTimeout(() => (this.isLate = true), PATIENCE_MS);
    // A connection that comes back asks again by itself.
    const stop = connection.onConnected(() => void this.#load());
    this.#stop = () => {
      stop();
      clearTimeout(late);
      clearTimeout(this.#timer);
    };
  }

  close(): void {
    this.#stop();
  }

  async #load(): Promise<void> {
    if (this.game || this.refusal) return;
    const answer = await this.#connection.ask('shared-game', { link: this.#link });
    if (answer?.ok) this.game = answer.game;
    else if (answer && FINAL.includes(answer.refusal)) {
      // What is no link leads nowhere.
      this.refusal = answer.refusal === 'malformed' ? 'no-such-game' : (answer.refusal as NoGame);
    } else if (answer) this.#timer = setTimeout(() => void this.#load(), answer.waitMs ?? AGAIN_MS);
  }
}
