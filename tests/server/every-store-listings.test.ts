/** What the server expects of every store, in SQLite and in PostgreSQL: the listings of open tables. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ListingQuery, NewListing, Store } from '../../server/store/store-interface.ts';
import { ALL_LISTINGS, entry, makeTable, useEveryStore } from '../helpers/every-store.ts';

describe.each(useEveryStore())('a listing in %s', (_, open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const usual = { overDays: false, home: false, opened: 100, seen: 100 };
  const set = (id: string, version: number, row: Partial<NewListing> | 'hidden' | null) => {
    const listing = row === 'hidden' ? row : row && { listing: `{"code":"${id}"}`, ...usual, ...row };
    return store.write({ entries: [], listing, at: { table: id, version } });
  };
  const listed = async (query: Partial<ListingQuery> = {}) =>
    (await store.listings({ ...ALL_LISTINGS, ...query })).map(({ table }) => table);

  it('is kept with a change, until another takes its place, and keeps its times', async () => {
    await makeTable(store, 'a');
    await set('a', 0, { opened: 1_795_000_000_000, seen: 1_795_000_000_001 });
    const row = { table: 'a', listing: '{"code":"a"}', overDays: false, home: false };
    const times = { opened: 1_795_000_000_000, seen: 1_795_000_000_001 };
    expect(await store.listings(ALL_LISTINGS)).toEqual([{ ...row, ...times }]);
    await store.write({ entries: [entry(1, 'table/a')], at: { table: 'a', version: 1 } });
    await set('a', 2, { listing: '{}', overDays: true, opened: 5, seen: 5 });
    expect(await store.listings(ALL_LISTINGS)).toEqual([{ ...row, listing: '{}', overDays: true, ...times }]);
    await set('a', 3, null);
    expect(await listed()).toEqual([]);
    await set('a', 4, { opened: 7 });
    expect((await store.listings(ALL_LISTINGS))[0]?.opened).toBe(7);
  });

  it('can be hidden, and comes back where it was', async () => {
    for (const id of ['a', 'b', 'c']) await makeTable(store, id);
    await set('a', 0, { opened: 100 });
    await set('b', 0, { opened: 200 });
    await set('c', 0, 'hidden');
    await set('a', 1, 'hidden');
    expect(await listed()).toEqual(['b']);
    await store.touchListings(['a', 'b', 'c'], 300);
    expect(await listed()).toEqual(['b']);
    await set('a', 2, { opened: 400, seen: 400, listing: '{}' });
    await set('c', 1, { opened: 150 });
    const rows = await store.listings(ALL_LISTINGS);
    expect(rows.map(({ table, opened, seen }) => [table, opened, seen])).toEqual([
      ['b', 200, 300],
      ['c', 150, 100],
      ['a', 100, 400],
    ]);
    expect(rows.at(-1)?.listing).toBe('{}');
    await set('b', 1, 'hidden');
    await set('b', 2, null);
    await set('b', 3, { opened: 500 });
    expect(await listed()).toEqual(['b', 'c', 'a']);
  });

  it('is not written without its change', async () => {
    await makeTable(store, 'a');
    const listing = { listing: '{}', ...usual };
    const change = { entries: [entry(0, 'table/a')], listing, at: { table: 'a', version: 0 } };
    await expect(store.write(change)).rejects.toThrow();
    expect(await listed()).toEqual([]);
  });

  it('is found while the host was there lately, the table that was opened last first', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await makeTable(store, id);
    await set('a', 0, { seen: 200 });
    await set('b', 0, { seen: 200, opened: 150 });
    await set('c', 0, { seen: 50, overDays: true, opened: 120 });
    await set('d', 0, { home: true, opened: 110 });
    expect(await listed()).toEqual(['b', 'c', 'a']);
    expect(await listed({ home: true })).toEqual(['b', 'c', 'd', 'a']);
    expect(await listed({ most: 2 })).toEqual(['b', 'c']);
    expect(await listed({ seenAfter: 60, seenOverDays: 20 })).toEqual(['b', 'c', 'a']);
    expect(await listed({ seenAfter: 60, seenOverDays: 50 })).toEqual(['b', 'a']);
    expect(await listed({ seenAfter: 200, seenOverDays: 0 })).toEqual(['c']);
    expect(await listed({ seenBefore: 200 })).toEqual(['c']);
    await store.touchListings(['a', 'nowhere'], 300);
    await store.touchListings([], 400);
    expect(await listed({ seenAfter: 200, seenOverDays: 200 })).toEqual(['a']);
  });

  it('goes with its table', async () => {
    await makeTable(store, 'a');
    await set('a', 0, {});
    await store.forget('a', ['table/a']);
    expect(await listed()).toEqual([]);
  });
});
