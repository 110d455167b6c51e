/** The games alone that this device has begun and that still run, as the server sees them. */
import { begunAlone, type BegunAlone } from '../../analysis/kept-alone.ts';
import type { Connection } from '../../lib/connection.svelte.ts';
import { tokensAt } from '../../lib/held-seats.ts';

/** No more are asked for. */
const MOST = 5;

export class RunningAlone {
  /** Those that run, the newest first; undefined until the server has answered for all. */
  tables = $state.raw<readonly BegunAlone[] | undefined>();
  readonly #connection: Connection;
  readonly #stop: () => void;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#stop = connection.onConnected(() => void this.#look());
  }

  close(): void {
    this.#stop();
  }

  async #look(): Promise<void> {
    const running: BegunAlone[] = [];
    const held = begunAlone().filter(({ code }) => tokensAt(code).length > 0);
    for (const table of held.slice(0, MOST)) {
      const { code } = table;
      const answer = await this.#connection.ask('look', { code, tokens: [...tokensAt(code)] });
      if (!answer) return;
      if (answer.ok && answer.seat && answer.game === 'running') running.push(table);
    }
    this.tables = running;
  }
}
