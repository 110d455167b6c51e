/**
 * The boards that the server has. They are requested each time the device connects, because a restarted server may
 * have others.
 */
import type { Board } from '../../../shared/board/board.ts';
import type { Connection } from '../../lib/connection.svelte.ts';

export class Boards {
  /** The server's boards; empty until the server has answered. */
  list = $state.raw<readonly Board[]>([]);
  readonly #stop: () => void;

  constructor(connection: Connection) {
    this.#stop = connection.onConnected(() => void this.#ask(connection));
  }

  close(): void {
    this.#stop();
  }

  async #ask(connection: Connection): Promise<void> {
    const answer = await connection.ask('boards', {});
    if (answer?.ok) this.list = answer.boards;
  }
}
