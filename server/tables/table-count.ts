/** About how many tables there are: to count them reads as many rows, which is done once in a while. */
import type { Store } from '../store/store-interface.ts';

/** So long a count is good, in ms: only its magnitude matters. */
const GOOD_FOR_MS = 60_000;

export class TableCount {
  readonly #store: Pick<Store, 'countTables'>;
  #counted: Promise<number> | undefined;
  #made = 0;

  constructor(store: Pick<Store, 'countTables'>) {
    this.#store = store;
  }

  /** @throws Error if the store can't be read */
  async about(): Promise<number> {
    return (await (this.#counted ??= this.#count())) + this.#made;
  }

  /** One more has been made here. */
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
