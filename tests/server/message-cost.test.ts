/** A large message counts as several, and a client that sends too much can't go on over new connections. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LIMITS, type Rate } from '../../server/gateway/limits.ts';
import { Client } from '../helpers/client.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

const most = 100;
const rates = {
  ...LIMITS.rates,
  requests: [{ per: 'connection', most, seconds: 10 }],
} as const;

let server: RunningServer;
const clients: Client[] = [];
beforeEach(async () => {
  server = await startServer({ limits: { ...LIMITS, rates } });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.stop();
});

function visit(): Client {
  const client = new Client(server.url);
  clients.push(client);
  return client;
}

/** Sends requests of this size until one is refused as too many. Returns how many were not. */
async function accepted(client: Client, characters: number): Promise<number> {
  const padding = 'x'.repeat(characters);
  for (let count = 0; count <= most; count++) {
    const answer = await client.ask('boards', { padding });
    if (!answer.ok && answer.refusal === 'too-many-requests') return count;
  }
  return Infinity;
}

it('fewer large messages are accepted than small ones', async () => {
  expect(await accepted(visit(), 10)).toBe(most);
  expect(await accepted(visit(), 10_000)).toBe(Math.floor(most / 20));
});

it('a client that is disconnected again and again may soon not connect any more', async () => {
  const refused = () =>
    new Promise<boolean>((resolve) => {
      const client = visit();
      client.socket.io.reconnection(false);
      client.socket.once('connect_error', () => resolve(true));
      client.socket.once('disconnect', () => resolve(false));
      for (let i = 0; i < 3 * most; i++) client.socket.emit('boards', {});
    });
  const [{ most: handshakes }] = LIMITS.rates.handshakes as readonly [Rate];
  let connected = 0;
  while (!(await refused())) connected++;
  expect(connected).toBeLessThanOrEqual(handshakes / 10);
  expect(connected).toBeGreaterThan(handshakes / 20);
});
