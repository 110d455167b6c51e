/** However much one client sends at once, other clients wait for at most one of its messages and one of its answers. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { NO_LIMITS } from '../../server/gateway/limits.ts';
import { FairWebSockets } from '../../server/gateway/web-sockets.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { Client } from '../helpers/client.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

let server: RunningServer | undefined;
const clients: Client[] = [];

/** The number of the event loop's current turn. */
let turn = 0;
let counting: NodeJS.Immediate;
beforeEach(() => {
  const count = () => {
    turn++;
    counting = setImmediate(count);
  };
  counting = setImmediate(count);
});
afterEach(async () => {
  clearImmediate(counting);
  for (const client of clients.splice(0)) client.close();
  await server?.stop();
  server = undefined;
});

it('what one sends at once is taken in one message in a turn', async () => {
  const sockets = new FairWebSockets({ port: 0, host: '127.0.0.1' });
  await once(sockets, 'listening');
  const turns: number[] = [];
  const all = new Promise<void>((resolve) =>
    sockets.on('connection', (socket) =>
      socket.on('message', () => {
        turns.push(turn);
        if (turns.length === 50) resolve();
      }),
    ),
  );
  const client = new WebSocket(`ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`);
  await once(client, 'open');
  for (let i = 0; i < 50; i++) client.send('all at once');
  await all;
  expect(new Set(turns).size).toBe(50);
  client.terminate();
  sockets.close();
});

it('what connections of one address want to read is read in as many turns', async () => {
  const boards = new Map(loadBoards('boards'));
  const turns: number[] = [];
  const values = boards.values.bind(boards);
  boards.values = () => {
    turns.push(turn);
    return values();
  };
  // Four clients send ten requests each. All clients of an address share its turns, so the requests take 40 different
  // turns.
  const { url } = (server = await startServer({ boards, limits: NO_LIMITS }));
  clients.push(...Array.from({ length: 4 }, () => new Client(url)));
  await Promise.all(clients.map((client) => client.ask('boards', {})));
  turns.length = 0;
  await Promise.all(clients.flatMap((client) => Array.from({ length: 10 }, () => client.ask('boards', {}))));
  expect(turns).toHaveLength(40);
  expect(new Set(turns).size).toBe(40);
});

it('what is asked after an attend is answered after it', async () => {
  server = await startServer();
  const client = new Client(server.url);
  clients.push(client);
  await client.make('Ann');
  client.socket.disconnect().connect();
  const attend = client.attend();
  const rename = client.command({ type: 'rename', name: 'Anna' });
  await attend;
  expect(await rename).toMatchObject({ ok: true });
});
