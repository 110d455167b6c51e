/** The daily copies of the data file. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { DailyCopies } from '../../server/store/daily-copies.ts';
import { faultsOf } from '../../server/store/integrity.ts';
import { openSqlite } from '../../server/store/open.ts';
import { change, fill, fixtureTables, VERSION_1 } from '../helpers/data-file.ts';
import { logLines } from '../helpers/lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-daily-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DAY = 24 * 60 * 60 * 1000;
const HOUR = DAY / 24;

/** A data file with games, and its daily copies, which follow a clock set by the test. */
async function daily(keep: number) {
  const place = mkdtempSync(join(folder, 'my.sqlite-'));
  const file = join(place, 'odyssey.sqlite');
  const store = openSqlite(file);
  await fill(store, await fixtureTables(folder), 2);
  const { log, lines } = logLines();
  const clock = { now: Date.parse('2026-08-01T12:00:00Z') };
  const copies = new DailyCopies({ file, keep, log, now: () => clock.now });
  const names = () => {
    const backups = join(place, 'backups');
    return existsSync(backups) ? readdirSync(backups).sort() : [];
  };
  return { file, store, copies, clock, lines, names, backups: join(place, 'backups') };
}

describe('the daily copies', () => {
  it('are made once a day while the server runs, and the newest are kept', async () => {
    const { store, copies, clock, names, backups, lines } = await daily(2);
    await copies.look();
    clock.now += 23 * HOUR;
    await copies.look();
    expect(names()).toEqual(['daily-000001-2026-08-01T12-00-00Z.sqlite']);
    for (let day = 0; day < 2; day++) {
      clock.now += DAY;
      await copies.look();
    }
    expect(names()).toEqual([
      'daily-000002-2026-08-03T11-00-00Z.sqlite',
      'daily-000003-2026-08-04T11-00-00Z.sqlite',
    ]);
    const database = new DatabaseSync(join(backups, names()[1] ?? ''), { readOnly: true });
    expect(faultsOf(database)).toEqual([]);
    database.close();
    expect(lines).toEqual([]);
    await store.close();
  });

  it('survive a clock that jumps: one for each jump, and the oldest goes, not the one of the latest date', async () => {
    const { store, copies, clock, names } = await daily(2);
    const now = clock.now;
    for (const jump of [0, 400 * DAY, 0, HOUR]) {
      clock.now = now + jump;
      await copies.look();
      await copies.look();
    }
    expect(names()).toEqual([
      'daily-000002-2027-09-05T12-00-00Z.sqlite',
      'daily-000003-2026-08-01T12-00-00Z.sqlite',
    ]);
    await store.close();
  });

  it('with damage in them are told in the log, and drive out no sound one', async () => {
    const { file, store, copies, clock, names, lines } = await daily(1);
    await copies.look();
    change(file, "UPDATE events SET event = '{}' WHERE number = 1 AND log LIKE 'table/%'");
    for (let day = 0; day < 3; day++) {
      clock.now += DAY;
      await copies.look();
    }
    expect(names()).toEqual([
      'daily-000001-2026-08-01T12-00-00Z.sqlite',
      'daily-000004-2026-08-04T12-00-00Z.damaged.sqlite',
    ]);
    expect(lines.map(({ msg }) => msg)).toEqual(
      Array.from({ length: 3 }, () => 'the daily copy was made, but some of what is kept is damaged'),
    );
    expect(lines[0]?.['faults']).toEqual([
      expect.stringMatching(/^table\/\S+: event 1 is damaged$/),
      expect.stringMatching(/^table\/\S+: event 1 is damaged$/),
    ]);
    await store.close();
  });

  it('without a table are told in the log, and drive out no sound one; nor do files that are empty', async () => {
    const { file, store, copies, clock, names, lines, backups } = await daily(1);
    await copies.look();
    for (const table of ['events', 'logs', 'tables', 'seats']) change(file, `DELETE FROM ${table}`);
    for (let day = 0; day < 9; day++) {
      clock.now += DAY;
      await copies.look();
    }
    writeFileSync(join(backups, 'daily-000011-2026-08-10T12-00-00Z.sqlite'), '');
    clock.now += DAY;
    await copies.look();
    expect(names()).toEqual([
      'daily-000001-2026-08-01T12-00-00Z.sqlite',
      'daily-000012-2026-08-11T12-00-00Z.empty.sqlite',
    ]);
    expect(new Set(lines.map(({ msg }) => msg))).toEqual(
      new Set(['there is no table in the daily copy, though there was in an earlier one']),
    );
    await store.close();
  });

  it('of a file that was emptied while the server runs are none, and its -wal stays', async () => {
    const { file, store, copies, names, lines } = await daily(1);
    truncateSync(file);
    await copies.look();
    expect(lines[0]?.err?.message).toBe(`${file}: is empty`);
    expect(names()).toEqual([]);
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    await store.close();
  });

  it('that can not be made are told in the log, and leave nothing behind', async () => {
    const { store, copies, names, lines, backups } = await daily(1);
    writeFileSync(backups, 'no folder');
    await copies.look();
    expect(lines).toMatchObject([{ level: 50, msg: 'the daily copy could not be made' }]);
    expect(lines[0]?.err?.message).toMatch(/ENOTDIR|EEXIST/);
    rmSync(backups);
    await copies.look();
    expect(names()).toHaveLength(1);
    await store.close();
  });

  it('of a file that is missing are none, and the log says why', async () => {
    const { file, store, copies, names, lines } = await daily(1);
    await store.close();
    rmSync(file);
    await copies.look();
    expect(lines[0]?.err?.message).toBe(`${file}: is missing`);
    expect(names()).toEqual([]);
  });

  it('are none if none are wanted, and what a killed server left of one is cleared away', async () => {
    const none = await daily(0);
    await none.copies.look();
    expect(none.names()).toEqual([]);
    await none.store.close();
    const one = await daily(1);
    await one.copies.look();
    for (const day of ['02', '03'])
      copyFileSync(VERSION_1, join(one.backups, `daily-000002-2026-08-${day}T12-00-00Z.sqlite.partial`));
    writeFileSync(join(one.backups, 'daily-notes.partial.txt'), '');
    one.clock.now += DAY;
    await one.copies.look();
    expect(one.names()).toEqual(['daily-000002-2026-08-02T12-00-00Z.sqlite', 'daily-notes.partial.txt']);
    await one.store.close();
  });

  it('are not made twice by two looks at once', async () => {
    const { store, copies, names, clock } = await daily(3);
    await Promise.all([copies.look(), copies.look()]);
    clock.now += DAY - 1;
    await copies.look();
    expect(names()).toEqual(['daily-000001-2026-08-01T12-00-00Z.sqlite']);
    clock.now += 1;
    await copies.look();
    expect(names()).toHaveLength(2);
    await store.close();
  });

  it('are counted on beyond a million, and another file in their folder is nobody of theirs', async () => {
    const { store, copies, names, backups, clock } = await daily(2);
    mkdirSync(backups);
    const others = [
      'daily-1.sqlite',
      'mine.sqlite',
      'my-daily-000001-2026-08-01T12-00-00Z.sqlite.partial',
      'my-daily-2000000-2026-08-01T12-00-00Z.sqlite',
    ];
    const old = ['daily-999999-2026-07-30T12-00-00Z.sqlite', 'daily-1000000-2026-07-31T12-00-00Z.sqlite'];
    for (const name of [...others, ...old]) writeFileSync(join(backups, name), 'a copy');
    await copies.look();
    clock.now += DAY;
    await copies.look();
    expect(names()).toEqual(
      [
        ...others,
        'daily-1000001-2026-08-01T12-00-00Z.sqlite',
        'daily-1000002-2026-08-02T12-00-00Z.sqlite',
      ].sort(),
    );
    await store.close();
  });
});

describe('a server that runs', () => {
  it('looks at its start and then every hour, until it stops', async () => {
    const { store, copies, names, clock } = await daily(5);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    copies.start();
    await copies.look();
    expect(names()).toHaveLength(1);
    clock.now += DAY;
    const look = vi.spyOn(copies, 'look');
    vi.advanceTimersByTime(HOUR - 1);
    expect(vi.getTimerCount()).toBe(1);
    expect(look).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(look).toHaveBeenCalledTimes(1);
    await look.mock.results[0]?.value;
    expect(names()).toHaveLength(2);
    await copies.stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    await store.close();
  });

  it('that keeps none looks for none', async () => {
    const { store, copies } = await daily(0);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    copies.start();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    await copies.stop();
    await store.close();
  });

  it('that stops breaks off the copy that it makes, and that is no fault to tell of', async () => {
    const { store, copies, names, lines } = await daily(5);
    const looked = copies.look();
    await copies.stop();
    await looked;
    expect(names().filter((name) => name.endsWith('.sqlite'))).toEqual([]);
    expect(lines).toEqual([]);
    await store.close();
  });
});
