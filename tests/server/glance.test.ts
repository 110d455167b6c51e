/** To look at a table costs the server little, for anybody may and needs no seat. */
import { afterEach, expect, it } from 'vitest';
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
  // The table is let go of a moment after the last one has gone: from then on a look reads from disk.
  await expect
    .poll(async () => {
      logs.length = 0;
      expect(await stranger.ask('look', { code, tokens: [] })).toMatchObject({ ok: true });
      return logs.length;
    })
    .toBeGreaterThan(0);
  expect(logs.filter((log) => log.startsWith('game/'))).toEqual([]);
  stranger.close();
});

it('reads a table that nobody is at once, until somebody was there', async () => {
  const store = openSqlite(':memory:');
  const read = store.read.bind(store);
  let times = 0;
  store.read = (log) => {
    times++;
    return read(log);
  };
  server = await startServer({ store });
  const host = new Client(server.url);
  const stranger = new Client(server.url);
  await host.make('Ann');
  const look = () => stranger.ask('look', { code: host.code, tokens: [host.token] });
  const leave = async () => {
    host.socket.disconnect();
    times = 0;
    // It is let go of a moment later: until then nothing has to be read.
    await expect.poll(async () => (await look()) && times).toBe(1);
  };
  await leave();
  for (let i = 0; i < 5; i++) expect(await look()).toMatchObject({ players: ['Ann'], poseidonTaken: false });
  expect(times).toBe(1);
  host.socket.connect();
  await host.attend();
  await host.does({ type: 'rename', name: 'Anna' });
  await host.does({ type: 'sit', seat: 'poseidon' });
  await leave();
  expect(await look()).toMatchObject({ players: ['Anna'], poseidonTaken: true, seat: 'poseidon' });
  stranger.close();
  host.close();
});
