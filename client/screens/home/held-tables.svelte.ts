/** The tables that this device holds a seat at, as the server sees them now. */
import type { Looked } from '../../../shared/wire/protocol.ts';
import type { Connection } from '../../lib/connection.svelte.ts';
import { dropTable, heldTables } from '../../lib/held-seats.ts';

/** How many of them are shown at once, the latest first. */
export const SHOWN = 2;

export interface HeldTable {
  readonly code: string;
  /** Undefined until the server has answered. */
  readonly looked: Looked | undefined;
}

export class HeldTables {
  tables = $state.raw<readonly HeldTable[]>(heldTables().map(({ code }) => ({ code, looked: undefined })));
  readonly #connection: Connection;
  readonly #stop: () => void;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#stop = connection.onConnected(() => void this.#look());
  }

  close(): void {
    this.#stop();
  }

  /** Looks at one table after the other; those that are gone, or that we left, are forgotten. */
  async #look(): Promise<void> {
    for (const { code, tokens } of heldTables()) {
      const answer = await this.#connection.ask('look', { code, tokens: [...tokens] });
      if (!answer) return;
      const gone = answer.ok ? answer.seat === undefined : answer.refusal === 'no-such-table';
      if (gone) {
        dropTable(code);
        this.tables = this.tables.filter((table) => table.code !== code);
      } else if (answer.ok) {
        this.tables = this.tables.map((table) => (table.code === code ? { code, looked: answer } : table));
      }
    }
  }
}
