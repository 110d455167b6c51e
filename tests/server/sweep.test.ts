/** The sweep measures the server's running time and ignores the time of day. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Metrics } from '../../server/lib/metrics.ts';
import { createApp } from '../../server/app.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { openSqlite } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { Sweep, TICK_MS } from '../../server/tables/sweep.ts';
import { Tables } from '../../server/tables/tables.ts';
import { fill, fixtureTables, VERSION_1, type Kept } from '../helpers/data-file.ts';
import { logLines, type Line } from '../helpers/lines.ts';

const DAY = 24 * 60 * 60 * 1000;
const folder = mkdtempSync(join(tmpdir(), 'odyssey-sweep-'));
afterAll(() => rmSync(folder, { recursive: true }));

const boards = loadBoards('boards');
const fixture = await fixtureTables(folder);
const hasPlayed = ({ logs }: Kept) => logs.size > 1;
const played = fixture.filter(hasPlayed);
const unplayed = fixture.filter((table) => !hasPlayed(table));

let store: Store;
let tables: Tables;
let sweep: Sweep;
let lines: Line[];
beforeEach(() => {
  store = openSqlite(':memory:');
  tables = new Tables({ store, boards });
  const told = logLines();
  lines = told.lines;
  sweep = new Sweep({ metrics: new Metrics(), store, tables, log: told.log });
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

/** Lets the server run for some days. */
async function run(days: number): Promise<void> {
  await store.setFigure('ran', (await store.figure('ran')) + days * DAY);
}

const warnings = () => lines.filter(({ level }) => level === 40);

it('is counted, with what it deleted, once for each day that the server runs', async () => {
  const metrics = { swept: vi.fn(), fault: vi.fn() };
  const counted = new Sweep({ metrics, store, tables, log: logLines().log });
  for (let ran = 0; ran < 2 * DAY; ran += TICK_MS) {
    await counted.tick();
    await counted.idle();
  }
  expect(metrics.swept.mock.calls).toEqual([[0], [0]]);
  expect(metrics.fault).not.toHaveBeenCalled();
});

describe('a clock that is wrong', () => {
  it.each([
    ['a month ahead', 31],
    ['ten years ahead', 3650],
    ['years behind', -2000],
  ])('%s deletes nothing that was played, at the start and on the days after it', async (_, days) => {
    const file = join(folder, `clock${days}.sqlite`);
    copyFileSync(VERSION_1, file);
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() + days * DAY });
    const own = openSqlite(file);
    const app = createApp({ store: own, boards, log: logLines().log });
    await app.listen(0, '127.0.0.1');
    expect(await own.countTables()).toBe(fixture.length);
    for (let day = 0; day < 3; day++) {
      vi.advanceTimersByTime(DAY);
      // The upgrade counts as the last visit of every table.
      const left = day === 0 ? fixture.length - unplayed.length : played.length;
      await expect.poll(() => own.countTables()).toBe(left);
    }
    for (const { code } of played) expect(await own.findTable(code)).toBeDefined();
    await app.close();
  });

  it('does not count the days that the server was off', async () => {
    const file = join(folder, 'off.sqlite');
    const before = openSqlite(file);
    const [table] = await fill(before, played, 1);
    await before.setFigure('ran', 29 * DAY);
    await before.close();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * DAY });
    const own = openSqlite(file);
    const sweeping = new Sweep({
      metrics: new Metrics(),
      store: own,
      tables: new Tables({ store: own, boards }),
      log: logLines().log,
    });
    expect(await sweeping.sweep()).toBe(0);
    await own.setFigure('ran', 30 * DAY);
    expect(await sweeping.sweep()).toBe(1);
    expect(await own.findTable(table?.code ?? '')).toBeUndefined();
    await own.close();
  });
});

describe('how long the server has run', () => {
  it('is kept over its starts, and with each day of it comes a sweep', async () => {
    const file = join(folder, 'ran.sqlite');
    const swept = vi.fn(() => Promise.resolve(0));
    for (let start = 0; start < 3; start++) {
      const own = openSqlite(file);
      const sweeping = new Sweep({
        metrics: new Metrics(),
        store: own,
        tables: new Tables({ store: own, boards }),
        log: logLines().log,
      });
      sweeping.sweep = swept;
      for (let tick = 0; tick < 100; tick++) {
        await sweeping.tick();
        await sweeping.idle();
      }
      expect(await own.figure('ran')).toBe((start + 1) * 100 * TICK_MS);
      await own.close();
    }
    expect(swept).toHaveBeenCalledTimes(Math.floor((300 * TICK_MS) / DAY));
  });
});

describe('tables that nobody visits', () => {
  it('go after thirty days where a game was played, after one where none began', async () => {
    const [some, none] = [await fill(store, played, 2), await fill(store, unplayed, 2, 2)];
    await run(0.9);
    expect(await sweep.sweep()).toBe(0);
    await run(0.1);
    expect(await sweep.sweep()).toBe(2);
    expect(await Promise.all(none.map(({ code }) => store.findTable(code)))).toEqual([undefined, undefined]);
    await run(28.9);
    expect(await sweep.sweep()).toBe(0);
    await run(0.1);
    expect(await sweep.sweep()).toBe(2);
    expect(await Promise.all(some.map(({ code }) => store.findTable(code)))).toEqual([undefined, undefined]);
    expect(warnings()).toEqual([]);
  });

  it('stay for a day after a warning if they are many, and who comes in that day keeps theirs', async () => {
    const many = await fill(store, played, 40);
    await run(30);
    expect(await sweep.sweep()).toBe(0);
    expect(warnings()).toMatchObject([
      { msg: 'many tables that nobody visits will be deleted in a day', tables: 40 },
    ]);
    await run(0.5);
    expect(await sweep.sweep()).toBe(0);
    const [kept] = many;
    if (kept) await store.touch([kept.id]);
    await run(0.5);
    expect(await sweep.sweep()).toBe(39);
    expect(await store.countTables()).toBe(1);
    expect(warnings()).toHaveLength(1);
    // A later batch of unvisited tables gets its own warning.
    await fill(store, played, 40, 100);
    await run(30);
    expect(await sweep.sweep()).toBe(0);
    expect(warnings()).toHaveLength(2);
  });

  it('are warned of anew if all that had been warned of were visited after all', async () => {
    const first = await fill(store, played, 20);
    await run(15);
    const second = await fill(store, played, 20, 20);
    await run(15);
    expect(await sweep.sweep()).toBe(0);
    for (const { code } of first) await store.touch([(await store.findTable(code))?.id ?? '']);
    await run(15);
    expect(await sweep.sweep()).toBe(0);
    expect(warnings()).toHaveLength(2);
    await run(1);
    expect(await sweep.sweep()).toBe(20);
    for (const { code } of second) expect(await store.findTable(code)).toBeUndefined();
  });

  it('go without warning if they are few among many', async () => {
    await fill(store, played, 12);
    await run(29.9);
    await fill(store, played, 110, 20);
    await run(0.1);
    expect(await sweep.sweep()).toBe(12);
    expect(warnings()).toEqual([]);
  });

  it('go one by one, with all others served in between', async () => {
    const many = await fill(store, played, 10);
    await run(30);
    const turns: number[] = [];
    let isDone = false;
    const look = async () => {
      turns.push(await store.countTables());
      if (!isDone) setImmediate(look);
    };
    setImmediate(look);
    const sweeping = sweep.sweep();
    // Simulate a visit to the last table during the sweep.
    const last = many.at(-1)?.code ?? '';
    expect(await tables.find(last)).toBeDefined();
    expect(await sweeping).toBe(9);
    isDone = true;
    // In each turn of the event loop, at most one table is deleted.
    expect(turns.every((count, i) => i === 0 || (turns[i - 1] ?? 0) - count <= 1)).toBe(true);
    expect(await store.findTable(last)).toBeDefined();
  });

  it('stop to go when the server stops', async () => {
    await fill(store, played, 10);
    await run(30 - TICK_MS / DAY);
    await sweep.tick();
    await sweep.stop();
    expect(await store.countTables()).toBe(10);
  });
});
