/** Updates of a game are compact for a client that knows which game it follows. Other clients get them in full. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { NO_LIMITS } from '../../server/gateway/limits.ts';
import { seeded } from '../helpers/random.ts';
import { PROTOCOL, type Feed } from '../../shared/wire/protocol.ts';
import { Client, granted, NOTHING } from '../helpers/client.ts';
import { gatherFollowers, type Follower } from '../helpers/follower.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

let server: RunningServer;
let poseidon: Follower;
let navigator: Follower;
const late: Client[] = [];
beforeAll(async () => {
  server = await startServer({ limits: NO_LIMITS });
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ poseidon, navigator } = await gatherFollowers(server.url));
});
afterEach(() => {
  for (const client of [poseidon, navigator, ...late.splice(0)]) client.close();
});

/** Counts a client's compact updates, and collects the full feeds of its game. */
function listen({ socket }: Client): { short: number; full: Feed[] } {
  const heard = { short: 0, full: [] as Feed[] };
  socket.on('more', () => heard.short++);
  socket.on('told', (feeds: Feed[]) => heard.full.push(...feeds.filter(({ log }) => log === 'game')));
  return heard;
}

/** Plays legal moves for both sides until this many have been made. */
async function play(moves: number): Promise<void> {
  const random = seeded(3);
  for (let made = 0; made < moves;) {
    for (const side of [poseidon, navigator]) {
      const command = side.move(random);
      if (!command) continue;
      await side.does(command);
      await Promise.all([poseidon, navigator].map((other) => other.caughtUp()));
      made++;
    }
  }
}

async function onlooker(auth: object): Promise<Client> {
  const client = new Client(server.url, auth);
  late.push(client);
  client.code = navigator.code;
  granted(await client.ask('attend', { code: navigator.code, tokens: [], have: NOTHING }));
  return client;
}

it('is told in short, but for the first time, if the handshake says so; both forms say the same', async () => {
  const knows = await onlooker({ protocol: PROTOCOL, more: true });
  const doesNot = await onlooker({ protocol: PROTOCOL });
  const [short, full] = [listen(knows), listen(doesNot)];
  await play(20);
  await Promise.all([knows.caughtUp(), doesNot.caughtUp()]);
  expect(short.full).toHaveLength(1);
  expect(short.short).toBeGreaterThan(5);
  expect(full.short).toBe(0);
  expect(full.full).toHaveLength(short.short + 1);
  expect(knows.told.flat()).toEqual(doesNot.told.flat());
});

it('answers a command in short once its sender follows the game', async () => {
  await play(6);
  const random = seeded(4);
  const [sender, command] = [poseidon, navigator].flatMap((side) => {
    const move = side.move(random);
    return move ? [side, move] : [];
  }) as [Follower, object];
  const answer = granted(await sender.ask<object>('command', { id: 'x', player: sender.player, command }));
  expect(Object.keys(answer)).toEqual(['ok', 'more']);
  expect(granted(await sender.ask<object>('command', { id: 'x', player: sender.player, command }))).toEqual({
    ok: true,
    feeds: [],
    repeated: true,
  });
});

it('tells in full first whoever is of another side in the next game', async () => {
  await play(6);
  await navigator.does({ type: 'abandon-game' });
  await poseidon.does({ type: 'sit', seat: null });
  await navigator.does({ type: 'sit', seat: 'poseidon' });
  await poseidon.does({ type: 'sit', seat: 'navigators' });
  [poseidon, navigator] = [navigator, poseidon];
  const [hears, heardByPoseidon] = [listen(navigator), listen(poseidon)];
  const host = poseidon;
  await host.does({ type: 'begin-game' });
  await play(12);
  expect([poseidon.gaps, navigator.gaps]).toEqual([0, 0]);
  expect([poseidon.game?.audience, navigator.game?.audience]).toEqual(['poseidon', 'navigators']);
  expect(hears.short).toBeGreaterThan(2);
  for (const feed of hears.full) expect(feed).toMatchObject({ audience: 'navigators' });
  for (const feed of heardByPoseidon.full) expect(feed).toMatchObject({ audience: 'poseidon' });
});
