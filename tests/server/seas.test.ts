/** Seas and boards of one's own at a real server: they are drawn, brought, refused, and there after a restart. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIMITS, NO_LIMITS } from '../../server/gateway/limits.ts';
import { openSeas, type Seas } from '../../server/lib/seas.ts';
import { openSqlite } from '../../server/store/open.ts';
import { seaId, type Sea } from '../../shared/seas/code.ts';
import { drawSea } from '../../shared/seas/draw.ts';
import type { DailyAlone, GameAlone } from '../../shared/table/alone.ts';
import { voyageOf } from '../../shared/table/daily.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import type { Table } from '../../shared/table/table.ts';
import type { Attended, Feed } from '../../shared/wire/protocol.ts';
import { Client, granted } from '../helpers/client.ts';
import { boardOf, drawnBoard } from '../helpers/own-boards.ts';
import { startServer, type RunningServer, type ServerOptions } from '../helpers/server.ts';

const SEA: Sea = { version: 1, size: 9, difficulty: 'introduction', seed: 7 };
const FAILING = new URL('../helpers/failing-seas.ts', import.meta.url);
const HANGING = new URL('../helpers/hanging-seas.ts', import.meta.url);

const servers: RunningServer[] = [];
const clients: Client[] = [];
const drawers: Seas[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  for (const server of servers.splice(0)) await server.stop();
  for (const seas of drawers.splice(0)) seas.close();
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

/** A table with Ann as a Navigator, who is the host, and Pia as Poseidon. */
async function seated(server: RunningServer): Promise<{ ann: Client; pia: Client }> {
  const [ann, pia] = [visit(server), visit(server)];
  await pia.join(await ann.make('Ann'), 'Pia');
  await ann.does({ type: 'sit', seat: 'navigators' });
  await pia.does({ type: 'sit', seat: 'poseidon' });
  return { ann, pia };
}

const tableOf = ({ feeds }: Attended): Table =>
  replayTable(feeds.flatMap((feed) => (feed.log === 'table' ? feed.events : [])));
const began = (feeds: readonly Feed[]) =>
  feeds.flatMap((feed) => (feed.log === 'game' ? feed.events : [])).find((event) => event.type === 'began')
    ?.board;

async function alone(client: Client, game: GameAlone | DailyAlone) {
  const made = await client.ask<{ code: string; player: string }>('make', {
    token: client.token,
    name: 'Ann',
    alone: game,
  });
  Object.assign(client, granted(made));
  return client.attend();
}

describe('a sea', () => {
  it('is drawn when a game begins, and both sides are told its board', async () => {
    const { ann, pia } = await seated(await start());
    await ann.does({ type: 'choose-board', board: seaId(SEA) });
    expect(began(await ann.does({ type: 'begin-game' }))).toEqual(drawSea(SEA));
    expect(began((await pia.attend()).feeds)).toEqual(drawSea(SEA));
  });

  it('is there after a restart, like a board that was brought', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'odyssey-')), 'odyssey.sqlite');
    const before = await start({ store: openSqlite(file) });
    const { ann } = await seated(before);
    await ann.does({ type: 'choose-own-board', board: drawnBoard() });
    await ann.does({ type: 'begin-game' });
    await ann.does({ type: 'abandon-game' });
    await ann.does({ type: 'choose-board', board: seaId(SEA) });
    const table = tableOf(await ann.attend());
    await before.stop();
    const again = visit(await start({ store: openSqlite(file) }));
    Object.assign(again, { code: ann.code, token: ann.token, player: ann.player });
    servers.shift();
    expect(tableOf(await again.attend())).toEqual(table);
    expect(table.ownBoards).toEqual([boardOf(drawnBoard())]);
    // The first commands of this client have the ids of those that the other one has given.
    let given = 0;
    const does = async (command: TableCommand) =>
      granted(await again.command(command, `again-${given++}`)).feeds;
    expect(began(await does({ type: 'begin-game' }))).toEqual(drawSea(SEA));
    await does({ type: 'abandon-game' });
    await does({ type: 'choose-board', board: boardOf(drawnBoard()).id });
    expect(began(await does({ type: 'begin-game' }))).toEqual(boardOf(drawnBoard()));
  });

  it('that can’t be drawn lets no game begin and changes nothing, and other boards are played', async () => {
    const { ann } = await seated(await start({ seaThread: FAILING }));
    await ann.does({ type: 'choose-board', board: seaId(SEA) });
    const before = tableOf(await ann.attend());
    expect(await ann.command({ type: 'begin-game' })).toEqual({ ok: false, refusal: 'sea-not-drawn' });
    expect(tableOf(await ann.attend())).toEqual(before);
    await ann.does({ type: 'choose-board', board: 'B' });
    expect(began(await ann.does({ type: 'begin-game' }))?.id).toBe('B');
  });

  it('that takes for ever keeps only its own table waiting', async () => {
    const server = await start({ seaThread: HANGING });
    const [{ ann }, { ann: other }] = [await seated(server), await seated(server)];
    await ann.does({ type: 'choose-board', board: seaId(SEA) });
    const waiting = vi.fn();
    void ann.command({ type: 'begin-game' }).then(waiting, waiting);
    await ann.caughtUp();
    expect(began(await other.does({ type: 'begin-game' }))?.id).toBe('A');
    expect(waiting).not.toHaveBeenCalled();
  });

  it('is one of a limited number that can be chosen from one address, but boards of the server are not', async () => {
    const seas = [{ per: 'address', most: 2, seconds: 600 }] as const;
    const limits = { ...NO_LIMITS, rates: { ...NO_LIMITS.rates, seas } };
    const { ann } = await seated(await start({ limits }));
    const choose = (board: string) => ann.command({ type: 'choose-board', board });
    const [one, two, three] = [1, 2, 3].map((seed) => seaId({ ...SEA, seed }));
    expect([await choose(one ?? ''), await choose(two ?? '')]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await choose(three ?? '')).toMatchObject({ ok: false, refusal: 'too-many-requests' });
    expect(await choose('B')).toMatchObject({ ok: true });
  });

  it('is named with its square in talk before a game, if its board has the square', async () => {
    const { ann } = await seated(await start());
    await ann.does({ type: 'choose-board', board: seaId(SEA) });
    const say = (square: 'a9' | 'a10') =>
      ann.command({ type: 'say', line: { type: 'phrase', phrase: 'beware', square } });
    expect(await say('a10')).toMatchObject({ refusal: 'square-off-board' });
    expect(await say('a9')).toMatchObject({ ok: true });
  });
});

describe('the thread that draws', () => {
  const open = (thread?: URL) => {
    const onFault = vi.fn();
    const seas = openSeas(onFault, thread);
    drawers.push(seas);
    return { seas, onFault };
  };
  const ids = (count: number) => Array.from({ length: count }, (_, seed) => seaId({ ...SEA, seed }));

  it('draws each sea once, also if it is asked several times at once', async () => {
    const { seas, onFault } = open();
    const [one, other] = [seas.draw(seaId(SEA)), seas.draw(seaId(SEA))];
    expect(await one).toBe(await other);
    expect(await seas.draw(seaId(SEA))).toBe(await one);
    await expect(seas.draw('sea-')).rejects.toThrow();
    expect(onFault).toHaveBeenCalledOnce();
  });

  it('refuses at once what a flood asks for too much, and says nothing of it to the log', async () => {
    const { seas, onFault } = open(HANGING);
    const drawn = ids(80).map((id) => seas.draw(id).catch(() => 'refused'));
    const first = await Promise.race(drawn);
    expect(first).toBe('refused');
    expect(onFault).not.toHaveBeenCalled();
    seas.close();
    expect(new Set(await Promise.all(drawn))).toEqual(new Set(['refused']));
    await expect(seas.draw(seaId(SEA))).rejects.toThrow();
    expect(onFault).not.toHaveBeenCalled();
  });
});

describe('a board of one’s own', () => {
  it('comes to everybody at the table with its event', async () => {
    const { ann, pia } = await seated(await start());
    await ann.does({ type: 'choose-own-board', board: drawnBoard() });
    await pia.caughtUp();
    const events = pia.told.flat().flatMap((feed) => (feed.log === 'table' ? feed.events : []));
    expect(events.at(-1)).toEqual({ type: 'own-board-chosen', board: boardOf(drawnBoard()) });
  });

  it('with a fault is refused with its place and reason, and changes nothing', async () => {
    const { ann } = await seated(await start());
    const before = tableOf(await ann.attend());
    const bring = (change: object) =>
      ann.command({ type: 'choose-own-board', board: { ...drawnBoard(), ...change } });
    expect(await bring({ deepSea: ['c3', 'c3'] })).toEqual({
      ok: false,
      refusal: 'bad-board',
      fault: { place: 'deepSea[1]', reason: 'c3 is taken already by deepSea[0]' },
    });
    expect(await bring({ rows: 16 })).toMatchObject({ refusal: 'malformed', field: 'command.board.rows' });
    expect(tableOf(await ann.attend())).toEqual(before);
  });

  it('is not taken by a table to which too many were brought', async () => {
    const { ann } = await seated(await start({ limits: { ...LIMITS, logs: { ...LIMITS.logs, boards: 2 } } }));
    const bring = (name: string) => ann.command({ type: 'choose-own-board', board: drawnBoard(name) });
    expect([await bring('One'), await bring('Two')]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await bring('Three')).toEqual({ ok: false, refusal: 'log-full' });
    await ann.does({ type: 'choose-board', board: 'C' });
    await ann.does({ type: 'begin-game' });
  });
});

describe('a game alone', () => {
  const game = { side: 'poseidon', opponent: 'palinurus' } as const;

  it('is on a board of one’s own, which the table keeps', async () => {
    const attended = await alone(visit(await start()), { ...game, ownBoard: drawnBoard() });
    expect(began(attended.feeds)).toEqual(boardOf(drawnBoard()));
    expect(tableOf(attended).ownBoards).toEqual([boardOf(drawnBoard())]);
  });

  it('is not on a board with a fault, nor on a sea that can’t be drawn', async () => {
    const client = visit(await start({ seaThread: FAILING }));
    const ask = (more: object) =>
      client.ask('make', { token: client.token, name: 'Ann', alone: { ...game, ...more } });
    const ownBoard = { ...drawnBoard(), sacred: 'z9' };
    expect(await ask({ ownBoard })).toMatchObject({ refusal: 'bad-board', fault: { place: 'sacred' } });
    expect(await ask({ board: seaId(SEA) })).toEqual({ ok: false, refusal: 'sea-not-drawn' });
    expect(await ask({ board: 'own-1' })).toEqual({ ok: false, refusal: 'no-such-board' });
  });

  it('of a day is on the sea of the day', async () => {
    const server = await start({ now: () => Date.parse('2026-12-02T12:00:00Z') });
    for (const easier of [undefined, true] as const) {
      const { board } = voyageOf('2026-12-02', easier);
      const daily = { daily: '2026-12-02', ...(easier && { easier }) };
      expect(board).toMatch(/^sea-/);
      expect(began((await alone(visit(server), daily)).feeds)?.id).toBe(board);
    }
  });
});
