/** A dismissed connection stays open, but receives nothing more from its table, not even a single message. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, gather, granted, NOTHING, type Party } from '../helpers/client.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

let server: RunningServer;
let party: Party;
/** The names of all messages to a connection since it was dismissed. */
const heard: string[] = [];

beforeAll(async () => {
  server = await startServer();
  party = await gather(server.url);
});
afterAll(async () => {
  party.close();
  await server.stop();
});

it('a player who goes on elsewhere leaves every room of the table with the first device', async () => {
  const { poseidon, navigator } = party;
  const first = navigator.socket;
  const isDismissed = new Promise<void>((resolve) => {
    first.once('dismissed', () => {
      first.onAny((name: string) => heard.push(name));
      resolve();
    });
  });
  const second = new Client(server.url);
  const attend = { code: navigator.code, tokens: [navigator.token], have: NOTHING };
  granted(await second.ask('attend', attend));
  await isDismissed;

  // First test a command in the running game. After any event in the table's log, the server assigns all connections to
  // the right rooms (groups of receivers) again, which would hide a mistake.
  second.player = navigator.player;
  const guess = { type: 'guess', ship: 'red', square: 'b3' } as const;
  expect(granted(await second.command(guess, 'elsewhere')).feeds).toHaveLength(1);
  await poseidon.does({ type: 'rename', name: 'Nausikaa' });
  poseidon.close();
  await expect.poll(() => second.present).toEqual([second.player]);
  await navigator.caughtUp();
  expect(heard).toEqual([]);
  second.close();
});
