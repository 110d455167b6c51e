/** All tables: made, joined, found by their code, and kept in memory while somebody is there. */
import { newCode, newId } from './secrets.ts';
import { OpenTable, type TableMeans } from './table.ts';

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
    await this.#means.store.write(OpenTable.made(newId(), code, board));
    return code;
  }
}
