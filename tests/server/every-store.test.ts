/** What the server expects of every store, in SQLite and in PostgreSQL: logs, tables, seats and figures. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../server/store/store-interface.ts';
import { entry, ids, makeTable, useEveryStore } from '../helpers/every-store.ts';

describe.each(useEveryStore())('the store in %s', (kind, open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  it('gives back a log as it was written, from anywhere, with the commands that caused it', async () => {
    await store.write({ entries: [{ ...entry(0), command: 'ann:1' }, entry(1), entry(0, 'other')] });
    await store.write({ entries: [{ ...entry(2), command: 'ben:1' }] });
    const all = [{ ...entry(0), command: 'ann:1' }, entry(1), { ...entry(2), command: 'ben:1' }];
    expect(await store.read('log')).toEqual(all);
    expect(await store.read('log', 2)).toEqual(all.slice(2));
    expect(await store.read('log', 3)).toEqual([]);
    expect(await store.commands('log')).toEqual(['ann:1', 'ben:1']);
    expect(await store.commands('other')).toEqual([]);
    expect([await store.read('none'), await store.commands('none')]).toEqual([[], undefined]);
  });

  it('writes a change as a whole or not at all', async () => {
    await store.write({ entries: [entry(0)] });
    const change = {
      table: { id: 't', code: 'CD5F' },
      seat: { table: 't', digest: 'd', player: 'p' },
      entries: [entry(0, 'new'), entry(0)],
    };
    await expect(store.write(change)).rejects.toThrow();
    expect(await store.findTable('CD5F')).toBeUndefined();
    expect([await store.seats('t'), await store.read('new')]).toEqual([[], []]);
    expect(await store.read('log')).toEqual([entry(0)]);
  });

  it('writes what comes at the same time, in order, and one that fails takes no other along', async () => {
    for (const id of ['a', 'b', 'c']) await makeTable(store, id);
    const lengthened = (id: string, number: number, version: number) =>
      store.write({ entries: [entry(number, `table/${id}`)], at: { table: id, version } });
    const written = await Promise.allSettled([
      lengthened('a', 1, 0),
      // An entry with this number already exists, so this write fails.
      lengthened('b', 0, 0),
      lengthened('c', 1, 0),
    ]);
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.read('table/a')).toHaveLength(2);
    expect(await store.read('table/b')).toHaveLength(1);
    expect(await store.read('table/c')).toHaveLength(2);
    for (let number = 2; number < 20; number++) await lengthened('a', number, number - 1);
    expect((await store.read('table/a')).map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, i) => i),
    );
  });

  it('of two who have found the same code free gives it to one', async () => {
    const writes = ['a', 'b'].map((id) => store.write({ table: { id, code: 'CD5F' }, entries: [] }));
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await store.countTables()).toBe(1);
  });

  it('finds a table by its code, and knows when somebody was last there and whether a game began', async () => {
    await makeTable(store, 'a', 10);
    expect(await store.findTable('CODE-a')).toEqual({ id: 'a', code: 'CODE-a', seen: 10, played: false });
    expect(await store.findTable('CODE-b')).toBeUndefined();
    await store.setFigure('ran', 30);
    await store.touch(['a', 'gone']);
    await store.write({ entries: [], played: 'a' });
    expect(await store.findTable('CODE-a')).toEqual({ id: 'a', code: 'CODE-a', seen: 30, played: true });
    expect(await store.countTables()).toBe(1);
  });

  it('finds the tables that nobody visits', async () => {
    await makeTable(store, 'old', 10);
    await makeTable(store, 'played', 10);
    await makeTable(store, 'new', 30);
    await store.write({ entries: [], played: 'played' });
    expect(ids(await store.unvisited({ played: 10, unplayed: 10 }))).toEqual(['old', 'played']);
    expect(ids(await store.unvisited({ played: 9, unplayed: 29 }))).toEqual(['old']);
    expect(ids(await store.unvisited({ played: 9, unplayed: 30 }))).toEqual(['new', 'old']);
  });

  it('keeps seats, which pass on', async () => {
    await makeTable(store, 'a');
    await store.write({
      entries: [],
      unseat: { table: 'a', digest: 'digest-a', player: 'ann' },
      seat: { table: 'a', digest: 'tablet', player: 'ann' },
    });
    expect(await store.seats('a')).toEqual([{ table: 'a', digest: 'tablet', player: 'ann' }]);
    expect(await store.seats('b')).toEqual([]);
  });

  it('keeps what devices have seen of the newest game, and when a host was there', async () => {
    const sighting = (game: string, sight: string) => ({ table: 't', digest: 'd', game, sight });
    await store.write({ entries: [], sightings: [sighting('g', 'poseidon')] });
    await store.write({ entries: [], sightings: [sighting('g', 'poseidon'), sighting('g', 'truth')] });
    expect(await store.sightings('t')).toEqual([sighting('g', 'poseidon'), sighting('g', 'truth')]);
    await store.write({ entries: [], played: 't', sightings: [sighting('h', 'navigators')] });
    expect(await store.sightings('t')).toEqual([sighting('h', 'navigators')]);
    await store.setFigure('ran', 5);
    await store.touchHosts([{ table: 't', player: 'ann' }]);
    await store.touchHosts([]);
    expect(await store.hostSeen('t')).toEqual({ table: 't', player: 'ann', seen: 5 });
    expect(await store.hostSeen('u')).toBeUndefined();
  });

  it('forgets a table with all that is kept of it, and nothing else', async () => {
    await makeTable(store, 'a');
    await makeTable(store, 'b');
    await store.write({ entries: [entry(0, 'game/g')] });
    await store.touchHosts([{ table: 'a', player: 'ann' }]);
    await store.forget('a', ['table/a', 'game/g']);
    expect(await store.findTable('CODE-a')).toBeUndefined();
    expect([await store.read('table/a'), await store.read('game/g'), await store.seats('a')]).toEqual([
      [],
      [],
      [],
    ]);
    expect(await store.hostSeen('a')).toBeUndefined();
    expect((await store.findTable('CODE-b'))?.id).toBe('b');
    expect([await store.read('table/b'), await store.seats('b')].map((list) => list.length)).toEqual([1, 1]);
  });

  it('counts how long the server has run', async () => {
    expect(await store.figure('ran')).toBe(0);
    expect(await store.tick(600_000)).toBe(0);
    // Servers that share a database count the same period of time only once.
    expect(await store.tick(600_000)).toBe(kind === 'SQLite' ? 600_000 : undefined);
    expect(await store.figure('ran')).toBe(kind === 'SQLite' ? 1_200_000 : 600_000);
    await store.setFigure('warned', 3);
    await store.setFigure('warned', 4);
    expect(await store.figure('warned')).toBe(4);
  });
});
