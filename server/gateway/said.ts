/** What other servers have said of tables, as long as they stand by it. */

interface Word<T> {
  readonly number: number;
  /** Undefined: nothing any more. Kept all the same, for what was said before may come late. */
  readonly value: T | undefined;
  readonly heardAt: number;
}

export class Said<T> {
  /** By server, and by table. */
  readonly #words = new Map<string, Map<string, Word<T>>>();
  readonly #onChange: (table: string) => void;

  /** @param onChange called with a table of which something else is said than before */
  constructor(onChange: (table: string) => void) {
    this.#onChange = onChange;
  }

  /** What is said of a table, by each server that says anything. */
  of(table: string): T[] {
    return [...this.#words.values()].flatMap((tables) => tables.get(table)?.value ?? []);
  }

  /** Whether anything is said of a table. */
  has(table: string): boolean {
    return [...this.#words.values()].some((tables) => tables.get(table)?.value !== undefined);
  }

  /**
   * Takes in what a server says.
   * @param number of two words of a server, the one with the higher is newer
   * @param value undefined: nothing any more
   * @param heardAt in ms since any moment
   * @returns whether it is the first that this server says of the table
   */
  hear(server: string, table: string, { number, value, heardAt }: Word<T>): boolean {
    const tables = this.#words.get(server) ?? new Map<string, Word<T>>();
    this.#words.set(server, tables);
    const before = tables.get(table);
    if (before && before.number > number) return false;
    tables.set(table, { number, value, heardAt });
    if (JSON.stringify(before?.value) !== JSON.stringify(value)) this.#onChange(table);
    return before?.value === undefined && value !== undefined;
  }

  /** Drops what was heard before this and not since. */
  dropBefore(moment: number): void {
    for (const [server, tables] of this.#words)
      for (const [table, { heardAt }] of tables) if (heardAt < moment) this.#drop(server, table);
  }

  /** Drops all that a server has said. */
  forget(server: string): void {
    for (const table of this.#words.get(server)?.keys() ?? []) this.#drop(server, table);
  }

  #drop(server: string, table: string): void {
    const tables = this.#words.get(server);
    const before = tables?.get(table);
    tables?.delete(table);
    if (tables?.size === 0) this.#words.delete(server);
    if (before?.value !== undefined) this.#onChange(table);
  }
}
