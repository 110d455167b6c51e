/** A connection receives updates only of the table that it attended last, however fast it switches. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, granted } from '../helpers/client.ts';
import { seeded } from '../helpers/random.ts';
import { NO_LIMITS } from '../../server/gateway/limits.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

const BURSTS = 40;

let server: RunningServer;
let hosts: Client[];

beforeAll(async () => {
  // Limits are off, because the test sends requests faster than they allow.
  server = await startServer({ limits: NO_LIMITS });
  hosts = await Promise.all(
    ['Ann', 'Ben', 'Cat'].map(async (name) => {
      const host = new Client(server.url);
      await host.make(name);
      return host;
    }),
  );
});
afterAll(async () => {
  for (const host of hosts) host.close();
  await server.stop();
});

/** Attends tables in quick succession, without waiting for any answer except the last. */
async function burst(client: Client, codes: readonly string[]): Promise<void> {
  const have = { table: 0, game: null };
  const answers = codes.map((code) => client.ask('attend', { code, tokens: [], have }));
  for (const answer of await Promise.all(answers)) granted(answer);
}

/** The names of players at the table in what a client has received. */
function namesHeard(client: Client): string[] {
  return client.told
    .flat()
    .flatMap((feed) => (feed.log === 'table' ? feed.events : []))
    .flatMap((event) => (event.type === 'renamed' ? [event.name] : []));
}

it('attends sent one behind the other leave it at the last table only', async () => {
  const random = seeded(10);
  const wanderer = new Client(server.url);
  for (let round = 0; round < BURSTS; round++) {
    const way = Array.from({ length: 2 + Math.floor(random() * 4) }, () => hosts[Math.floor(random() * 3)]);
    const codes = way.map((host) => host?.code ?? '');
    await burst(wanderer, codes);
    wanderer.told.length = 0;
    for (const host of hosts) await host.does({ type: 'rename', name: `${host.code} ${round}` });
    await wanderer.caughtUp();
    expect(namesHeard(wanderer), codes.join(' ')).toEqual([`${codes.at(-1)} ${round}`]);
  }
  wanderer.close();
});
