/** Acknowledged changes are on disk, and deleted data is gone from the disk. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it, vi } from 'vitest';
import { openSqlite } from '../../server/store/open.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-durable-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Opens a store. Also returns its connection, which is the only way to read its settings. */
function openedWith(file: string) {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const store = openSqlite(file);
  const connections = prepare.mock.contexts as DatabaseSync[];
  prepare.mockRestore();
  const connection = connections.findLast((one) => one.isOpen && one.location() === file);
  if (!connection) throw new Error(`nothing has ${file} open`);
  return { store, connection };
}

it('a change is on the disk, not only with the system, when it is acknowledged', async () => {
  const { store, connection } = openedWith(join(folder, 'a.sqlite'));
  // The level must be FULL (2). With NORMAL (1), a power cut loses the newest changes:
  // https://www.sqlite.org/pragma.html#pragma_synchronous.
  expect(connection.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(connection.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  // A write waits instead of failing while another process is opening the file.
  expect(connection.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 5_000 });
  await store.close();
});

it('what is deleted is overwritten', async () => {
  const file = join(folder, 'b.sqlite');
  const store = openSqlite(file);
  const secret = 'the red ship is at e7';
  await store.write({ entries: [{ log: 'game/1', number: 0, event: secret }] });
  await store.write({ entries: [{ log: 'game/2', number: 0, event: 'another' }] });
  await store.forget('1', ['game/1']);
  await store.close();
  for (const name of readdirSync(folder).filter((beside) => beside.startsWith('b.')))
    expect(readFileSync(join(folder, name)).includes(secret), name).toBe(false);
});

it('a disk that is full is named as what it is, loses nothing, and is written to again when it has room', async () => {
  const { store, connection } = openedWith(join(folder, 'c.sqlite'));
  const entry = (number: number, event: unknown) => ({ log: 'log', number, event });
  await store.write({ entries: [entry(0, 'small')] });
  const { page_count: pages } = connection.prepare('PRAGMA page_count').get() ?? {};
  connection.exec(`PRAGMA max_page_count = ${Number(pages)}`);
  const full = store.write({ entries: [entry(1, 'large'.repeat(10_000))] });
  await expect(full).rejects.toThrow('database or disk is full');
  expect(await store.read('log')).toEqual([entry(0, 'small')]);
  connection.exec('PRAGMA max_page_count = 1000');
  await store.write({ entries: [entry(1, 'large'.repeat(10_000))] });
  expect(await store.read('log')).toHaveLength(2);
  await store.close();
});
