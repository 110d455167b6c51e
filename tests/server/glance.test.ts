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
