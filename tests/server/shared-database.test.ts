/** A PostgreSQL database that the stores of several servers share. */
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { openPostgres } from '../../server/store/postgres/open.ts';
import { OutdatedError, type Store } from '../../server/store/store-interface.ts';
import { ALL_LISTINGS, entry, silent } from '../helpers/every-store.ts';
import { usePostgres } from '../helpers/use-postgres.ts';

const database = usePostgres();

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
