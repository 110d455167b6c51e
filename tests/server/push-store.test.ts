/** What every store keeps for notices through push services. The same tests run for SQLite and PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../../server/store/backup.ts';
import { faultsOf } from '../../server/store/integrity.ts';
import { openSqlite } from '../../server/store/open.ts';
import { openPostgres } from '../../server/store/postgres/open.ts';
import type { CheckRow, NoticeRow, SubscriptionRow } from '../../server/store/push-store.ts';
import { salvage } from '../../server/store/salvage.ts';
import type { Change, Store } from '../../server/store/store-interface.ts';
import { usePostgres } from '../helpers/use-postgres.ts';

const silent = pino({ level: 'silent' });
const database = usePostgres();

const kinds: readonly [string, () => Promise<Store>][] = [
  ['SQLite', async () => openSqlite(':memory:')],
  ['PostgreSQL', async () => openPostgres(await database.fresh(), silent)],
];

/** A subscription of a player at table `a`. */
const row = (player: string, digest: string, more: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  table: 'a',
  player,
  digest,
  endpoint: `https://push.test/${digest}`,
  p256dh: 'B',
  auth: 'A',
  quiet: null,
  since: 1_795_000_000_000,
  ...more,
});

const notice = (more: Partial<NoticeRow> = {}): NoticeRow => ({
  table: 'a',
  player: 'ann',
  digest: 'd',
  kind: 'your-turn',
  number: 100_001,
  tries: 0,
  until: 1_795_000_000_500,
  ...more,
});

const NEVER = 1e15;

describe.each(kinds)('the store in %s', (_, open) => {
  let store: Store;
  let version: number;
  beforeEach(async () => {
    store = await open();
    version = 0;
    await make('a');
  });
  afterEach(() => store.close());

  const make = (id: string) =>
    store.write({
      table: { id, code: `CODE-${id}` },
      entries: [{ log: `table/${id}`, number: 0, event: {} }],
    });
  /** Changes table `a`. */
  const change = (part: Partial<Change>) =>
    store.write({ entries: [], ...part, at: { table: 'a', version: version++ } });
  const check = (dueAt: number, stamp = 'one', actor: string | null = null): CheckRow => ({
    ...{ table: 'a', dueAt, stamp, actor },
  });
  const take = (now: number, until: number, latest = NEVER) =>
    store.push.takeChecks({ now, until, latest, most: 10 });

  describe('a subscription', () => {
    it('is kept with a change, and replaced by one with the same endpoint', async () => {
      await change({ subscription: row('ann', 'd') });
      await change({ subscription: row('ben', 'd', { since: 1_795_000_000_001 }) });
      const again = row('ann', 'd', { auth: 'B', quiet: '{"from":0}', since: 1_795_000_000_002 });
      await change({ subscription: again });
      expect(await store.push.subscriptions('a')).toEqual([
        row('ben', 'd', { since: 1_795_000_000_001 }),
        again,
      ]);
      expect(await store.push.subscriptions('b')).toEqual([]);
    });

    it('ends with a change, and its notices with it', async () => {
      for (const player of ['ann', 'ben']) {
        await change({ subscription: row(player, 'd') });
        await store.push.claim(notice({ player }), 0);
      }
      await change({ unsubscribed: [row('ann', 'd')] });
      expect(await store.push.subscriptions('a')).toEqual([row('ben', 'd')]);
      expect(await store.push.notices('a')).toEqual([notice({ player: 'ben' })]);
    });

    it('is not written without its change', async () => {
      await change({ subscription: row('ann', 'd') });
      const failing = { subscription: row('ben', 'e'), unsubscribed: [row('ann', 'd')], check: check(1) };
      const twice = { entries: [{ log: 'table/a', number: 0, event: {} }] };
      await expect(change({ ...failing, ...twice })).rejects.toThrow();
      expect(await store.push.subscriptions('a')).toEqual([row('ann', 'd')]);
      expect(await take(NEVER, NEVER)).toEqual([]);
    });

    it('is deleted at every table when its endpoint is gone', async () => {
      await make('b');
      await change({ subscription: row('ann', 'd') });
      await change({ subscription: row('ann', 'e') });
      await store.write({ entries: [], subscription: row('x', 'd', { table: 'b' }) });
      await store.push.claim(notice(), 0);
      await store.push.dropEndpoint('d');
      expect(await store.push.subscriptions('a')).toEqual([row('ann', 'e')]);
      expect([await store.push.subscriptions('b'), await store.push.notices('a')]).toEqual([[], []]);
    });
  });

  describe('a notice', () => {
    beforeEach(() => change({ subscription: row('ann', 'd') }));

    it('is claimed once, until the attempt has failed', async () => {
      const until = notice().until ?? 0;
      expect(await store.push.claim(notice(), 0)).toBe(true);
      expect(await store.push.claim(notice({ until: until + 500 }), until - 1)).toBe(false);
      expect(await store.push.claim(notice({ until: until + 500, tries: 1 }), until)).toBe(true);
      expect(await store.push.notices('a')).toEqual([notice({ until: until + 500, tries: 1 })]);
    });

    it('is not sent again once it is done with, nor after a newer one', async () => {
      await store.push.claim(notice(), 0);
      await store.push.settle(notice({ until: null }));
      expect(await store.push.claim(notice(), NEVER)).toBe(false);
      expect(await store.push.claim(notice({ number: 100_002 }), 0)).toBe(true);
      expect(await store.push.claim(notice(), NEVER)).toBe(false);
      await store.push.settle(notice({ until: null }));
      expect(await store.push.notices('a')).toEqual([notice({ number: 100_002 })]);
      expect(await store.push.claim(notice({ kind: 'game-over', number: 1 }), 0)).toBe(true);
    });

    it('goes to one of many who claim it at the same time', async () => {
      const claims = await Promise.all(Array.from({ length: 8 }, () => store.push.claim(notice(), 0)));
      expect(claims.filter(Boolean)).toHaveLength(1);
    });

    it('is not sent to a device that has no subscription any more', async () => {
      await change({ unsubscribed: [row('ann', 'd')] });
      expect(await store.push.claim(notice(), 0)).toBe(false);
      await store.push.settle(notice());
      expect(await store.push.notices('a')).toEqual([]);
    });
  });

  describe('a check', () => {
    beforeEach(() => change({ subscription: row('ann', 'd') }));

    it('is taken when it is due, and by nobody else before it is due again', async () => {
      await change({ check: check(100, 'one', 'ann') });
      expect(await take(99, 200)).toEqual([]);
      expect(await take(100, 200)).toEqual([{ table: 'a', code: 'CODE-a', stamp: 'one', actor: 'ann' }]);
      expect(await take(199, 300)).toEqual([]);
      expect(await take(200, 300)).toHaveLength(1);
    });

    it('that is due much too late is taken at once', async () => {
      await change({ check: check(5_000) });
      expect(await take(100, 200, 5_000)).toEqual([]);
      expect(await take(100, 200, 4_999)).toHaveLength(1);
    });

    it('is put off or removed, but not if its table has changed since', async () => {
      await change({ check: check(100) });
      await store.push.putOff(check(100), 500);
      expect(await take(499, 499)).toEqual([]);
      expect(await store.push.isCurrent(check(100))).toBe(true);
      await change({ check: check(100, 'two') });
      expect(await store.push.isCurrent(check(100))).toBe(false);
      await store.push.putOff(check(100), null);
      await store.push.putOff(check(100), 900);
      expect(await take(100, 200)).toEqual([{ table: 'a', code: 'CODE-a', stamp: 'two', actor: null }]);
      await store.push.putOff(check(100, 'two'), null);
      expect(await take(NEVER, NEVER)).toEqual([]);
    });

    it('is brought forward, but never put off, and only where somebody is subscribed', async () => {
      await store.push.bringForward(check(100));
      await store.push.bringForward(check(300, 'late'));
      await store.push.bringForward(check(50, 'early'));
      expect(await take(50, 60)).toEqual([{ table: 'a', code: 'CODE-a', stamp: 'early', actor: null }]);
      await make('b');
      await store.push.bringForward({ table: 'b', dueAt: 1, stamp: 'x', actor: null });
      expect(await take(1, 60)).toEqual([]);
    });

    it('is taken by one of many who look at the same time', async () => {
      await change({ check: check(100) });
      const taken = await Promise.all(Array.from({ length: 8 }, () => take(100, 200)));
      expect(taken.flat()).toHaveLength(1);
    });
  });

  it('forgets everything with the table', async () => {
    await change({ subscription: row('ann', 'd'), check: check(1) });
    await store.push.claim(notice(), 0);
    await store.forget('a', ['table/a']);
    expect([await store.push.subscriptions('a'), await store.push.notices('a')]).toEqual([[], []]);
    await make('a');
    expect(await take(NEVER, NEVER)).toEqual([]);
  });

  it('keeps the key that was offered first', async () => {
    const keys = await Promise.all(['one', 'two', 'three'].map((key) => store.push.pushKey(key)));
    expect(new Set(keys).size).toBe(1);
    expect(await store.push.pushKey('four')).toBe(keys[0]);
  });
});

it('in PostgreSQL, an endpoint that is gone and a change of the same subscription can be written at the same time', async () => {
  const url = await database.fresh();
  const store = await openPostgres(url, silent);
  await store.write({
    entries: [],
    table: { id: 'a', code: 'CODE-a' },
    subscription: row('ann', 'd'),
  });
  await store.push.claim(notice(), 0);
  // A change deletes the subscription first, and then the notices.
  const change = new Client({ connectionString: url });
  await change.connect();
  await change.query('BEGIN');
  await change.query(`DELETE FROM push_subscriptions WHERE digest = 'd'`);
  const dropped = store.push.dropEndpoint('d');
  const waiting = `SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))`;
  await expect.poll(async () => (await change.query(waiting)).rowCount).toBeGreaterThan(0);
  await change.query(`DELETE FROM push_notices WHERE digest = 'd'`);
  await change.query('COMMIT');
  await dropped;
  expect([await store.push.subscriptions('a'), await store.push.notices('a')]).toEqual([[], []]);
  await change.end();
  await store.close();
});

describe('the SQLite store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'odyssey-push-store-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Writes a file with one of each row. */
  async function filled(name: string): Promise<string> {
    const file = join(folder, name);
    const store = openSqlite(file);
    await store.write({
      entries: [],
      table: { id: 'a', code: 'CODE-a' },
      subscription: row('ann', 'd'),
      check: { table: 'a', dueAt: 5, stamp: 's', actor: null },
    });
    await store.push.claim(notice(), 0);
    await store.push.pushKey('key');
    await store.close();
    return file;
  }

  it('carries all of it through a backup, and through saving what can be read of a damaged file', async () => {
    const file = await filled('kept.sqlite');
    const [backup, saved] = [join(folder, 'backup.sqlite'), join(folder, 'saved.sqlite')];
    expect(await backUp(file, backup)).toMatchObject({ faults: [] });
    const read = new DatabaseSync(file, { readOnly: true });
    salvage(read, saved);
    read.close();
    for (const copy of [backup, saved]) {
      const kept = openSqlite(copy);
      const { push } = kept;
      expect(await push.subscriptions('a')).toEqual([row('ann', 'd')]);
      expect(await push.notices('a')).toEqual([notice()]);
      expect(await push.takeChecks({ now: 5, until: 9, latest: NEVER, most: 9 })).toHaveLength(1);
      expect(await push.pushKey('other')).toBe('key');
      await kept.close();
    }
  });

  it('finds damage in it, and treats what is damaged as missing', async () => {
    const file = await filled('damaged.sqlite');
    const raw = new DatabaseSync(file);
    raw.exec(`UPDATE push_subscriptions SET endpoint = 'https://elsewhere.test/'`);
    raw.exec(`UPDATE push_notices SET number = 9; UPDATE push_checks SET stamp = 't'`);
    raw.exec(`UPDATE push_keys SET private = 'kex'`);
    expect(faultsOf(raw)).toEqual([
      'table a: a subscription to notices is damaged',
      'table a: what was sent to a device is damaged',
      'table a: when to look at its notices is damaged',
      'the key for push services is damaged',
    ]);
    raw.close();
    const store = openSqlite(file);
    expect([await store.push.subscriptions('a'), await store.push.notices('a')]).toEqual([[], []]);
    expect(await store.push.claim(notice({ number: 3 }), 0)).toBe(true);
    expect(await store.push.pushKey('new')).toBe('new');
    await store.close();
  });
});
