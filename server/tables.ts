/** All tables: made, joined, found by their code, and kept in memory while somebody is there. */
import { newCode, newId } from './secrets.ts';
import { logsOf, OpenTable, type TableMeans } from './table.ts';

const VISIT_MS = 60 * 60 * 1000;

/** For so long a request to make a table may be sent again and finds the first one. */
const REMEMBERED_MS = 10 * 60 * 1000;

/** A table that nobody visits for thirty days is swept. */
const UNVISITED_MS = 30 * 24 * 60 * 60 * 1000;

export class Tables {
  readonly #means: TableMeans;
  readonly #open = new Map<string, OpenTable>();
  /** When each was last noted as visited. */
  readonly #visited = new WeakMap<OpenTable, number>();
  /** The codes of tables made since the start, by the maker's token: a request sent twice makes one table. */
  readonly #madeBy = new Map<string, Promise<string>>();

  constructor(means: TableMeans) {
    this.#means = means;
  }

  /** The table with a code, opened from disk if need be. */
  find(code: string): OpenTable | undefined {
    const row = this.#means.store.findTable(code);
    if (!row) return undefined;
    let table = this.#open.get(row.id);
    if (!table) {
      table = new OpenTable(row.id, this.#means);
      this.#open.set(row.id, table);
    }
    return table;
  }

  /** A table to be looked at only: what is not open is not kept open for it. */
  glance(code: string): OpenTable | undefined {
    const row = this.#means.store.findTable(code);
    return row && (this.#open.get(row.id) ?? new OpenTable(row.id, this.#means));
  }

  /** Notes that somebody is at a table; once an hour is often enough to be swept in thirty days or not. */
  visit(table: OpenTable, now = Date.now()): void {
    if (now - (this.#visited.get(table) ?? 0) < VISIT_MS) return;
    this.#visited.set(table, now);
    this.#means.store.touch(table.id, now);
  }

  /** Deletes a table with everything that was played at it. */
  async forget(table: OpenTable): Promise<void> {
    await table.end(() => this.#means.store.forget(table.id, table.logs));
    this.#open.delete(table.id);
  }

  /** Deletes the tables that nobody has visited for a long time; returns how many. */
  sweep(now: number): number {
    const stale = this.#means.store.unvisited(now - UNVISITED_MS).filter(({ id }) => !this.#open.has(id));
    for (const { id } of stale) this.#means.store.forget(id, logsOf(id, this.#means.store));
    return stale.length;
  }

  /** Lets go of a table's memory when nobody is there any more; it is on disk. */
  release(table: OpenTable): void {
    if (!table.busy && this.#open.get(table.id) === table) this.#open.delete(table.id);
  }

  /**
   * Makes a table with a new code.
   * @param by the digest of the maker's token
   */
  make(by: string, board: string): Promise<string> {
    let code = this.#madeBy.get(by);
    if (!code) {
      code = this.#makeNew(board);
      this.#madeBy.set(by, code);
      code.catch(() => this.#madeBy.delete(by));
      setTimeout(() => this.#madeBy.delete(by), REMEMBERED_MS).unref();
    }
    return code;
  }

  async #makeNew(board: string): Promise<string> {
    let code = newCode();
    while (this.#means.store.findTable(code)) code = newCode();
    await this.#means.store.write(OpenTable.made(newId(), code, board, Date.now()));
    return code;
  }
}
