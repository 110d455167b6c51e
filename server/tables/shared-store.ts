/**
 * The questions that a server asks a database because other servers write to it too. A server whose file is locked for
 * others asks none of them.
 */
import type { Store } from '../store/store-interface.ts';

/** A store that other servers can write to. */
export type SharedStore = Store & Required<Pick<Store, 'versions'>>;

export function isShared(store: Store): store is SharedStore {
  return store.versions !== undefined;
}

/** The maximum number of reads. If the table has changed during each of them, the last one is used. */
const MOST_READS = 20;

/**
 * Reads the parts of a table. Reads all of them again if another server has written to the table or deleted it during
 * the read. Otherwise, parts of different versions would look like damage.
 * @param read called with the table's version; undefined if the table doesn't exist
 */
export async function atOneVersion<T>(
  store: SharedStore,
  id: string,
  read: (version: number | undefined) => Promise<T>,
): Promise<T> {
  const versionNow = async () => (await store.versions([id])).get(id);
  for (let reads = 1; ; reads++) {
    const version = await versionNow();
    const [outcome] = await Promise.allSettled([read(version)]);
    if ((await versionNow()) !== version && reads < MOST_READS) continue;
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }
}

/** The version of an open table, compared with the one in the shared store. */
export class SharedVersion {
  readonly #store: SharedStore;
  readonly #table: { readonly id: string; readonly version: number };

  /** @param table its `version` is the one in memory: see Change.at */
  constructor(store: SharedStore, table: { readonly id: string; readonly version: number }) {
    this.#store = store;
    this.#table = table;
  }

  /** Whether another server has written events that this server hasn't read, or deleted the table. */
  async isBehind(): Promise<boolean> {
    const { id, version } = this.#table;
    return (await this.#store.versions([id])).get(id) !== version;
  }
}
