/** The clock: a sign for everybody, and at zero a legal move, if the table wants it so. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadBoards } from '../../server/boards.ts';
import { Clocks } from '../../server/clocks.ts';
import { digest } from '../../server/secrets.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { NO_FEEDS, type Command, type OpenTable } from '../../server/table.ts';
import { Tables } from '../../server/tables.ts';
import { BASE_GAME, type Variants } from '../../shared/game.ts';
import { randomNavigatorMove, randomPoseidonMove } from '../../shared/moves.ts';
import type { ClockSign } from '../../shared/protocol.ts';
import type { Clock, TableCommand } from '../../shared/table.ts';
import { granted } from '../helpers/client.ts';
import { gameFeed, Guest } from '../helpers/guests.ts';
import { seeded } from '../helpers/random.ts';
import { startServer } from '../helpers/server.ts';

const boards = loadBoards('boards');
const SHORT = 0.05;
const LONG = 600;
const HARDER: Variants = { ...BASE_GAME, harderDeduction: true };

/** A clock that the wire would not let in: nobody can play so fast. */
function clock(poseidon: number, order: number, atZero: Clock['atZero'] = 'random move'): TableCommand {
  return { type: 'choose-clock', clock: { poseidon, order, atZero } };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Watched {
  readonly table: OpenTable;
  readonly clocks: Clocks;
  readonly host: string;
  readonly poseidon: string;
  readonly signs: (ClockSign | null)[];
  readonly faults: unknown[];
  /** The types of the events that clocks brought about. */
  readonly moved: string[];
  attended: boolean;
  /** Gives a command as the server does: the clocks follow. */
  does(player: string, command: Command): Promise<void>;
  /** Makes Poseidon's move, or the Navigator's. */
  moves(seed?: number): Promise<void>;
}

let store: Store;
let ids = 0;
const watchers: Watched[] = [];
beforeEach(() => (store = openSqlite(':memory:')));
afterEach(async () => {
  for (const { clocks } of watchers.splice(0)) clocks.stopAll();
  await store.close();
});

/** A table with two seats and a clock; the game has not begun. */
async function watched(...commands: readonly TableCommand[]): Promise<Watched> {
  const tables = new Tables({ store, boards });
  const table = tables.find(await tables.make(digest(`maker ${ids++}`), 'A'));
  if (!table) throw new Error('no table');
  const host = granted(await table.join(digest(`host ${ids}`), 'Ann')).player;
  const poseidon = granted(await table.join(digest(`poseidon ${ids}`), 'Pia')).player;
  const signs: Watched['signs'] = [];
  const faults: unknown[] = [];
  const moved: string[] = [];
  const clocks: Clocks = new Clocks({
    isAttended: () => watch.attended,
    onSign: (_, sign) => signs.push(sign),
    onMove: (_, feeds) => {
      for (const feed of feeds.olympus) moved.push(...feed.events.map(({ type }) => type));
      clocks.follow(table);
      return Promise.resolve();
    },
    onFault: (error) => faults.push(error),
  });
  const does: Watched['does'] = async (player, command) => {
    const circumstances = { present: [], company: [player], sawTruth: false };
    granted(await table.command(player, `c${ids++}`, command, circumstances));
    clocks.follow(table);
  };
  const moves: Watched['moves'] = async (seed = 1) => {
    const { game } = table.running ?? {};
    if (!game) throw new Error('no game');
    const storm = randomPoseidonMove(game, seeded(seed));
    const order = randomNavigatorMove(game, host, seeded(seed));
    if (storm) await does(poseidon, storm);
    else if (order) await does(host, order);
  };
  const watch: Watched = { table, clocks, host, poseidon, signs, faults, moved, attended: true, does, moves };
  watchers.push(watch);
  await does(host, { type: 'sit', seat: 'navigators' });
  await does(poseidon, { type: 'sit', seat: 'poseidon' });
  for (const command of commands) await does(host, command);
  return watch;
}

const BEGIN: TableCommand = { type: 'begin-game' };

describe('without a clock', () => {
  it('there is no sign', async () => {
    const { signs, clocks, table } = await watched(BEGIN);
    expect(signs).toEqual([]);
    expect(clocks.sign(table)).toBeNull();
  });
});

describe('the sign', () => {
  it('begins anew with every turn and every order, each with its own time', async () => {
    const { signs, moves, does, host } = await watched(clock(LONG, 300), BEGIN);
    const whole = (seconds: number) => ({ leftMs: seconds * 1000, ofMs: seconds * 1000 });
    expect(signs.map((sign) => sign?.ofMs)).toEqual([600_000]);
    expect(signs[0]?.leftMs).toBeGreaterThan(whole(LONG).leftMs - 1000);
    await moves();
    for (let order = 0; order < 4; order++) await moves();
    expect(signs.map((sign) => sign?.ofMs)).toEqual([600_000, 300_000, 300_000, 300_000, 300_000, 600_000]);
    // What takes no turn on restarts nothing.
    await does(host, { type: 'guess', ship: 'red', square: 'b2' });
    await does(host, { type: 'rename', name: 'Anna' });
    expect(signs).toHaveLength(6);
  });

  it('goes with the game', async () => {
    const { signs, does, poseidon } = await watched(clock(LONG, LONG), BEGIN);
    await does(poseidon, { type: 'abandon-game' });
    expect(signs.at(-1)).toBeNull();
    await does(poseidon, BEGIN);
    expect(signs.at(-1)?.ofMs).toBe(600_000);
  });

  it('waits while lighthouses and dangers are placed', async () => {
    const placing: Variants = { ...BASE_GAME, lighthouses: 1, fogBanks: 1 };
    const { signs, moves, table } = await watched(
      clock(LONG, LONG),
      { type: 'choose-variants', variants: placing },
      BEGIN,
    );
    await moves();
    expect(table.running?.game.phase).toBe('dangers');
    expect(signs).toEqual([]);
    await moves();
    expect(signs).toHaveLength(1);
  });

  it('depends on nothing secret: the same whatever storm was played, and how', async () => {
    const played = await Promise.all(
      [1, 2, 3, 4].map(async (seed) => {
        const { signs, moves } = await watched(
          clock(LONG, 300),
          { type: 'choose-variants', variants: HARDER },
          BEGIN,
        );
        await moves(seed);
        return JSON.stringify(signs.map((sign) => Object.keys(sign ?? {}).join() + sign?.ofMs));
      }),
    );
    expect(new Set(played).size).toBe(1);
    expect(played[0]).toBe('["leftMs,ofMs600000","leftMs,ofMs300000"]');
  });
});

describe('at zero', () => {
  it('a legal move is made in the stead of who is slow, turn after turn', async () => {
    const { table, moved, signs } = await watched(clock(SHORT, SHORT), BEGIN);
    await expect
      .poll(() => moved.filter((type) => type === 'round-began').length, { timeout: 5_000 })
      .toBe(1);
    expect(moved.slice(0, 6)).toEqual([
      'storm-played',
      'sailed',
      'sailed',
      'sailed',
      'sailed',
      'round-began',
    ]);
    expect(table.running?.game.round).toBeGreaterThanOrEqual(2);
    expect(signs.length).toBeGreaterThanOrEqual(6);
    expect(signs.every((sign) => sign?.ofMs === SHORT * 1000)).toBe(true);
  });

  it('only the sign, if the table wants it so', async () => {
    const { table, moved, signs, clocks, moves } = await watched(clock(SHORT, LONG, 'sign'), BEGIN);
    await wait(SHORT * 1000 * 3);
    expect(moved).toEqual([]);
    expect(table.running?.game.played).toEqual([]);
    expect(signs).toHaveLength(1);
    expect(clocks.sign(table)).toEqual({ leftMs: 0, ofMs: SHORT * 1000 });
    // Who was late may still play.
    await moves();
    expect(clocks.sign(table)?.ofMs).toBe(600_000);
  });

  it('nobody is moved who has moved in time', async () => {
    const { table, moved, moves } = await watched(clock(0.15, LONG), BEGIN);
    await moves();
    await wait(250);
    expect(moved).toEqual([]);
    expect(table.running?.game.played).toHaveLength(1);
  });

  it('a move that comes at the same moment is carried out once', async () => {
    const { table, poseidon } = await watched(clock(LONG, LONG), BEGIN);
    const move = randomPoseidonMove(table.running?.game ?? never(), seeded(1)) ?? never();
    const circumstances = { present: [], company: [poseidon], sawTruth: false };
    const turn = table.running?.game.round;
    const [, forced] = await Promise.all([
      table.command(poseidon, 'own', move, circumstances),
      table.actFor(() =>
        table.running?.game.phase === 'poseidon' && table.running.game.round === turn
          ? { actor: poseidon, command: move }
          : undefined,
      ),
    ]);
    expect(forced).toBe(NO_FEEDS);
    expect(table.running?.game.played).toHaveLength(1);
  });

  it('nothing happens after the game has ended, or when nobody is there', async () => {
    const watch = await watched(clock(SHORT, SHORT), BEGIN);
    await watch.does(watch.host, { type: 'abandon-game' });
    await wait(SHORT * 1000 * 2);
    expect(watch.moved).toEqual([]);

    const left = await watched(clock(SHORT, SHORT), BEGIN);
    left.attended = false;
    left.clocks.stop(left.table);
    // A command that was under way when the last one went must not set it going again.
    left.clocks.follow(left.table);
    await wait(SHORT * 1000 * 3);
    expect(left.moved).toEqual([]);
    expect(left.clocks.sign(left.table)).toBeNull();
  });

  it("nobody's time runs while a side has no player, and a successor has all of it", async () => {
    const { table, clocks, signs, moved, does, host, poseidon } = await watched(clock(0.15, LONG), BEGIN);
    await does(host, { type: 'free-seat', player: poseidon });
    expect(signs.at(-1)).toBeNull();
    await wait(250);
    expect(moved).toEqual([]);
    const successor = granted(await table.join(digest(`late ${ids++}`), 'Eve')).player;
    await does(successor, { type: 'sit', seat: 'poseidon' });
    expect(clocks.sign(table)?.leftMs).toBeGreaterThan(50);
    await expect.poll(() => moved).toEqual(['storm-played']);
  });

  it('a disk that fails is reported, and the server goes on', async () => {
    const { faults } = await watched(clock(SHORT, SHORT), BEGIN);
    store.write = () => Promise.reject(new Error('the disk is full'));
    await expect.poll(() => faults).toHaveLength(1);
  });
});

describe('over the wire', () => {
  const TOKENS = ['A', 'B'].map((letter) => letter.repeat(43)) as [string, string];

  /** Two guests at a table whose clock is faster than the wire allows. */
  async function gathered(chosen: TableCommand) {
    const server = await startServer({ store });
    const tables = new Tables({ store, boards });
    const code = await tables.make(digest('maker'), 'A');
    const table = tables.find(code) ?? never();
    const guests = await Promise.all(
      TOKENS.map(async (token, i) => {
        const { player } = granted(await table.join(digest(token), `Guest ${i}`));
        return Object.assign(new Guest(server.url), { token, player, code });
      }),
    );
    const [host = never(), poseidon = never()] = guests;
    const circumstances = { present: [], company: [], sawTruth: false };
    granted(await table.command(host.player, 'clock', chosen, circumstances));
    for (const guest of guests) await guest.attend();
    await host.does({ type: 'sit', seat: 'navigators' });
    await poseidon.does({ type: 'sit', seat: 'poseidon' });
    const close = async () => {
      for (const guest of guests) guest.close();
      await server.stop();
      store = openSqlite(':memory:');
    };
    return { host, poseidon, close, url: server.url };
  }

  it('shows everybody the same, and tells what was done in the stead of who is slow', async () => {
    const { host, poseidon, close, url } = await gathered(clock(0.1, LONG));
    await host.does(BEGIN);
    const onlooker = new Guest(url);
    expect((await onlooker.watch(host.code)).clock?.ofMs).toBe(100);
    await expect.poll(() => host.signs.map((sign) => sign?.ofMs)).toEqual([100, 600_000]);
    await expect.poll(() => poseidon.signs.map((sign) => sign?.ofMs)).toEqual([100, 600_000]);
    const told = gameFeed(host.told.flat());
    expect(told.audience).toBe('navigators');
    expect(told.events.map((event) => Object.keys(event))).toEqual([['type', 'storm']]);
    expect(gameFeed(poseidon.told.flat()).events[0]).toHaveProperty('pushes');
    // Who comes back sees how much is left.
    const { clock: sign } = await host.attend();
    expect(sign?.leftMs).toBeLessThanOrEqual(600_000);
    onlooker.close();
    await close();
  });

  it('stands still while nobody is there, though a command was under way when the last one went', async () => {
    const { host, poseidon, close, url } = await gathered(clock(0.1, 0.1));
    poseidon.close();
    await expect.poll(() => host.present).toEqual([host.player]);
    // A slow disk: the command is written when the last one has gone.
    const write = store.write.bind(store);
    store.write = (change) => wait(60).then(() => write(change));
    host.socket.emit('command', { id: 'last', player: host.player, command: BEGIN }, () => undefined);
    await wait(30);
    host.close();
    await wait(300);
    const back = Object.assign(new Guest(url), { token: host.token, player: host.player, code: host.code });
    expect(gameFeed((await back.attend()).feeds).events.map(({ type }) => type)).toEqual(['began']);
    // Now it runs.
    expect((await back.attend()).clock?.ofMs).toBe(100);
    await expect.poll(() => back.told.length).toBeGreaterThan(0);
    back.close();
    await close();
  });

  it('stands still when the last one goes on to another table', async () => {
    const { host, poseidon, close, url } = await gathered(clock(0.1, 0.1));
    poseidon.close();
    await expect.poll(() => host.present).toEqual([host.player]);
    const elsewhere = new Guest(url);
    const other = await elsewhere.make('Zoe');
    await host.does(BEGIN);
    const { code } = host;
    await host.watch(other);
    await wait(300);
    host.code = code;
    const { feeds } = await host.attend();
    expect(gameFeed(feeds).events.map(({ type }) => type)).toEqual(['began']);
    elsewhere.close();
    await close();
  });
});

function never(): never {
  throw new Error('missing');
}
