/**
 * Keeps the latest value that each of the other servers has reported for each table, and drops values that are out of
 * date.
 */

interface Word<T> {
  readonly number: number;
  /**
   * Undefined if the server has withdrawn its value. The entry is then kept, because an older report may still arrive
   * and must be ignored.
   */
  readonly value: T | undefined;
  readonly heardAt: number;
}

export class PeerState<T> {
  /** The latest report of each server about each table. The keys are servers, and the inner maps' keys are tables. */
  readonly #words = new Map<string, Map<string, Word<T>>>();
  readonly #onChange: (table: string) => void;

  /** @param onChange called with a table whose reports have changed */
  constructor(onChange: (table: string) => void) {
    this.#onChange = onChange;
  }

  /** The values reported for a table, one for each server that has a value. */
  of(table: string): T[] {
    return [...this.#words.values()].flatMap((tables) => tables.get(table)?.value ?? []);
  }

  /** Whether any server has a value for a table. */
  has(table: string): boolean {
    return [...this.#words.values()].some((tables) => tables.get(table)?.value !== undefined);
  }

  /**
   * Stores what a server reports.
   * @param number a higher number is newer; an older report is ignored
   * @param value undefined withdraws the earlier value
   * @param heardAt when the report arrived, in ms, on the same scale as the parameter of `dropBefore`
   * @returns whether this server had no value for the table before
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

  /** Drops values that have not been reported again since this moment. */
  dropBefore(moment: number): void {
    for (const [server, tables] of this.#words)
      for (const [table, { heardAt }] of tables) if (heardAt < moment) this.#drop(server, table);
  }

  /** Drops everything that a server has reported. */
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
