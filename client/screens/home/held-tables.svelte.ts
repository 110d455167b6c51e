/** The tables where this device holds a seat, with the newest state that the server has sent. */
import { MOST_PLAYERS } from '../../../shared/table/table.ts';
import type { Looked } from '../../../shared/wire/protocol.ts';
import type { Connection } from '../../lib/connection.svelte.ts';
import { heldTables, noteTable } from '../../lib/held-seats.ts';

/** The maximum number of tables shown at once; the latest come first. */
export const SHOWN = 2;

/**
 * At most this many of the tables that the server didn't know last time are looked up again. The limit is low, because
 * the server counts each of these look-ups as a wrong code and blocks addresses that send too many wrong codes.
 */
const MOST_UNKNOWN = 3;

export interface HeldTable {
  readonly code: string;
  /** The server's answer about the table; undefined until there is one. */
  readonly looked: Looked | undefined;
}

export class HeldTables {
  /** The tables to show. A table that the server didn't know last time is shown only once the server knows it. */
  tables = $state.raw<readonly HeldTable[]>(
    heldTables().flatMap(({ code, tokens, unknown }) =>
      unknown || tokens.length === 0 ? [] : [{ code, looked: undefined }],
    ),
  );
  readonly #connection: Connection;
  readonly #stop: () => void;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#stop = connection.onConnected(() => void this.#look());
  }

  close(): void {
    this.#stop();
  }

  /**
   * Looks up one table after another. If the server knows none of this device's seats at a table, the table is hidden
   * but stays stored, because the server may be running on another data file.
   */
  async #look(): Promise<void> {
    const held = heldTables();
    const again = held.filter(({ unknown }) => unknown).slice(0, MOST_UNKNOWN);
    for (const table of held.filter(({ unknown }) => !unknown).concat(again)) {
      const { code, tokens, idle = [] } = table;
      const answer = await this.#connection.ask('look', {
        code,
        tokens: [...idle, ...tokens].slice(-MOST_PLAYERS),
      });
      if (!answer) return;
      if (answer.ok && answer.seat !== undefined) {
        noteTable(code, { over: answer.game === 'over' });
        this.#show({ code, looked: answer });
      } else if (answer.ok || answer.waitMs === undefined) {
        if (!answer.ok) noteTable(code, { unknown: answer.refusal === 'no-such-table' });
        this.tables = this.tables.filter((shown) => shown.code !== code);
      }
    }
  }

  #show(table: HeldTable): void {
    const isShown = this.tables.some(({ code }) => code === table.code);
    this.tables = isShown
      ? this.tables.map((shown) => (shown.code === table.code ? table : shown))
      : [...this.tables, table];
  }
}
