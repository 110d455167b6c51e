/** A game that a link shows, asked of the server until it comes or the server says that there is none. */
import { knownEvents } from '../../../../shared/game/known.ts';
import type { SharedGame } from '../../../../shared/table/shared-game.ts';
import type { Refusal } from '../../../../shared/wire/protocol.ts';
import type { Connection } from '../../../lib/connection.svelte.ts';

/** When to ask again a server that did not answer, or had no time for it and does not say when, in ms. */
const AGAIN_MS = 5_000;

/** Why there is no game: its link leads nowhere, was taken back, or what it leads to is damaged. */
export type NoGame = 'no-such-game' | 'game-not-shared' | 'table-damaged';

const FINAL: readonly Refusal[] = ['no-such-game', 'game-not-shared', 'table-damaged', 'malformed'];

export class SharedLoading {
  game = $state.raw<SharedGame | undefined>();
  refusal = $state<NoGame | null>(null);
  readonly #connection: Connection;
  readonly #link: string;
  readonly #stop: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection, link: string) {
    this.#connection = connection;
    this.#link = link;
    // A connection that comes back asks again by itself.
    const stop = connection.onConnected(() => void this.#load());
    this.#stop = () => {
      stop();
      clearTimeout(this.#timer);
    };
  }

  close(): void {
    this.#stop();
  }

  async #load(): Promise<void> {
    if (this.game || this.refusal) return;
    const answer = await this.#connection.ask('shared-game', { link: this.#link });
    if (answer?.ok) this.game = { ...answer.game, events: knownEvents(answer.game.events) };
    else if (answer && FINAL.includes(answer.refusal)) {
      // What is no link leads nowhere.
      this.refusal = answer.refusal === 'malformed' ? 'no-such-game' : (answer.refusal as NoGame);
    } else {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#load(), answer?.waitMs ?? AGAIN_MS);
    }
  }
}
