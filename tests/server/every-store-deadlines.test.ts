/** What the server expects of every store, in SQLite and in PostgreSQL: the deadlines of turns over days. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../server/store/store-interface.ts';
import { entry, ids, makeTable, useEveryStore } from '../helpers/every-store.ts';

describe.each(useEveryStore())('a deadline in %s', (_, open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const deadline = (id: string, endsAt: number, turn = 'turn') => ({
    ...{ table: id, turn, endsAt, ofMs: 100 },
  });
  /** Writes a change of a table with a deadline, which may be null. */
  const set = (id: string, version: number, row: ReturnType<typeof deadline> | null) =>
    store.write({ entries: [], deadline: row, at: { table: id, version } });
  const due = (endedBy: number, begunAfter = 1e15) => store.dueTables({ endedBy, begunAfter });

  it('is kept with a change, until another takes its place', async () => {
    await makeTable(store, 'a');
    const late = deadline('a', 1_795_000_000_000);
    await set('a', 0, late);
    expect(await store.deadline('a')).toEqual(late);
    await store.write({ entries: [entry(1, 'table/a')], at: { table: 'a', version: 1 } });
    expect(await store.deadline('a')).toEqual(late);
    await set('a', 2, deadline('a', 5, 'next'));
    expect(await store.deadline('a')).toEqual(deadline('a', 5, 'next'));
    await set('a', 3, null);
    expect([await store.deadline('a'), await store.deadline('b')]).toEqual([undefined, undefined]);
  });

  it('is not written without its change', async () => {
    await makeTable(store, 'a');
    const change = { entries: [entry(0, 'table/a')], deadline: deadline('a', 5) };
    await expect(store.write({ ...change, at: { table: 'a', version: 0 } })).rejects.toThrow();
    expect(await store.deadline('a')).toBeUndefined();
  });

  it('is found when it has passed, and when its turn begins only later', async () => {
    for (const id of ['a', 'b', 'c']) await makeTable(store, id);
    await set('a', 0, deadline('a', 400));
    await set('b', 0, deadline('b', 300));
    await set('c', 0, deadline('c', 500));
    expect(await due(299)).toEqual([]);
    expect(await due(400)).toEqual(['CODE-b', 'CODE-a']);
    expect(await due(0, 300)).toEqual(['CODE-c']);
    expect(await due(0, 400)).toEqual([]);
  });

  it('goes with its table, and keeps it until then', async () => {
    await makeTable(store, 'a');
    await makeTable(store, 'b');
    await set('a', 0, deadline('a', 5));
    expect(ids(await store.unvisited({ played: 0, unplayed: 0 }))).toEqual(['b']);
    await store.forget('a', ['table/a']);
    expect([await store.deadline('a'), await due(1000)]).toEqual([undefined, []]);
  });
});
