/** Whatever a crowd asks the server to read at once, others wait for one answer of it, and not for all. */
import { afterEach, expect, it } from 'vitest';
import { NO_LIMITS } from '../../server/gateway/limits.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { Client } from '../helpers/client.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

let server: RunningServer;
let isOver = false;
const clients: Client[] = [];
afterEach(async () => {
  isOver = true;
  for (const client of clients.splice(0)) client.close();
  await server.stop();
});

it('what connections of one address want to read is read in as many turns of the event loop', async () => {
  let turn = 0;
  const count = () => {
    turn++;
    if (!isOver) setImmediate(count);
  };
  count();
  const boards = new Map(loadBoards('boards'));
  const turns: number[] = [];
  const values = boards.values.bind(boards);
  boards.values = () => {
    turns.push(turn);
    return values();
  };
  // One who asks for much at once is no other than some who ask for a little each.
  server = await startServer({ boards, limits: NO_LIMITS });
  clients.push(...Array.from({ length: 4 }, () => new Client(server.url)));
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
