/** However much one client sends at once, other clients wait for at most one of its messages and one of its answers. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { NO_LIMITS } from '../../server/gateway/limits.ts';
import { FairWebSockets } from '../../server/gateway/web-sockets.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { commandsAt } from '../../server/tables/logs.ts';
import type { TableEvent } from '../../shared/table/events.ts';
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

it('of large messages, one is taken in a turn, whoever sends them; small ones come in between and in order', async () => {
  const sockets = new FairWebSockets({ port: 0, host: '127.0.0.1' });
  await once(sockets, 'listening');
  const large: number[] = [];
  const said: string[][] = [];
  const all = Promise.withResolvers<undefined>();
  sockets.on('connection', (socket) => {
    const own: string[] = [];
    said.push(own);
    socket.on('message', (data: Buffer) => {
      if (data.length > 1_000) large.push(turn);
      own.push(data.subarray(0, 1).toString());
      if (said.flat().length === 41) all.resolve(undefined);
    });
  });
  const open = async () => {
    const client = new WebSocket(`ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`);
    await once(client, 'open');
    return client;
  };
  const clients = await Promise.all(Array.from({ length: 10 }, open));
  const honest = await open();
  for (const client of clients) {
    for (const word of ['a', 'B', 'c', 'D'])
      client.send(word.repeat(word === word.toUpperCase() ? 16_000 : 9));
  }
  honest.send('small');
  await all.promise;
  expect(new Set(large).size).toBe(20);
  expect(said.filter((own) => own.join('') === 'aBcD')).toHaveLength(10);
  expect(said.flat()).toContain('s');
  for (const client of [...clients, honest]) client.terminate();
  sockets.close();
});

it('large messages of a connection that has ended are dropped', async () => {
  const sockets = new FairWebSockets({ port: 0, host: '127.0.0.1' });
  await once(sockets, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`);
  const opened = once(client, 'open');
  const [socket] = (await once(sockets, 'connection')) as [WebSocket];
  await opened;
  const messages: Buffer[] = [];
  socket.on('message', (data: Buffer) => messages.push(data));
  socket.emit('message', Buffer.alloc(16_000), false);
  socket.emit('message', Buffer.alloc(9), false);
  socket.terminate();
  client.terminate();
  const before = turn;
  await expect.poll(() => turn).toBeGreaterThan(before + 2);
  expect(messages).toEqual([]);
  // The connection has nothing left that waits.
  socket.emit('message', Buffer.alloc(8), false);
  expect(messages.map(({ length }) => length)).toEqual([8]);
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

it('a table with many games is read in many turns', async () => {
  const events = Array.from({ length: 160 }, (_, i) => ({ type: 'game-began', game: `game ${i}` }));
  const turns = new Set<number>();
  const commandsOf = async (count: number) => {
    turns.clear();
    const commands = async () => {
      turns.add(turn);
      return Array.from({ length: count }, (_, i) => `command ${i}`);
    };
    return commandsAt({ commands } as unknown as Store, 'table', events as unknown as TableEvent[]);
  };
  expect(await commandsOf(1)).toHaveLength(161);
  expect(turns.size).toBe(9);
  expect(await commandsOf(90)).toHaveLength(161 * 90);
  // Two such games are read in a turn.
  expect(turns.size).toBe(81);
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
