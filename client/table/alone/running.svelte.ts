/**
 * The unfinished solo games that were started on this device, as the server knows them. Seats in finished games are
 * given up, except in the newest ones. A device stores only a limited number of tables, so solo games must not take the
 * room that seats at friends' tables need.
 */
import { MOST_PLAYERS } from '../../../shared/table/table.ts';
import { begunAlone, type BegunAlone } from '../../analysis/kept-alone.ts';
import type { Connection } from '../../lib/connection.svelte.ts';
import { dropTable, tokensAt } from '../../lib/held-seats.ts';

/** The maximum number of games that are looked up. */
const MOST = 8;

/** The number of finished games whose seats are kept, so that the games can be played again. */
const MOST_OVER = 3;

export class RunningAlone {
  /** The unfinished games, newest first; undefined until the server has answered about all of them. */
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
      // A seat is given up only if nobody but the opponent has joined. If the server doesn't know our seat, the game
      // may be in another data file, so the seat is kept.
      else if (answer.seat !== undefined && answer.players.length <= 2 && ++over > MOST_OVER) dropTable(code);
    }
    this.tables = running;
  }
}
