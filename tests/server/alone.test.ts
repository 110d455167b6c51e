/** Playing alone over the wire: one request either creates a table with a running game, or has no effect. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loadBoards } from '../../server/lib/boards.ts';
import { NO_LIMITS } from '../../server/gateway/limits.ts';
import { openSqlite } from '../../server/store/open.ts';
import type { Board } from '../../shared/board/board.ts';
import { squaresOf } from '../../shared/board/squares.ts';
import type { Variants } from '../../shared/game/game.ts';
import { randomNavigatorMove } from '../../shared/game/moves.ts';
import type { NavigatorsTold } from '../../shared/game/told.ts';
import { VARIANT_SETS } from '../../shared/game/variants.ts';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { CHARACTERS, OPPONENTS } from '../../shared/opponents/opponents.ts';
import { dailyGame, type DailyAlone, type GameAlone } from '../../shared/table/alone.ts';
import { seededBy } from '../../shared/seeded.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { Answer } from '../../shared/wire/protocol.ts';
import { Client, granted } from '../helpers/client.ts';
import { startServer, type RunningServer, type ServerOptions } from '../helpers/server.ts';

const servers: RunningServer[] = [];
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  for (const server of servers.splice(0)) await server.stop();
});

async function start(options: ServerOptions = {}): Promise<RunningServer> {
  const server = await startServer({ pace: 0, limits: NO_LIMITS, ...options });
  servers.push(server);
  return server;
}
function visit({ url }: RunningServer): Client {
  const client = new Client(url);
  clients.push(client);
  return client;
}

type Made = Answer<{ code: string; player: string }>;
const makes = (client: Client, alone: GameAlone | DailyAlone, name = 'Ann') =>
  client.ask<{ code: string; player: string }>('make', { token: client.token, name, alone });

/** Attends the table that the server made. Resolves with the events of the table's log. */
async function arrives(client: Client, made: Made): Promise<readonly TableEvent[]> {
  Object.assign(client, granted(made));
  const { feeds } = await client.attend();
  client.told.push([...feeds]);
  return feeds.flatMap((feed) => (feed.log === 'table' ? feed.events : []));
}

/** The events of its game that a client has received, in order. */
function heard({ told }: Client): NavigatorsTold[] {
  const game: NavigatorsTold[] = [];
  for (const feed of told.flat())
    if (feed.log === 'game') game.splice(feed.from, feed.events.length, ...(feed.events as NavigatorsTold[]));
  return game;
}
const viewOf = (client: Client) =>
  heard(client).reduce<NavigatorsView | undefined>(followNavigators, undefined);
/**
 * Gives random orders until this many have been carried out, or the game is over. In equal positions, it gives equal
 * orders.
 */
async function sails(client: Client, orders: number): Promise<void> {
  let given = 0;
  while (given < orders && viewOf(client)?.phase !== 'over') {
    const view = viewOf(client);
    const lots = seededBy(String(heard(client).filter(({ type }) => type !== 'guessed').length));
    const move = view && randomNavigatorMove(view, client.player, lots);
    const answer = move && (await client.command(move));
    if (answer?.ok) {
      given++;
      client.told.push([...answer.feeds]);
    } else await client.caughtUp();
  }
}

describe('a game alone', () => {
  it.each(OPPONENTS)('against %s has begun when the answer comes', async (opponent) => {
    const client = visit(await start());
    const side = CHARACTERS[opponent].home === 'poseidon' ? 'navigators' : 'poseidon';
    const events = await arrives(client, await makes(client, { side, opponent }));
    const began = events.find((event) => event.type === 'game-began');
    const other = events.find((event) => event.type === 'joined' && event.opponent === opponent);
    const them = other?.type === 'joined' ? other.player : '';
    expect(began).toMatchObject(
      side === 'poseidon'
        ? { poseidon: client.player, navigators: [them] }
        : { poseidon: them, navigators: [client.player] },
    );
    expect(began).not.toHaveProperty('daily');
    if (side === 'navigators')
      await expect.poll(() => heard(client).some(({ type }) => type === 'storm-played')).toBe(true);
    else {
      await client.does({ type: 'play-storm', storm: 'red', pushes: { red: 'i8' } });
      await expect
        .poll(() => heard(client).some(({ type }) => type === 'sailed'), { timeout: 20_000 })
        .toBe(true);
    }
  });

  it('takes the board, the variants and what the oracle says', async () => {
    const client = visit(await start());
    const variants: Variants = VARIANT_SETS['whole-box'];
    const asked: GameAlone = {
      side: 'navigators',
      opponent: 'elpenor',
      board: 'C',
      variants,
      oracle: 'full',
    };
    const events = await arrives(client, await makes(client, asked));
    expect(events.find(({ type }) => type === 'game-began')).toMatchObject({ board: 'C', oracle: 'full' });
    expect(heard(client)[0]).toMatchObject({ type: 'began', board: { id: 'C' }, variants });
  });

  it('sent twice with the same token, or at the same time, is one table', async () => {
    const client = visit(await start());
    const alone: GameAlone = { side: 'poseidon', opponent: 'palinurus' };
    const made = await Promise.all([makes(client, alone), makes(client, alone)]);
    expect(granted(made[0])).toEqual(granted(made[1]));
    expect(granted(await makes(client, alone))).toEqual(granted(made[0]));
    const events = await arrives(client, made[0]);
    expect(events.filter(({ type }) => type === 'joined')).toHaveLength(2);
  });

  it('is there after a restart', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'odyssey-')), 'odyssey.sqlite');
    const before = await start({ store: openSqlite(file) });
    const client = visit(before);
    const events = await arrives(client, await makes(client, { side: 'navigators', opponent: 'triton' }));
    await before.stop();
    servers.splice(0);
    const again = visit(await start({ store: openSqlite(file) }));
    Object.assign(again, { code: client.code, token: client.token, player: client.player });
    const { feeds, players } = await again.attend();
    expect(players).toEqual([client.player]);
    expect(feeds.find(({ log }) => log === 'table')?.events).toEqual(events);
  });
});

describe('a game alone that can’t be', () => {
  const alone: GameAlone = { side: 'navigators', opponent: 'proteus' };
  it.each<[string, GameAlone | DailyAlone, string]>([
    ['no-such-board', { ...alone, board: 'Z' }, 'Ann'],
    ['name-taken', alone, 'Proteus'],
    ['no-such-day', { daily: '2026-10-31' }, 'Ann'],
    ['no-such-day', { daily: '2026-11-31' }, 'Ann'],
    ['no-such-day', { daily: '2026-12-25' }, 'Ann'],
  ])('is refused (%s), and there is no table', async (refusal, game, name) => {
    const store = openSqlite(':memory:');
    const client = visit(await start({ store, now: () => Date.parse('2026-12-23T12:00:00Z') }));
    expect(await makes(client, game, name)).toEqual({ ok: false, refusal });
    expect(await store.countTables()).toBe(0);
  });

  it('is refused where the board has no room for the tiles', async () => {
    const rocks = [...loadBoards('boards').values()].map((board): [string, Board] => [
      board.id,
      { ...board, islands: Object.fromEntries(squaresOf(board).map((square) => [square, 'rocky'])) },
    ]);
    const client = visit(await start({ boards: new Map(rocks) }));
    const variants = VARIANT_SETS['poseidons-wrath'];
    expect(await makes(client, { ...alone, variants })).toEqual({ ok: false, refusal: 'no-room' });
    // The refused request did not use up the token.
    expect((await makes(client, alone)).ok).toBe(true);
  });

  it.each([
    ['a key too many', { ...alone, clock: null }],
    ['both', { ...alone, daily: '2026-11-02' }],
    ['an opponent', { ...alone, opponent: 'homer' }],
    ['a day', { daily: 'today' }],
  ])('is malformed: %s', async (_, game) => {
    const client = visit(await start());
    const answer = await makes(client, game as unknown as GameAlone);
    expect(answer).toMatchObject({ ok: false, refusal: 'malformed' });
  });
});

describe('the daily voyage', () => {
  const daily = '2026-11-09';
  const now = () => Date.parse('2026-11-22T12:00:00Z');
  /** The events that are the same for all players of the daily game. Their reminders may differ. */
  const storms = (client: Client) =>
    heard(client).filter(({ type }) => /^(storm|monster|sailed|surveyed|caught|ended)/.test(type));

  it('takes everything from the date, and says which day it is', async () => {
    const client = visit(await start({ now }));
    const events = await arrives(client, await makes(client, { daily }));
    const { board, variants } = dailyGame({ daily });
    expect(events.find(({ type }) => type === 'game-began')).toMatchObject({ daily, board });
    expect(events.find(({ type }) => type === 'game-began')).not.toHaveProperty('oracle');
    expect(events.find(({ type }) => type === 'game-began')).not.toHaveProperty('easier');
    expect(heard(client)[0]).toMatchObject({ type: 'began', board: { id: board }, variants });
  });

  it('says when it is the easier one, which has hints and the same storms on two servers', async () => {
    const [one, other] = [visit(await start({ now })), visit(await start({ now }))];
    const events = await arrives(one, await makes(one, { daily, easier: true }));
    await arrives(other, await makes(other, { daily, easier: true }, 'Ben'));
    const easier = { daily, easier: true, oracle: 'hints' };
    expect(events.find(({ type }) => type === 'game-began')).toMatchObject(easier);
    await Promise.all([sails(one, 8), sails(other, 8)]);
    const first = (client: Client) =>
      JSON.stringify(storms(client).slice(0, 10)).replaceAll(client.player, 'player');
    expect(storms(one).length).toBeGreaterThanOrEqual(10);
    expect(first(one)).toBe(first(other));
  });

  it('meets the same storms on two servers, whatever is laid on the chart meanwhile, and over a restart', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'odyssey-')), 'odyssey.sqlite');
    const first = await start({ now, store: openSqlite(file) });
    const [one, other] = [visit(first), visit(await start({ now }))];
    await arrives(one, await makes(one, { daily }));
    await arrives(other, await makes(other, { daily }, 'Ben'));
    await sails(other, Infinity);
    await sails(one, 6);
    one.told.push([...(await one.does({ type: 'guess', ship: 'red', square: 'b2' }))]);
    await first.stop();
    servers.splice(servers.indexOf(first), 1);
    const again = visit(await start({ now, store: openSqlite(file) }));
    Object.assign(again, { code: one.code, token: one.token, player: one.player });
    again.told.push([...(await again.attend()).feeds]);
    await sails(again, Infinity);
    const named = JSON.stringify(storms(other)).replaceAll(other.player, one.player);
    expect(storms(other).length).toBeGreaterThan(30);
    expect(JSON.parse(named)).toEqual(storms(again));
  });

  it('the game after it is one like any other', async () => {
    const client = visit(await start({ now }));
    await arrives(client, await makes(client, { daily }));
    await client.does({ type: 'abandon-game' });
    const feeds = await client.does({ type: 'begin-game' });
    const events = feeds.flatMap((feed) => (feed.log === 'table' ? feed.events : []));
    const began = events.find(({ type }) => type === 'game-began');
    expect(began).toBeDefined();
    expect(began).not.toHaveProperty('daily');
  });
});
