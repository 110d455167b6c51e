/**
 * The games alone that this device has begun and that still run, as the server sees them. Seats at those that are over
 * are given up but for the newest: a device holds only so many, and those among friends are not to be crowded out.
 */
import { MOST_PLAYERS } from '../../../shared/table/table.ts';
import { begunAlone, type BegunAlone } from '../../analysis/kept-alone.ts';
import type { Connection } from '../../lib/connection.svelte.ts';
import { dropTable, tokensAt } from '../../lib/held-seats.ts';

/** No more are asked for. */
const MOST = 8;

/** At so many that are over one can still play again. */
const MOST_OVER = 3;

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
    let over = 0;
    const held = begunAlone().filter(({ code }) => tokensAt(code).length > 0);
    for (const table of held.slice(0, MOST)) {
      const { code } = table;
      const answer = await this.#connection.ask('look', {
        code,
        tokens: [...tokensAt(code)].slice(-MOST_PLAYERS),
      });
      if (!answer) return;
      if (!answer.ok) continue;
      if (answer.seat && answer.game === 'running') running.push(table);
      // Nobody has joined but the opponent. Where the server knows no seat of ours, the game may run on another data file.
      else if (answer.seat !== undefined && answer.players.length <= 2 && ++over > MOST_OVER) dropTable(code);
    }
    this.tables = running;
  }
}
