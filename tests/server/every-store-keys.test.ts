/** What the server expects of every store, in SQLite and in PostgreSQL: the keys with which players change devices. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OutdatedError, type Store } from '../../server/store/store-interface.ts';
import { entry, useEveryStore } from '../helpers/every-store.ts';

describe.each(useEveryStore())('a key for another device in %s', (_, open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const key = (digest: string, player = 'ann', table = 't') => ({ table, digest, player });
  const LONG = 60_000;
  /** Writes an entry that uses up a key. */
  const spend = (digest: string, number: number) =>
    store.write({ entries: [entry(number)], spent: { table: 't', digest } });

  it('is found at its table until a newer one of the same player, or its end', async () => {
    await store.offerKey({ ...key('first'), by: 'host' }, LONG);
    await store.offerKey(key('other', 'ben'), LONG);
    await store.offerKey(key('elsewhere', 'ann', 'u'), LONG);
    expect(await store.key('t', 'first')).toEqual({ ...key('first'), by: 'host' });
    expect([await store.key('u', 'first'), await store.key('t', 'wrong')]).toEqual([undefined, undefined]);
    await store.offerKey(key('second'), LONG);
    expect(await store.key('t', 'first')).toBeUndefined();
    expect(await store.key('t', 'second')).toEqual(key('second'));
    await store.offerKey(key('old'), -1);
    expect([await store.key('t', 'old'), await store.key('t', 'second')]).toEqual([undefined, undefined]);
    expect(await store.key('t', 'other')).toEqual(key('other', 'ben'));
    await store.forget('t', []);
    expect(await store.key('t', 'other')).toBeUndefined();
    expect(await store.key('u', 'elsewhere')).toEqual(key('elsewhere', 'ann', 'u'));
  });

  it('is good once, also for two who bring it at once', async () => {
    await store.offerKey(key('a'), LONG);
    const both = await Promise.allSettled([spend('a', 0), spend('a', 0)]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(both.map((one) => one.status === 'rejected' && (one.reason as unknown))[1]).toBeInstanceOf(
      OutdatedError,
    );
    expect(await store.read('log')).toHaveLength(1);
    await expect(spend('a', 1)).rejects.toBeInstanceOf(OutdatedError);
    expect(await store.key('t', 'a')).toBeUndefined();
  });

  it('to recover is good as long as its table, beside one for some minutes, and used up once', async () => {
    await store.offerKey(key('a'), -1);
    await store.keepRecovery(key('old'));
    await store.keepRecovery(key('r'));
    await store.offerKey(key('b'), LONG);
    expect(await store.key('t', 'old')).toBeUndefined();
    expect([await store.key('t', 'r'), await store.key('t', 'b')]).toEqual([key('r'), key('b')]);
    await spend('r', 0);
    await expect(spend('r', 1)).rejects.toBeInstanceOf(OutdatedError);
    expect([await store.key('t', 'r'), await store.key('t', 'b')]).toEqual([undefined, key('b')]);
    await store.keepRecovery(key('s'));
    await store.forget('t', []);
    expect(await store.key('t', 's')).toBeUndefined();
  });

  it('is good still if what it was for is not written', async () => {
    await store.write({ entries: [entry(0)] });
    await store.offerKey(key('a'), LONG);
    // An entry with this number already exists, so this write fails.
    await expect(spend('a', 0)).rejects.toThrow();
    await spend('a', 1);
    expect(await store.read('log')).toHaveLength(2);
  });
});
