/** Loads a shared game from the server. Retries until the server sends the game or a final refusal. */
import { knownEvents } from '../../../../shared/game/known.ts';
import type { SharedGame } from '../../../../shared/table/shared-game.ts';
import type { Refusal } from '../../../../shared/wire/protocol.ts';
import type { Connection } from '../../../lib/connection.svelte.ts';

/**
 * The delay before a retry, in ms, if the server didn't answer. Also used if the server was too busy and didn't say how
 * long to wait.
 */
const AGAIN_MS = 5_000;

/** Why there is no game: the link is wrong or was revoked, or it leads to damaged data. */
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
    // Loads the game again when the connection returns.
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
      // A malformed link is treated like a link to a game that doesn't exist.
      this.refusal = answer.refusal === 'malformed' ? 'no-such-game' : (answer.refusal as NoGame);
    } else {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#load(), answer?.waitMs ?? AGAIN_MS);
    }
  }
}
