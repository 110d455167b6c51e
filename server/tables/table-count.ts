/** An approximate number of tables. Tables are counted at most once a minute, because counting reads every row. */
import type { Store } from '../store/store-interface.ts';

/** How long a count is reused, in ms. Only its order of magnitude matters. */
const GOOD_FOR_MS = 60_000;

export class TableCount {
  readonly #store: Pick<Store, 'countTables'>;
  #counted: Promise<number> | undefined;
  #made = 0;

  constructor(store: Pick<Store, 'countTables'>) {
    this.#store = store;
  }

  /**
   * Resolves with the approximate number of tables.
   * @throws Error if the store can't be read
   */
  async about(): Promise<number> {
    return (await (this.#counted ??= this.#count())) + this.#made;
  }

  /** Counts a table that was created at this server. */
  add(): void {
    this.#made++;
  }

  async #count(): Promise<number> {
    const forget = () => (this.#counted = undefined);
    setTimeout(forget, GOOD_FOR_MS).unref();
    this.#made = 0;
    try {
      return await this.#store.countTables();
    } catch (error) {
      forget();
      throw error;
    }
  }
}
