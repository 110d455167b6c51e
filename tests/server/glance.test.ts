/** Looking at a table must cost the server little, because anyone may do it without a seat. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openSqlite } from '../../server/store/open.ts';
import { Client } from '../helpers/client.ts';
import { gatherCompany, isGone } from '../helpers/guests.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

let server: RunningServer;
afterEach(() => server.stop());

it('reads nothing of its games', async () => {
  const store = openSqlite(':memory:');
  const read = store.read.bind(store);
  const logs: string[] = [];
  store.read = (log) => {
    logs.push(log);
    return read(log);
  };
  server = await startServer({ store });
  const company = await gatherCompany(server.url, 1);
  const { code } = company.host;
  const stranger = new Client(server.url);
  company.poseidon.close();
  await isGone(company.host, company.poseidon);
  company.close();
  // The table is released from memory shortly after the last device has left. From then on, each look reads it from
  // disk.
  await expect
    .poll(async () => {
      logs.length = 0;
      expect(await stranger.ask('look', { code, tokens: [] })).toMatchObject({ ok: true });
      return logs.length;
    })
    .toBeGreaterThan(0);
  expect(logs.filter((log) => log.startsWith('game/'))).toEqual([]);
  // Only for a player, the server reads the game, to tell whose turn it is.
  expect(await stranger.ask('look', { code, tokens: [company.host.token] })).toHaveProperty('turn');
  expect(logs.filter((log) => log.startsWith('game/'))).toHaveLength(1);
  stranger.close();
});

it('reads a long table that nobody was at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'odyssey-'));
  const file = join(folder, 'data.sqlite');
  server = await startServer({ store: openSqlite(file) });
  const host = new Client(server.url);
  await host.make('Ann');
  host.close();
  await server.stop();
  const store = openSqlite(file);
  const read = vi.spyOn(store, 'read');
  server = await startServer({ store, keeps: { least: 1, most: 1_000 } });
  const stranger = new Client(server.url);
  const look = () => stranger.ask('look', { code: host.code, tokens: [host.token] });
  for (let i = 0; i < 5; i++) expect(await look()).toMatchObject({ players: ['Ann'], poseidonTaken: false });
  expect(read.mock.calls).toEqual([[expect.stringMatching(/^table/)]]);
  stranger.close();
  rmSync(folder, { recursive: true });
});

it('reads a long table once, however often somebody comes and goes, and knows what they did', async () => {
  const store = openSqlite(':memory:');
  server = await startServer({ store, keeps: { least: 1, most: 1_000 } });
  const host = new Client(server.url);
  await host.make('Ann');
  const stranger = new Client(server.url);
  const read = vi.spyOn(store, 'read');
  const look = () => stranger.ask('look', { code: host.code, tokens: [host.token] });
  for (const name of ['Anna', 'Anne', 'Annie']) {
    await host.attend();
    await host.does({ type: 'rename', name });
    host.socket.disconnect().connect();
    expect(await look()).toMatchObject({ players: [name] });
  }
  await host.attend();
  await host.does({ type: 'sit', seat: 'poseidon' });
  expect(await look()).toMatchObject({ poseidonTaken: true, seat: 'poseidon' });
  expect(read.mock.calls).toEqual([]);
  stranger.close();
  host.close();
});
