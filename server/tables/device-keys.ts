/** Keys with which a player goes on to another device: good once, for some minutes. The store knows their digests only. */
import type { Offer } from '../../shared/table/rules/devices.ts';
import { digest, newKey } from '../lib/secrets.ts';
import type { KeyRow, Store } from '../store/store-interface.ts';

const GOOD_FOR_MS = 10 * 60 * 1000;

/** Makes a key for a player of a table; the player's earlier ones are void. */
export async function makeKey(
  store: Pick<Store, 'offerKey'>,
  table: string,
  offer: Offer,
): Promise<{ key: string; leftMs: number }> {
  const key = newKey();
  await store.offerKey({ table, digest: digest(key), ...offer }, GOOD_FOR_MS);
  return { key, leftMs: GOOD_FOR_MS };
}

/** What is kept of a key; undefined if it is wrong, used or old. */
export function findKey(store: Pick<Store, 'key'>, table: string, key: string): Promise<KeyRow | undefined> {
  return store.key(table, digest(key));
}
