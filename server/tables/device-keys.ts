/**
 * Keys with which a player moves to another device. Each key works once. An ordinary key is valid for some minutes, and
 * a recovery key for as long as the table exists. The store contains only the keys' digests.
 */
import type { Offer } from '../../shared/table/rules/devices.ts';
import type { PlayerId } from '../../shared/game/game.ts';
import { digest, newKey, newRecoveryKey } from '../lib/secrets.ts';
import type { KeyRow, Store } from '../store/store-interface.ts';

const GOOD_FOR_MS = 10 * 60 * 1000;

/** Makes an ordinary key for a player of a table and invalidates the player's earlier ordinary key. */
export async function makeKey(
  store: Pick<Store, 'offerKey'>,
  table: string,
  offer: Offer,
): Promise<{ key: string; leftMs: number }> {
  const key = newKey();
  await store.offerKey({ table, digest: digest(key), ...offer }, GOOD_FOR_MS);
  return { key, leftMs: GOOD_FOR_MS };
}

/** Makes a recovery key for a player of a table and invalidates the player's earlier one. */
export async function makeRecoveryKey(
  store: Pick<Store, 'keepRecovery'>,
  table: string,
  player: PlayerId,
): Promise<{ key: string }> {
  const key = newRecoveryKey();
  await store.keepRecovery({ table, digest: digest(key), player });
  return { key };
}

/** The stored row of a key; undefined if the key is wrong, used or expired. */
export function findKey(store: Pick<Store, 'key'>, table: string, key: string): Promise<KeyRow | undefined> {
  return store.key(table, digest(key));
}
