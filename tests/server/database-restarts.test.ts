/** When the shared database restarts, the servers keep working and exchange messages as before. */
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { adapterOf } from '../../server/gateway/adapters.ts';
import { withTimeout } from '../../server/lib/with-timeout.ts';
import { openPostgres } from '../../server/store/postgres/open.ts';
import { KEEP_NONE } from '../../server/tables/summary-cache.ts';
import { Client } from '../helpers/client.ts';
import { useOwnPostgres } from '../helpers/use-postgres.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

const silent = pino({ level: 'silent' });
const database = useOwnPostgres();
let servers: RunningServer[];
beforeEach(async () => {
  const url = await database.fresh();
  servers = await Promise.all(
    [0, 1].map(async () => {
      const store = await openPostgres(url, silent);
      // Servers never poll the log during the test. Everything that arrives must have come as a message between
      // servers.
      return startServer({
        store,
        keeps: KEEP_NONE,
        adapter: await adapterOf({ database: url }, silent),
        lookMs: 600_000,
      });
    }),
  );
});
afterEach(() => Promise.all(servers.map((server) => server.stop())));

it('what is written at one is heard at the other, however often the database was started anew', async () => {
  const [here = '', there = ''] = servers.map(({ url }) => url);
  const [ann, bob] = [new Client(here), new Client(there)];
  await bob.join(await ann.make());
  // After the second restart, servers can only hear each other if they have let go of the connections that they lost in
  // the first.
  for (const how of ['in order', 'killed'] as const) {
    await database.restart(how);
    const before = bob.told.length;
    // Messages are lost until both servers have reconnected, which takes up to 3 s, and have told each other who is at
    // the table, which takes up to 4 s more. So repeat the command until a message arrives, but so seldom that the
    // server's limit on commands is never reached.
    await expect
      .poll(
        async () => {
          await ann.does({ type: 'choose-mode', mode: 'competing' });
          await ann.does({ type: 'choose-mode', mode: 'cooperative' });
          return bob.told.length;
        },
        { interval: 1_000 },
      )
      .toBeGreaterThan(before);
  }
  ann.close();
  bob.close();
});

it('a server that is told to stop does so, also when the database was started anew', async () => {
  await database.restart('in order');
  await database.restart('killed');
  const stopping = Promise.all(servers.map((server) => server.stop()));
  expect(await withTimeout(30_000, stopping)).toBe(true);
  servers = [];
});
