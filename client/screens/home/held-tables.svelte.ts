/** The tables where this device holds a seat, with the newest state that the server has sent. */
import { MOST_PLAYERS } from '../../../shared/table/table.ts';
import { waitingTables } from '../../feedback/waiting-tables.svelte.ts';
import type { Connection } from '../../lib/connection.svelte.ts';
import { heldTables, noteTable } from '../../lib/held-seats.ts';
import { listed, waitsHere, type HeldTable } from './table-order.ts';

/** The maximum number of tables shown at once, unless more of them wait for this device. */
const SHOWN = 2;

/**
 * At most this many of the tables that the server didn't know last time are looked up again. The limit is low, because
 * the server counts each of these look-ups as a wrong code and blocks addresses that send too many wrong codes.
 */
const MOST_UNKNOWN = 3;

/** How often the tables are looked up again while the page is visible, in ms. */
const AGAIN_MS = 60_000;

export class HeldTables {
  /** The tables to show. A table that the server didn't know last time is shown only once the server knows it. */
  tables = $state.raw<readonly HeldTable[]>(
    heldTables()
      .flatMap(({ code, tokens, unknown }) =>
        unknown || tokens.length === 0 ? [] : [{ code, looked: undefined }],
      )
      .sort((a, b) => Number(waitingTables.has(b.code)) - Number(waitingTables.has(a.code))),
  );
  /** How many of the tables to show at once, from the first on. */
  readonly shown = $derived(Math.max(SHOWN, this.tables.filter(waitsHere).length));
  readonly #connection: Connection;
  readonly #stop: () => void;
  /** The number of the current look at all tables. A new look replaces the one before. */
  #number = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
    const stop = connection.onConnected(() => void this.#look(MOST_UNKNOWN));
    const seen = () => void this.#again();
    document.addEventListener('visibilitychange', seen);
    this.#stop = () => {
      stop();
      document.removeEventListener('visibilitychange', seen);
    };
  }

  close(): void {
    this.#stop();
    this.#number++;
    clearTimeout(this.#timer);
  }

  async #again(): Promise<void> {
    if (document.visibilityState === 'visible' && this.#connection.status === 'connected')
      await this.#look(0);
  }

  /**
   * Looks up one table after another. If the server knows none of this device's seats at a table, the table is hidden
   * but stays stored, because the server may be running on another data file.
   * @param unknown how many of the tables that the server didn't know last time to look up
   */
  async #look(unknown: number): Promise<void> {
    const number = ++this.#number;
    clearTimeout(this.#timer);
    const held = heldTables();
    const again = held.filter((table) => table.unknown).slice(0, unknown);
    for (const table of held.filter((one) => !one.unknown).concat(again)) {
      const isAnswered = await this.#lookAt(table);
      if (number !== this.#number) return;
      if (!isAnswered) break;
    }
    // Move the rows only now, all at once, and not with each answer.
    const recent = held.flatMap(({ code }) => this.tables.find((table) => table.code === code) ?? []);
    const order = listed(recent);
    this.tables = this.tables.toSorted((a, b) => order.indexOf(a.code) - order.indexOf(b.code));
    this.#timer = setTimeout(() => void this.#again(), AGAIN_MS);
  }

  /** Looks up a table. Returns false if the server doesn't answer. */
  async #lookAt({ code, tokens, idle = [] }: ReturnType<typeof heldTables>[number]): Promise<boolean> {
    const answer = await this.#connection.ask('look', {
      code,
      tokens: [...idle, ...tokens].slice(-MOST_PLAYERS),
    });
    if (!answer) return false;
    if (answer.ok && answer.seat !== undefined) {
      noteTable(code, { over: answer.game === 'over' });
      this.#show({ code, looked: answer });
    } else if (answer.ok || answer.waitMs === undefined) {
      if (!answer.ok) noteTable(code, { unknown: answer.refusal === 'no-such-table' });
      this.tables = this.tables.filter((shown) => shown.code !== code);
    }
    // If the server is too busy to answer, what is known stays.
    if (answer.ok || answer.waitMs === undefined)
      waitingTables.note(code, answer.ok && (answer.turn?.mine ?? false));
    return true;
  }

  #show(table: HeldTable): void {
    const isShown = this.tables.some(({ code }) => code === table.code);
    this.tables = isShown
      ? this.tables.map((shown) => (shown.code === table.code ? table : shown))
      : [...this.tables, table];
  }
}
