/** The server's own key, with which push services recognise it (RFC 8292). */
import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { Store } from '../store/store-interface.ts';

/** A pair of keys, in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const CURVE = 'prime256v1';

/** The pair that belongs to a private key in base64url; undefined if the key is not one. */
export function keysOf(privateKey: string): VapidKeys | undefined {
  if (!/^[\w-]{43}$/.test(privateKey)) return undefined;
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return undefined;
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey };
}

/**
 * The keys in the store, which are made at the first start. Servers that share the store have the same keys, even if
 * they start for the first time at the same moment.
 */
export async function storedKeys(store: Pick<Store, 'push'>): Promise<VapidKeys> {
  const keys = keysOf(await store.push.pushKey(webPush.generateVAPIDKeys().privateKey));
  if (!keys) throw new Error('the stored key for push services is not one');
  return keys;
}

/** Whether a text is a device's public key: a point of the curve, in base64url. */
export function isDeviceKey(p256dh: string): boolean {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  try {
    pair.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}
