/**
 * Opponents on a real server: whole games over the wire, across a restart, with people, and with an opponent that
 * fails.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { openSqlite } from '../../server/store/open.ts';
import { BASE_GAME, type Variants } from '../../shared/game/game.ts';
import type { Opponent } from '../../shared/opponents/opponents.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { NavigatorsTold, Told } from '../../shared/game/told.ts';
import { randomNavigatorMove } from '../../shared/game/moves.ts';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { Client } from '../helpers/client.ts';
import { NO_LIMITS } from '../../server/gateway/limits.ts';
import { seeded } from '../helpers/random.ts';
import { startServer, type RunningServer, type ServerOptions } from '../helpers/server.ts';

/** Opponents that move at random. They are fast, and these tests aren't about how well opponents play. */
const BY_LOT = new URL('../helpers/random-minds.ts', import.meta.url);
const ILL = new URL('../helpers/failing-minds.ts', import.meta.url);
const HANGING = new URL('../helpers/hanging-minds.ts', import.meta.url);

const servers: RunningServer[] = [];
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  for (const server of servers.splice(0)) await server.stop();
});

async function start(options: ServerOptions = {}): Promise<RunningServer> {
  // Waits for random moves are short, because these tests don't measure them.
  const server = await startServer({ minds: BY_LOT, pace: 0, retryMs: 50, limits: NO_LIMITS, ...options });
  servers.push(server);
  return server;
}
function visit(server: RunningServer): Client {
  const client = new Client(server.url);
  clients.push(client);
  return client;
}
const seat = (opponent: Opponent, side: 'poseidon' | 'navigators'): TableCommand => ({
  type: 'seat-opponent',
  opponent,
  seat: side,
});

/**
 * The events of the table and its game that a client has received, in order. Client.told also holds the answers to its
 * commands.
 */
function heard({ told }: Client): { table: TableEvent[]; game: Told[] } {
  const table: TableEvent[] = [];
  const game: Told[] = [];
  for (const feed of told.flat()) {
    if (feed.log === 'table') table.splice(feed.from, feed.events.length, ...feed.events);
    else game.splice(feed.from, feed.events.length, ...feed.events);
  }
  return { table, game };
}
const hasEnded = (client: Client) => heard(client).table.some(({ type }) => type === 'game-ended');
const ends = (client: Client) => expect.poll(() => hasEnded(client), { timeout: 60_000 }).toBe(true);

/** Combinations of variants. Together they contain each variant, alone or with others. */
const MIXES: readonly Partial<Variants>[] = [
  {},
  { harderDeduction: true, seaMonsters: ['leviathan'], lighthouses: 2 },
  { useYourMemory: true, maelstroms: 2, fogBanks: 1, shipsInSight: 'whether any' },
  { easierDeduction: true, seaMonsters: ['leviathan', 'kraken'], lighthouses: 1, maelstroms: 1, fogBanks: 2 },
];

describe('a game of opponents', () => {
  it.each(MIXES)('goes to its end while somebody watches: %j', async (mix) => {
    const watcher = visit(await start());
    await watcher.make();
    await watcher.does({ type: 'choose-variants', variants: { ...BASE_GAME, ...mix } });
    await watcher.does(seat('charybdis', 'poseidon'));
    await watcher.does(seat('elpenor', 'navigators'));
    await watcher.does(seat('triton', 'navigators'));
    await watcher.does({ type: 'begin-game' });
    await ends(watcher);
    expect(heard(watcher).game.some(({ type }) => type === 'sailed')).toBe(true);
  });

  it('waits while nobody is there, and goes on over a restart', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'odyssey-')), 'odyssey.sqlite');
    const before = await start({ store: openSqlite(file) });
    const watcher = visit(before);
    const code = await watcher.make();
    for (const command of [seat('triton', 'poseidon'), seat('elpenor', 'navigators')])
      await watcher.does(command);
    await watcher.does({ type: 'begin-game' });
    await expect.poll(() => heard(watcher).game.length).toBeGreaterThan(10);
    await before.stop();
    servers.splice(0);
    watcher.close();
    const after = await start({ store: openSqlite(file) });
    const again = visit(after);
    Object.assign(again, { code, token: watcher.token, player: watcher.player });
    const { feeds, present } = await again.attend();
    expect(feeds.some((feed) => feed.log === 'game')).toBe(true);
    // Opponents always count as present.
    expect(present).toHaveLength(3);
    if (!feeds.some((feed) => feed.log === 'table' && feed.events.some(({ type }) => type === 'game-ended')))
      await ends(again);
  });
});

describe('beside people', () => {
  /** Orders each of the player's ships as soon as possible, until the game ends. */
  async function play(client: Client): Promise<void> {
    const random = seeded(7);
    while (!hasEnded(client)) {
      const { game } = heard(client);
      const view = (game as NavigatorsTold[]).reduce<NavigatorsView | undefined>(followNavigators, undefined);
      const move = view && randomNavigatorMove(view, client.player, random);
      const answer = move && (await client.command(move));
      if (answer?.ok) client.told.push([...answer.feeds]);
      else await client.caughtUp();
    }
  }

  it('a person with ships of their own and two opponents play a game to its end', async () => {
    const server = await start();
    const person = visit(server);
    await person.make();
    await person.does({ type: 'sit', seat: 'navigators' });
    await person.does(seat('eurylochus', 'navigators'));
    await person.does(seat('proteus', 'poseidon'));
    person.told.push([...(await person.does({ type: 'begin-game' }))]);
    await play(person);
    const { game } = heard(person);
    expect(game.some(({ type }) => type === 'reasoned')).toBe(true);
    expect(game.some(({ type }) => type === 'reminded')).toBe(true);
  });

  it("tells Poseidon's device nothing of what they think", async () => {
    const server = await start();
    const poseidon = visit(server);
    await poseidon.make();
    await poseidon.does({ type: 'sit', seat: 'poseidon' });
    await poseidon.does(seat('palinurus', 'navigators'));
    const feeds = await poseidon.does({
      type: 'choose-variants',
      variants: { ...BASE_GAME, lighthouses: 1 },
    });
    await poseidon.does({ type: 'begin-game' });
    await expect
      .poll(() => heard(poseidon).game.some(({ type }) => type === 'lighthouses-placed'))
      .toBe(true);
    expect(JSON.stringify([feeds, poseidon.told])).not.toMatch(/reason|guessed|reminded|proposed/);
  });

  it('an opponent takes over the seat of who has gone, and the game goes on', async () => {
    const server = await start();
    const host = visit(server);
    const other = visit(server);
    const code = await host.make();
    await other.join(code, 'Bob');
    await other.does({ type: 'sit', seat: 'navigators' });
    await host.does(seat('triton', 'poseidon'));
    await host.does(seat('charybdis', 'navigators'));
    await other.does({ type: 'begin-game' });
    await expect.poll(() => heard(host).game.some(({ type }) => type === 'storm-played')).toBe(true);
    await host.does({ type: 'free-seat', player: other.player });
    await host.does(seat('elpenor', 'navigators'));
    await ends(host);
  });
});

describe('a mind that fails', () => {
  it('is logged without a word of the game, and a move by lot goes on', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const watcher = visit(await start({ minds: ILL, log }));
    await watcher.make();
    await watcher.does(seat('charybdis', 'poseidon'));
    await watcher.does(seat('elpenor', 'navigators'));
    await watcher.does({ type: 'begin-game' });
    await expect
      .poll(() => heard(watcher).game.filter(({ type }) => type === 'sailed').length, { timeout: 40_000 })
      .toBeGreaterThan(0);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).toMatch(/an opponent could not move/);
    expect(lines.join('')).not.toMatch(/secret|[a-o]1?\d"/);
  });
});

describe('a mind that never answers', () => {
  it('is ended: its own game goes on by lot, and other tables go on beside it', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const server = await start({ minds: HANGING, hangsMs: 1_000, log });
    const begin = async (poseidon: Opponent) => {
      const watcher = visit(server);
      await watcher.make();
      await watcher.does(seat(poseidon, 'poseidon'));
      await watcher.does(seat('elpenor', 'navigators'));
      await watcher.does({ type: 'begin-game' });
      return watcher;
    };
    const hanging = await begin('charybdis');
    const other = await begin('triton');
    // The server continues to answer while an opponent's thread hangs.
    await hanging.caughtUp();
    const storms = () => heard(hanging).game.filter(({ type }) => type === 'storm-played').length;
    await expect.poll(storms, { timeout: 60_000 }).toBeGreaterThan(0);
    await ends(other);
    expect(hasEnded(hanging)).toBe(false);
    expect(lines.join('')).toMatch(/an opponent could not move/);
  });
});
