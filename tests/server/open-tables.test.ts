/** A server lists its open tables for everybody, and opponents take the seats that nobody takes in time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { loadBoards } from '../../server/lib/boards.ts';
import { openSqlite } from '../../server/store/open.ts';
import { Listings, type ListingsDeps } from '../../server/tables/listings.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import { newToken, type Client } from '../helpers/client.ts';
import { listedAt, lists, MINUTE, open, OpenServer } from '../helpers/open-tables.ts';
import { days, TURN } from '../helpers/over-days.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-open-'));
afterAll(() => rmSync(folder, { recursive: true }));

const running: OpenServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

function start(...[options]: ConstructorParameters<typeof OpenServer>): Promise<OpenServer> {
  const server = new OpenServer(options);
  running.push(server);
  return server.start();
}

const SIT = { type: 'sit', seat: 'navigators' } as const;
const CLOSE: TableCommand = { type: 'open-table', open: null };

/** The types of the table's events, as somebody who comes now is told them. */
async function tableEvents(client: Client): Promise<string[]> {
  const { feeds } = await client.attend();
  return feeds.flatMap((feed) => (feed.log === 'table' ? feed.events.map(({ type }) => type) : []));
}

describe('the list', () => {
  it('has the tables that their hosts have opened, the newest first', async () => {
    const server = await start();
    await server.host('Zoe');
    const ann = await server.host('Ann', open(null, 'de'));
    server.clock.ms += 1;
    const ben = await server.host('Ben', days(), open());
    const [first, second] = await lists(server.url, ben.code, ann.code);
    expect(first).toMatchObject({ host: 'Ben', clock: { hours: 24 } });
    expect(second).toEqual({
      code: ann.code,
      host: 'Ann',
      players: ['Ann'],
      state: 'gathering',
      free: { poseidon: true, navigators: 4 },
      board: 'A',
      mode: 'cooperative',
      variants: BASE_GAME,
      clock: null,
      language: 'de',
    });
  });

  it('changes with its tables, and leaves out the locked, the closed and the deleted', async () => {
    const server = await start();
    const ann = await server.host('Ann', open());
    const pia = server.guest();
    await pia.join(ann.code, 'Pia');
    await pia.does({ type: 'sit', seat: 'poseidon' });
    await expect
      .poll(async () => (await listedAt(server.url)).tables[0])
      .toMatchObject({ players: ['Ann', 'Pia'], free: { poseidon: false, navigators: 3 } });
    await ann.does({ type: 'lock-table', locked: true });
    await lists(server.url);
    await ann.does({ type: 'lock-table', locked: false });
    await ann.does(SIT);
    await ann.does({ type: 'begin-game' });
    await expect
      .poll(async () => (await listedAt(server.url)).tables[0])
      .toMatchObject({ state: 'running', free: { poseidon: false, navigators: 0 } });
    await ann.does(CLOSE);
    await lists(server.url);
    await ann.does(open());
    await lists(server.url, ann.code);
    await ann.ask('delete-table', { code: ann.code, player: ann.player });
    await lists(server.url);
  });

  it('keeps its order when a table is locked and unlocked, or full for a while, until it is opened again', async () => {
    const server = await start();
    const ann = await server.host('Ann', open());
    server.clock.ms += 1;
    const ben = await server.host('Ben', open());
    server.clock.ms += 1;
    await ann.does({ type: 'lock-table', locked: true });
    await lists(server.url, ben.code);
    await ann.does({ type: 'lock-table', locked: false });
    await lists(server.url, ben.code, ann.code);
    const guests = ['Cleo', 'Dan', 'Eve', 'Pia'].map((name) => ({ name, guest: server.guest() }));
    for (const { name, guest } of guests) await guest.join(ann.code, name);
    await lists(server.url, ben.code);
    await guests[0]?.guest.does({ type: 'leave' });
    await lists(server.url, ben.code, ann.code);
    await ann.does({ type: 'lock-table', locked: true });
    await ann.does(CLOSE);
    await ann.does({ type: 'lock-table', locked: false });
    await ann.does(open());
    await lists(server.url, ann.code, ben.code);
  });

  it('is the same after a restart', async () => {
    const store = () => openSqlite(join(folder, 'restarted.sqlite'));
    const server = await start({ store: store() });
    const ann = await server.host('Ann', open(null, 'it'));
    const before = await lists(server.url, ann.code);
    await server.stop();
    await server.start({ store: store() });
    expect(await lists(server.url, ann.code)).toEqual(before);
  });

  it('leaves out a table whose host has been away, until the host comes back', async () => {
    const server = await start();
    const ben = await server.host('Ben', days(), open());
    server.clock.ms += 1;
    const ann = await server.host('Ann', open());
    await lists(server.url, ann.code, ben.code);
    ann.socket.disconnect();
    server.clock.ms += 15 * MINUTE;
    await lists(server.url, ben.code);
    const again = Object.assign(server.guest(), { token: ann.token, code: ann.code });
    await again.attend();
    await lists(server.url, ann.code, ben.code);
    server.clock.ms += 7 * TURN;
    await lists(server.url);
  });

  it('is as long as thirty tables', async () => {
    const server = await start();
    const codes: string[] = [];
    for (let i = 0; i < 31; i++) {
      server.clock.ms += 1;
      codes.unshift((await server.host(`Host ${i}`, open())).code);
    }
    await lists(server.url, ...codes.slice(0, 30));
  });
});

describe('a server that lists no tables', () => {
  it('says so, and refuses to open one', async () => {
    const server = await start({ openTables: 'off' });
    const ann = await server.host('Ann');
    expect(await ann.command(open())).toEqual({ ok: false, refusal: 'not-offered' });
    expect(await listedAt(server.url)).toEqual({ ok: true, offered: false, tables: [] });
  });

  it('shows none of the tables that were open before', async () => {
    const store = () => openSqlite(join(folder, 'off.sqlite'));
    const server = await start({ store: store() });
    await server.host('Ann', open());
    await server.stop();
    await server.start({ store: store(), openTables: 'off' });
    expect(await listedAt(server.url)).toEqual({ ok: true, offered: false, tables: [] });
  });
});

describe('at home', () => {
  it('new tables are open, but nobody who plays alone is listed', async () => {
    const server = await start({ openTables: 'home' });
    const ann = await server.host('Ann');
    const alone = (what: object) =>
      server.guest().ask('make', { token: newToken(), name: 'Zoe', alone: what });
    expect(await alone({ side: 'poseidon', opponent: 'elpenor' })).toMatchObject({ ok: true });
    const daily = new Date(server.clock.ms).toISOString().slice(0, 10);
    expect(await alone({ daily })).toMatchObject({ ok: true });
    expect((await lists(server.url, ann.code))[0]).toMatchObject({ host: 'Ann', players: ['Ann'] });
    await ann.does(CLOSE);
    await lists(server.url);
  });

  it('no opponent ever takes a seat before the host has chosen a time', async () => {
    const server = await start({ openTables: 'home' });
    const ann = await server.host('Ann', SIT);
    server.clock.ms += 10 * TURN;
    await server.checked();
    expect(await tableEvents(ann)).toEqual(['made', 'table-opened', 'joined', 'sat']);
  });

  it('tables are listed no more once strangers can reach the server', async () => {
    const store = () => openSqlite(join(folder, 'moved.sqlite'));
    const server = await start({ store: store(), openTables: 'home' });
    await server.host('Ann');
    const ben = await server.host('Ben', open());
    await server.stop();
    await server.start({ store: store(), openTables: 'public' });
    await lists(server.url);
    const again = Object.assign(server.guest(), { token: ben.token, code: ben.code, player: ben.player });
    await again.attend();
    await again.does(open());
    await lists(server.url, ben.code);
  });
});

describe('an open seat that nobody takes', () => {
  const BEGUN = ['joined', 'sat', 'game-began'];

  it('is taken by an opponent when the time is up, once, and the game begins', async () => {
    const server = await start();
    const ann = await server.host('Ann', open(5), SIT);
    expect((await ann.attend()).clock).toEqual({ leftMs: 5 * MINUTE, ofMs: 5 * MINUTE });
    server.clock.ms += 5 * MINUTE - 1;
    await server.checked();
    expect(await tableEvents(ann)).toEqual(['made', 'joined', 'table-opened', 'sat']);
    server.clock.ms += 1;
    await expect.poll(() => tableEvents(ann)).toEqual(['made', 'joined', 'table-opened', 'sat', ...BEGUN]);
    expect(ann.signs.at(-1)).toBeNull();
    server.clock.ms += TURN;
    await server.checked();
    expect((await tableEvents(ann)).slice(4)).toEqual(BEGUN);
  });

  it('is taken although nobody is there and the server was off', async () => {
    const store = () => openSqlite(join(folder, 'due.sqlite'));
    const server = await start({ store: store() });
    const ann = await server.host('Ann', days(), open(60), SIT);
    await server.stop();
    server.clock.ms += 61 * MINUTE;
    const kept = store();
    await server.start({ store: kept });
    const { id = '' } = (await kept.findTable(ann.code)) ?? {};
    // The game is over days, so its first turn has a deadline now.
    const turn = async () => (await kept.deadline(id))?.turn.replace(/^\S+ /, '');
    await expect.poll(turn).toMatch(/^1 /);
    const again = Object.assign(server.guest(), { token: ann.token, code: ann.code });
    expect((await tableEvents(again)).slice(4)).toEqual(['sat', ...BEGUN]);
    // The opponent plays Poseidon's turn. The crew then have their whole time.
    const { clock } = await again.attend();
    await expect.poll(() => (again.signs.at(-1) ?? clock)?.ofMs).toBe(TURN);
  });

  it('is not taken if somebody sits down, and the time begins again when they stand up', async () => {
    const server = await start();
    const ann = await server.host('Ann', open(5), SIT);
    const pia = server.guest();
    await pia.join(ann.code, 'Pia');
    server.clock.ms += 4 * MINUTE;
    await pia.does({ type: 'sit', seat: 'poseidon' });
    server.clock.ms += 4 * MINUTE;
    await server.checked();
    await pia.does({ type: 'sit', seat: null });
    expect((await ann.attend()).clock).toEqual({ leftMs: 5 * MINUTE, ofMs: 5 * MINUTE });
    // Others who come and go don't lengthen the time.
    server.clock.ms += 3 * MINUTE;
    await pia.does({ type: 'leave' });
    expect((await ann.attend()).clock?.leftMs).toBe(2 * MINUTE);
    server.clock.ms += 2 * MINUTE;
    await expect.poll(async () => (await tableEvents(ann)).slice(-3)).toEqual(BEGUN);
  });

  it('stays empty if the game can’t begin, and nothing is tried again until the table changes', async () => {
    const boards = new Map(loadBoards('boards'));
    const server = await start({ boards });
    const ann = await server.host('Ann', open(5), SIT);
    // The operator has removed the board.
    boards.delete('A');
    server.clock.ms += 5 * MINUTE;
    await expect.poll(() => ann.signs.at(-1)).toBeNull();
    server.clock.ms += TURN;
    await server.checked();
    expect([(await tableEvents(ann)).at(-1), (await ann.attend()).clock]).toEqual(['sat', null]);
    await ann.does({ type: 'choose-board', board: 'B' });
    expect((await ann.attend()).clock).toEqual({ leftMs: 5 * MINUTE, ofMs: 5 * MINUTE });
  });
});

describe('who is present', () => {
  const made = replayTable([
    { type: 'made', code: 'CD5F', board: 'A' },
    { type: 'joined', player: 'ann', name: 'Ann' },
    { type: 'table-opened', open: { waitMinutes: null } },
  ]);
  const at = (id: string, here: readonly string[], table = made) =>
    ({ id, here, table }) as unknown as ReturnType<ListingsDeps['tables']>[number];

  it('is recorded for the open tables whose hosts are there, and for a table at most once a minute', async () => {
    const touched: [readonly string[], number][] = [];
    let now = 1_000_000;
    const tables = [at('a', ['ann']), at('b', []), at('c', ['ann'], { ...made, open: null })];
    const listings = new Listings({
      store: {
        listings: () => Promise.resolve([]),
        touchListings: async (ids, when) => void touched.push([ids, when]),
      },
      openTables: 'public',
      tables: () => tables,
      now: () => now,
    });
    await listings.note();
    now += MINUTE - 1;
    for (const table of tables) await listings.visit(table);
    now += 1;
    for (const table of tables) await listings.visit(table);
    const noted = touched.filter(([ids]) => ids.length > 0);
    expect(noted).toEqual([
      [['a'], 1_000_000],
      [['a'], 1_000_000 + MINUTE],
    ]);
  });
});
