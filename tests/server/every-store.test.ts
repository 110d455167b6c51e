/** What the server expects of every store. The same tests run for SQLite and PostgreSQL. */
import { Client } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../server/store/open.ts';
import { openPostgres } from '../../server/store/postgres/open.ts';
import {
  OutdatedError,
  type ListingQuery,
  type NewListing,
  type Store,
} from '../../server/store/store-interface.ts';
import { usePostgres } from '../helpers/use-postgres.ts';

const silent = pino({ level: 'silent' });
const database = usePostgres();

const kinds: readonly [string, () => Promise<Store>][] = [
  ['SQLite', async () => openSqlite(':memory:')],
  ['PostgreSQL', async () => openPostgres(await database.fresh(), silent)],
];

/** Selects all listings whose host has ever been there, without those of a home network. */
const ALL_LISTINGS = { seenAfter: 0, seenOverDays: 0, seenBefore: 1e15, home: false, most: 30 };

const entry = (number: number, log = 'log') => ({ log, number, event: { type: 'x', number } });

describe.each(kinds)('the store in %s', (kind, open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const ids = (tables: readonly { readonly id: string }[]) => tables.map(({ id }) => id).sort();
  /** Creates a table with a log and a seat. `ran` is how long the server has been running by then, in ms. */
  const make = async (id: string, ran = 0) => {
    await store.setFigure('ran', ran);
    await store.write({
      table: { id, code: `CODE-${id}` },
      seat: { table: id, digest: `digest-${id}`, player: 'ann' },
      entries: [entry(0, `table/${id}`)],
    });
  };

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
    for (const id of ['a', 'b', 'c']) await make(id);
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
    await make('a', 10);
    expect(await store.findTable('CODE-a')).toEqual({ id: 'a', code: 'CODE-a', seen: 10, played: false });
    expect(await store.findTable('CODE-b')).toBeUndefined();
    await store.setFigure('ran', 30);
    await store.touch(['a', 'gone']);
    await store.write({ entries: [], played: 'a' });
    expect(await store.findTable('CODE-a')).toEqual({ id: 'a', code: 'CODE-a', seen: 30, played: true });
    expect(await store.countTables()).toBe(1);
  });

  it('finds the tables that nobody visits', async () => {
    await make('old', 10);
    await make('played', 10);
    await make('new', 30);
    await store.write({ entries: [], played: 'played' });
    expect(ids(await store.unvisited({ played: 10, unplayed: 10 }))).toEqual(['old', 'played']);
    expect(ids(await store.unvisited({ played: 9, unplayed: 29 }))).toEqual(['old']);
    expect(ids(await store.unvisited({ played: 9, unplayed: 30 }))).toEqual(['new', 'old']);
  });

  it('keeps seats, which pass on', async () => {
    await make('a');
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

  describe('a deadline', () => {
    const deadline = (id: string, endsAt: number, turn = 'turn') => ({
      ...{ table: id, turn, endsAt, ofMs: 100 },
    });
    /** Writes a change of a table with a deadline, which may be null. */
    const set = (id: string, version: number, row: ReturnType<typeof deadline> | null) =>
      store.write({ entries: [], deadline: row, at: { table: id, version } });
    const due = (endedBy: number, begunAfter = 1e15) => store.dueTables({ endedBy, begunAfter });

    it('is kept with a change, until another takes its place', async () => {
      await make('a');
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
      await make('a');
      const change = { entries: [entry(0, 'table/a')], deadline: deadline('a', 5) };
      await expect(store.write({ ...change, at: { table: 'a', version: 0 } })).rejects.toThrow();
      expect(await store.deadline('a')).toBeUndefined();
    });

    it('is found when it has passed, and when its turn begins only later', async () => {
      for (const id of ['a', 'b', 'c']) await make(id);
      await set('a', 0, deadline('a', 400));
      await set('b', 0, deadline('b', 300));
      await set('c', 0, deadline('c', 500));
      expect(await due(299)).toEqual([]);
      expect(await due(400)).toEqual(['CODE-b', 'CODE-a']);
      expect(await due(0, 300)).toEqual(['CODE-c']);
      expect(await due(0, 400)).toEqual([]);
    });

    it('goes with its table, and keeps it until then', async () => {
      await make('a');
      await make('b');
      await set('a', 0, deadline('a', 5));
      expect(ids(await store.unvisited({ played: 0, unplayed: 0 }))).toEqual(['b']);
      await store.forget('a', ['table/a']);
      expect([await store.deadline('a'), await due(1000)]).toEqual([undefined, []]);
    });
  });

  describe('a listing', () => {
    const usual = { overDays: false, home: false, opened: 100, seen: 100 };
    const set = (id: string, version: number, row: Partial<NewListing> | 'hidden' | null) => {
      const listing = row === 'hidden' ? row : row && { listing: `{"code":"${id}"}`, ...usual, ...row };
      return store.write({ entries: [], listing, at: { table: id, version } });
    };
    const listed = async (query: Partial<ListingQuery> = {}) =>
      (await store.listings({ ...ALL_LISTINGS, ...query })).map(({ table }) => table);

    it('is kept with a change, until another takes its place, and keeps its times', async () => {
      await make('a');
      await set('a', 0, { opened: 1_795_000_000_000, seen: 1_795_000_000_001 });
      const row = { table: 'a', listing: '{"code":"a"}', overDays: false, home: false };
      const times = { opened: 1_795_000_000_000, seen: 1_795_000_000_001 };
      expect(await store.listings(ALL_LISTINGS)).toEqual([{ ...row, ...times }]);
      await store.write({ entries: [entry(1, 'table/a')], at: { table: 'a', version: 1 } });
      await set('a', 2, { listing: '{}', overDays: true, opened: 5, seen: 5 });
      expect(await store.listings(ALL_LISTINGS)).toEqual([
        { ...row, listing: '{}', overDays: true, ...times },
      ]);
      await set('a', 3, null);
      expect(await listed()).toEqual([]);
      await set('a', 4, { opened: 7 });
      expect((await store.listings(ALL_LISTINGS))[0]?.opened).toBe(7);
    });

    it('can be hidden, and comes back where it was', async () => {
      for (const id of ['a', 'b', 'c']) await make(id);
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
      await make('a');
      const listing = { listing: '{}', ...usual };
      const change = { entries: [entry(0, 'table/a')], listing, at: { table: 'a', version: 0 } };
      await expect(store.write(change)).rejects.toThrow();
      expect(await listed()).toEqual([]);
    });

    it('is found while the host was there lately, the table that was opened last first', async () => {
      for (const id of ['a', 'b', 'c', 'd']) await make(id);
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
      await make('a');
      await set('a', 0, {});
      await store.forget('a', ['table/a']);
      expect(await listed()).toEqual([]);
    });
  });

  describe('a key for another device', () => {
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

  it('forgets a table with all that is kept of it, and nothing else', async () => {
    await make('a');
    await make('b');
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

describe('a database that several servers share', () => {
  /** Opens the stores of two servers on the same database. It contains one table. */
  async function twoServers(): Promise<[Store, Store]> {
    const url = await database.fresh();
    // Open the stores at the same time, so that both find an empty database.
    const stores = await Promise.all([openPostgres(url, silent), openPostgres(url, silent)]);
    await stores[0].write({ table: { id: 't', code: 'CD5F' }, entries: [] });
    return stores;
  }
  const change = (number: number, version: number, command: string, log = 'table/t') => ({
    entries: [{ log, number, event: { by: command }, command }],
    at: { table: 't', version },
  });

  it('lets one of two go on who decide at the same time, and tells the other', async () => {
    const [one, two] = await twoServers();
    for (let version = 0; version < 20; version++) {
      const outcomes = await Promise.allSettled([
        one.write(change(version, version, `a:${version}`)),
        two.write(change(version, version, `b:${version}`)),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const refused = outcomes.find((outcome) => outcome.status === 'rejected');
      expect(refused?.reason).toBeInstanceOf(OutdatedError);
    }
    expect(await two.read('table/t')).toHaveLength(20);
    expect(await one.versions?.(['t', 'gone'])).toEqual(new Map([['t', 20]]));
    await Promise.all([one.close(), two.close()]);
  });

  it('refuses what was decided on a table as it no longer is, though in another of its logs', async () => {
    const [one, two] = await twoServers();
    await one.write(change(0, 0, 'a:1'));
    await expect(two.write(change(0, 0, 'b:1', 'game/g'))).rejects.toBeInstanceOf(OutdatedError);
    const seat = { seat: { table: 't', digest: 'd', player: 'p' }, ...change(0, 0, 'b:2', 'game/g') };
    await expect(two.write(seat)).rejects.toBeInstanceOf(OutdatedError);
    expect([await two.read('game/g'), await two.seats('t')]).toEqual([[], []]);
    await Promise.all([one.close(), two.close()]);
  });

  it('carries a command out once at its table', async () => {
    const [one, two] = await twoServers();
    await one.write(change(0, 0, 'a:1'));
    await expect(two.write(change(1, 1, 'a:1'))).rejects.toBeInstanceOf(OutdatedError);
    expect(await one.read('table/t')).toHaveLength(1);
    await Promise.all([one.close(), two.close()]);
  });

  it('refuses what is meant for a table that is gone', async () => {
    const [one, two] = await twoServers();
    await one.forget('t', ['table/t']);
    await expect(two.write(change(0, 0, 'a:1'))).rejects.toBeInstanceOf(OutdatedError);
    expect(await one.versions?.(['t'])).toEqual(new Map());
    await Promise.all([one.close(), two.close()]);
  });

  it('is brought up to date where an older version has written it', async () => {
    const url = await database.fresh();
    const store = await openPostgres(url, silent);
    await store.write({ table: { id: 't', code: 'CD5F' }, entries: [entry(0)] });
    await store.close();
    // Remove everything that the first version's schema did not have.
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('DROP TABLE keys, counts, recoveries, deadlines, listings');
    await client.query('DROP TABLE push_subscriptions, push_notices, push_checks, push_keys');
    await client.query('DELETE FROM schema_versions WHERE version > 1');
    await client.end();
    const newer = await openPostgres(url, silent);
    await newer.offerKey({ table: 't', digest: 'd', player: 'ann' }, 60_000);
    expect((await newer.key('t', 'd'))?.player).toBe('ann');
    expect(await newer.deadline('t')).toBeUndefined();
    expect(await newer.listings({ ...ALL_LISTINGS, home: true })).toEqual([]);
    expect(await newer.push.subscriptions('t')).toEqual([]);
    expect(await newer.read('log')).toHaveLength(1);
    await newer.close();
  });

  it('says what is wrong if it is not there, and nothing of its password', async () => {
    const refused = openPostgres('postgres://odyssey:very-secret@127.0.0.1:1/none', silent);
    await expect(refused).rejects.toThrow(/^DATABASE_URL: the database can't be used: /);
    await expect(refused).rejects.not.toThrow(/very-secret/);
  });
});
