/**
 * Keys for moving to another device, kept in memory. They are valid for only a few minutes, and after a restart the
 * player can ask for another key. So they don't need to be in the data file or its copies.
 */
import { OutdatedError, type KeyRow } from './store-interface.ts';

interface Dated {
  readonly key: KeyRow;
  /** When the key expires, in ms since 1970. */
  readonly until: number;
}

export class MemoryKeys {
  /** For each table, maps each player to their newest key. */
  readonly #tables = new Map<string, Map<string, Dated>>();

  /** See Store.offerKey. */
  offer(key: KeyRow, goodForMs: number): void {
    this.#dropOld();
    const keys = this.#tables.get(key.table) ?? new Map<string, Dated>();
    this.#tables.set(key.table, keys.set(key.player, { key, until: Date.now() + goodForMs }));
  }

  /** See Store.key. */
  find(table: string, digest: string): KeyRow | undefined {
    const found = [...(this.#tables.get(table)?.values() ?? [])].find(({ key }) => key.digest === digest);
    return found && found.until >= Date.now() ? found.key : undefined;
  }

  /**
   * Uses up a key.
   * @returns a function that makes the key valid again, to be called if the change that used it is not written
   * @throws OutdatedError if the key is no longer valid
   */
  spend({ table, digest }: Pick<KeyRow, 'table' | 'digest'>): () => void {
    const keys = this.#tables.get(table);
    const player = this.find(table, digest)?.player;
    const dated = player === undefined ? undefined : keys?.get(player);
    if (!keys || player === undefined || !dated) throw new OutdatedError('the key is good no more');
    keys.delete(player);
    return () => void keys.set(player, dated);
  }

  forget(table: string): void {
    this.#tables.delete(table);
  }

  /** Drops expired keys. Otherwise unused keys would stay in memory forever. */
  #dropOld(): void {
    for (const [table, keys] of this.#tables) {
      for (const [player, { until }] of keys) if (until < Date.now()) keys.delete(player);
      if (keys.size === 0) this.#tables.delete(table);
    }
  }
}
