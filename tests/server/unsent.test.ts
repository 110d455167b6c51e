/** A client that asks and never reads can't make the server grow without bound; one that reads is never cut off. */
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { MOST_UNSENT } from '../../server/gateway/unsent.ts';
import { Client, granted } from '../helpers/client.ts';
import { NO_LIMITS } from '../../server/gateway/limits.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

let server: RunningServer;
let client: Client;

beforeAll(async () => {
  // What gets past the limits is what this is about.
  server = await startServer({ limits: NO_LIMITS });
});
afterAll(() => server.stop());
afterEach(() => client.close());

/** How long the answer with all boards is. */
async function lengthOfBoards(): Promise<number> {
  return JSON.stringify(granted(await client.ask('boards', {}))).length;
}

/** The connection below all protocols, which can stop reading. */
function wireOf({ socket }: Client): Socket {
  const { transport } = socket.io.engine as unknown as { transport: { ws: { _socket: Socket } } };
  return transport.ws._socket;
}

it('who never reads is cut off when too much waits', async () => {
  client = new Client(server.url);
  const times = Math.ceil((2 * MOST_UNSENT) / (await lengthOfBoards()));
  client.socket.io.reconnection(false);
  const cut = new Promise<string>((resolve) => client.socket.once('disconnect', resolve));
  wireOf(client).pause();
  const ask = () => client.socket.emit('boards', {}, () => undefined);
  // What the network takes in by itself does not count.
  for (let asked = 0; asked < 4 * times; asked++) ask();
  // Who does not read does not even hear that it was cut off, but when it asks for more.
  const asking = setInterval(ask, 20);
  await cut;
  clearInterval(asking);
});

it('who reads may ask for as much', async () => {
  client = new Client(server.url);
  const times = Math.ceil((2 * MOST_UNSENT) / (await lengthOfBoards()));
  for (let asked = 0; asked < times; asked += 50) {
    await Promise.all(Array.from({ length: 50 }, () => client.ask('boards', {})));
  }
  expect(client.socket.connected).toBe(true);
});
