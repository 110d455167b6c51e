/** Salvaging a damaged file: every row on an undamaged page is copied, and no row is invented. */
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { SCHEMA_VERSION } from '../../server/store/migrations.ts';
import { openSqlite } from '../../server/store/open.ts';
import { salvage } from '../../server/store/salvage.ts';
import { change, damage, VERSION_1 } from '../helpers/data-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-salvage-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LOGS = 1_000;
const EVENTS = 3;

/** A file with many logs on many pages. */
const whole = join(folder, 'whole.sqlite');
{
  const store = openSqlite(whole);
  const event = 'an event of usual length, as they are in a game '.repeat(2);
  const entries = Array.from({ length: LOGS * EVENTS }, (_, i) => {
    const log = `game/${String(Math.floor(i / EVENTS)).padStart(40, '0')}`;
    return { log, number: i % EVENTS, event };
  });
  await store.write({ table: { id: 't', code: 'CD5F' }, entries });
  await store.close();
}

let file: string;
let target: string;
beforeEach(() => {
  const place = mkdtempSync(join(folder, 'place-'));
  file = join(place, 'a.sqlite');
  target = join(place, 'b.sqlite');
  copyFileSync(whole, file);
});

interface Page {
  readonly pageno: number;
  readonly ncell: number;
}

/** The pages that hold a table's rows, in order. */
function leavesOf(from: string, table: string): Page[] {
  const database = new DatabaseSync(from, { readOnly: true });
  const query = "SELECT pageno, ncell FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path";
  const leaves = database.prepare(query).all(table) as unknown as Page[];
  database.close();
  return leaves;
}

/**
 * Fills a page of a table with zeros. `share` selects the page, from 0 (the table's first page) to 1 (its end). Returns
 * the maximum number of rows that may be lost with the page.
 */
function zero(table: string, share: number): number {
  const leaves = leavesOf(file, table);
  const { pageno = 0, ncell = 0 } = leaves[Math.floor(share * leaves.length)] ?? {};
  damage(file, (bytes) => bytes.fill(0, (pageno - 1) * 4096, pageno * 4096));
  // The row between two leaf pages is stored in their parent page, and can be reached only from one of the leaves.
  return ncell + 2;
}

/** Salvages the file, and checks that no connection stays open. */
function rescue(): void {
  const database = new DatabaseSync(file, { readOnly: true });
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  salvage(database, target);
  database.close();
  const connections = prepare.mock.contexts as DatabaseSync[];
  prepare.mockRestore();
  expect(connections.filter(({ isOpen }) => isOpen)).toEqual([]);
}

function rowsIn(from: string, table: string): string[] {
  const database = new DatabaseSync(from, { readOnly: true });
  const rows = database.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all();
  database.close();
  return rows.map((row) => JSON.stringify(row));
}

/** Counts the rows of a table that were lost. Also checks that no row has changed. */
function lostOf(table: string): number {
  const [before, after] = [rowsIn(whole, table), rowsIn(target, table)];
  const known = new Set(before);
  expect(after.filter((row) => !known.has(row))).toEqual([]);
  return before.length - after.length;
}

it('of a file that is sound, all, for its owner alone', () => {
  rescue();
  for (const table of ['events', 'logs', 'tables', 'seats', 'figures']) expect(lostOf(table)).toBe(0);
  expect(statSync(target).mode & 0o777).toBe(0o600);
  const database = new DatabaseSync(target, { readOnly: true });
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: SCHEMA_VERSION });
  database.close();
});

it.each([0, 0.5, 0.999])('of events with a page of zeros at %f, those of all other pages', (share) => {
  const most = zero('events', share);
  rescue();
  expect(lostOf('events')).toBeGreaterThan(0);
  expect(lostOf('events')).toBeLessThanOrEqual(most);
  // The loss can be detected, because the rows with the logs' lengths have survived.
  expect(lostOf('logs')).toBe(0);
});

it('of events with two such pages, what lies between them too', () => {
  const most = zero('events', 0.2) + zero('events', 0.8);
  rescue();
  expect(lostOf('events')).toBeGreaterThan(0);
  expect(lostOf('events')).toBeLessThanOrEqual(most);
});

it('the lengths of logs that are lost, if all events are there', () => {
  zero('logs', 0.5);
  rescue();
  expect([lostOf('logs'), lostOf('events')]).toEqual([0, 0]);
});

it('no length of a log whose end may be lost with its own', () => {
  zero('logs', 0.5);
  zero('events', 0.5);
  rescue();
  expect(lostOf('logs')).toBeGreaterThan(0);
  expect(lostOf('events')).toBeGreaterThan(0);
});

it('of a file of version 1, which has no list of its logs', () => {
  copyFileSync(VERSION_1, file);
  const before = rowsIn(file, 'events');
  const most = zero('events', 0.5);
  rescue();
  const after = rowsIn(target, 'events');
  expect(after.length).toBeLessThan(before.length);
  expect(after.length).toBeGreaterThanOrEqual(before.length - most);
});

it('not a row that does not fit into its table, but those after it', () => {
  // Change a value's type, as damage might.
  const database = new DatabaseSync(file);
  database.enableDefensive(false);
  const schema = "UPDATE sqlite_schema SET sql = replace(sql, ', STRICT', '') WHERE name = 'seats'";
  database.exec(`PRAGMA writable_schema = ON; ${schema}; PRAGMA writable_schema = RESET`);
  database.exec(
    "INSERT INTO seats VALUES ('t', 'a', 'ann', 1), ('t', 'b', 'ben', 'e7'), ('t', 'c', 'cleo', 3)",
  );
  database.exec(`PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET sql = sql || ', STRICT' WHERE name = 'seats'`);
  database.close();
  rescue();
  expect(rowsIn(target, 'seats').map((row) => (JSON.parse(row) as { digest: string }).digest)).toEqual([
    'a',
    'c',
  ]);
});

it('a number that is larger than ours are, as it is', () => {
  change(file, "INSERT INTO seats VALUES ('t', 'a', 'ann', 9223372036854775807), ('t', 'b', 'ben', 1)");
  rescue();
  const database = new DatabaseSync(target, { readOnly: true });
  expect(database.prepare('SELECT count(*) AS seats FROM seats').get()).toEqual({ seats: 2 });
  database.close();
});
