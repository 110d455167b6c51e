/** A server that freezes in the middle of a write keeps its table's row locked. The other servers continue to work. */
import { Client as Database } from 'pg';
import { afterEach, expect, it } from 'vitest';
import { Client, granted } from '../helpers/client.ts';
import { usePostgres } from '../helpers/use-postgres.ts';
import { startMortalServer, type MortalServer } from '../helpers/server.ts';

const FREEZES = new URL('../helpers/freezes.ts', import.meta.url).href;

const database = usePostgres();
let servers: MortalServer[];
afterEach(async () => {
  for (const server of servers) await server.kill();
  await Promise.all(servers.map((server) => server.stop()));
});

it('nobody at another server is refused for it, and what it was about is done once', async () => {
  const settings = { DATABASE_URL: await database.fresh(), NODE_OPTIONS: `--import ${FREEZES}` };
  servers = await Promise.all([startMortalServer(settings), startMortalServer(settings)]);
  const [here, there] = servers;
  if (!here || !there) throw new Error('no servers');
  const [ann, bob] = [new Client(here.url), new Client(there.url)];
  await bob.join(await ann.make());
  await ann.does({ type: 'sit', seat: 'navigators' });
  await bob.does({ type: 'sit', seat: 'poseidon' });
  here.signal('SIGUSR2');
  const frozen = ann.command({ type: 'begin-game' }, 'begin');
  const watching = new Database({ connectionString: settings.DATABASE_URL });
  await watching.connect();
  const held = "SELECT 1 FROM pg_stat_activity WHERE state = 'idle in transaction'";
  await expect.poll(async () => (await watching.query(held)).rowCount).toBe(1);
  await watching.end();
  granted(await bob.command({ type: 'begin-game' }));
  here.signal('SIGCONT');
  await frozen;
  const again = await ann.command({ type: 'begin-game' }, 'begin');
  expect(again).toMatchObject({ ok: false, refusal: 'game-running' });
  for (const client of [ann, bob]) client.close();
});
