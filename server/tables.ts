/** All tables: made, joined, found by their code, and kept in memory while somebody is there. */
import { newCode, newId } from './secrets.ts';
import { OpenTable, type TableMeans } from './table.ts';

/** A table that nobody visits for thirty days is swept. */
const UNVISITED_MS = 30 * 24 * 60 * 60 * 1000;

export class Tables {
  readonly #means: TableMeans;
  readonly #open = new Map<string, OpenTable>();
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

  /** Notes that somebody is at a table. */
  visit(table: OpenTable): void {
    this.#means.store.touch(table.id, Date.now());
  }

  /** Deletes a table with everything that was played at it. */
  async forget(table: OpenTable): Promise<void> {
    await table.end(() => this.#means.store.forget(table.id, table.logs));
    this.#open.delete(table.id);
  }

  /** Deletes the tables that nobody has visited for a long time; returns how many. */
  sweep(now: number): number {
    const stale = this.#means.store.unvisited(now - UNVISITED_MS).filter(({ id }) => !this.#open.has(id));
    for (const { id } of stale) this.#means.store.forget(id, new OpenTable(id, this.#means).logs);
    return stale.length;
  }

  /** Lets go of a table's memory when nobody is there any more; it is on disk. */
  release(table: OpenTable): void {
    if (!table.busy) this.#open.delete(table.id);
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
