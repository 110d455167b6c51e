/** The clock: everyone sees it. At zero, the server makes a random legal move if the table has chosen that. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBoards } from '../../server/lib/boards.ts';
import { Clocks } from '../../server/tables/clocks.ts';
import { digest } from '../../server/lib/secrets.ts';
import { openSqlite } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { NO_FEEDS } from '../../server/tables/feeds.ts';
import { join } from '../../server/tables/entrance.ts';
import type { OpenTable } from '../../server/tables/table.ts';
import { Tables } from '../../server/tables/tables.ts';
import { BASE_GAME, type Variants } from '../../shared/game/game.ts';
import { squaresFor } from '../../shared/game/rules/placing.ts';
import { NO_TILES } from '../../shared/game/rules/setup.ts';
import { randomNavigatorMove, randomPoseidonMove } from '../../shared/game/moves.ts';
import type { Attended, ClockSign, Command } from '../../shared/wire/protocol.ts';
import type { MinutesClock } from '../../shared/table/clock.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import { granted } from '../helpers/client.ts';
import { gameFeed, Guest } from '../helpers/guests.ts';
import { seeded } from '../helpers/random.ts';
import { startServer } from '../helpers/server.ts';

const boards = loadBoards('boards');
const SHORT = 15;
const LONG = 600;
const HARDER: Variants = { ...BASE_GAME, harderDeduction: true };

function clock(
  poseidon: number,
  order: number,
  atZero: MinutesClock['atZero'] = 'random move',
): TableCommand {
  return { type: 'choose-clock', clock: { poseidon, order, atZero } };
}

/** Waits until pending work is done. Writes to the store need turns of the real event loop. */
async function done(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Advances the time, and waits until everything that this triggers is done. */
async function passes(seconds: number): Promise<void> {
  vi.advanceTimersByTime(seconds * 1000);
  await done();
}

interface Watched {
  readonly table: OpenTable;
  readonly clocks: Clocks;
  readonly host: string;
  readonly poseidon: string;
  readonly signs: (ClockSign | null)[];
  readonly faults: unknown[];
  /** The types of the events that the clock caused. */
  readonly moved: string[];
  attended: boolean;
  /** The players who are away while the table is attended. */
  away: readonly string[];
  /** The time left of this turn, according to another server's clock. */
  leftElsewhere: number | undefined;
  /** Gives a command and updates the clock, as the server would. */
  does(player: string, command: Command): Promise<void>;
  /** Makes a legal move for the side whose turn it is. */
  moves(seed?: number): Promise<void>;
}

let store: Store;
let ids = 0;
const watchers: Watched[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  store = openSqlite(':memory:');
});
afterEach(async () => {
  for (const { clocks } of watchers.splice(0)) clocks.stopAll();
  await store.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A table with two seats and a clock, before its game. */
async function watched(...commands: readonly TableCommand[]): Promise<Watched> {
  const tables = new Tables({ store, boards });
  const table = await tables.find(await tables.make(digest(`maker ${ids++}`), 'A'));
  if (!table) throw new Error('no table');
  const host = granted(await join(table, digest(`host ${ids}`), 'Ann')).player;
  const poseidon = granted(await join(table, digest(`poseidon ${ids}`), 'Pia')).player;
  const signs: Watched['signs'] = [];
  const faults: unknown[] = [];
  const moved: string[] = [];
  const clocks: Clocks = new Clocks({
    present: () =>
      watch.attended ? table.table.players.map(({ id }) => id).filter((id) => !watch.away.includes(id)) : [],
    leftElsewhere: () => watch.leftElsewhere,
    onSign: (_, sign) => signs.push(sign),
    onMove: (_, feeds) => {
      for (const feed of feeds.olympus) moved.push(...feed.events.map(({ type }) => type));
      clocks.sync(table);
    },
    onFault: (error) => faults.push(error),
  });
  const does: Watched['does'] = async (player, command) => {
    const circumstances = () => ({ present: [], company: [player], saw: [] });
    granted(await table.command(player, `c${ids++}`, command, circumstances));
    clocks.sync(table);
  };
  const moves: Watched['moves'] = async (seed = 1) => {
    const { game } = table.running ?? {};
    if (!game) throw new Error('no game');
    const storm = randomPoseidonMove(game, seeded(seed));
    const order = randomNavigatorMove(game, host, seeded(seed));
    if (storm) await does(poseidon, storm);
    else if (order) await does(host, order);
  };
  const watch: Watched = {
    table,
    clocks,
    host,
    poseidon,
    signs,
    faults,
    moved,
    attended: true,
    away: [],
    leftElsewhere: undefined,
    does,
    moves,
  };
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
    const whole = (ms: number) => ({ leftMs: ms, ofMs: ms });
    expect(signs).toEqual([whole(600_000)]);
    await passes(100);
    await moves();
    for (let order = 0; order < 4; order++) await moves();
    expect(signs).toEqual([600_000, 300_000, 300_000, 300_000, 300_000, 600_000].map(whole));
    // Commands that don't end a turn don't restart the clock.
    await does(host, { type: 'guess', ship: 'red', square: 'b2' });
    await does(host, { type: 'rename', name: 'Anna' });
    expect(signs).toHaveLength(6);
  });

  it('goes with the game', async () => {
    const { signs, does, host, poseidon } = await watched(clock(LONG, LONG), BEGIN);
    await does(host, { type: 'abandon-game' });
    expect(signs.at(-1)).toBeNull();
    await does(poseidon, BEGIN);
    expect(signs.at(-1)?.ofMs).toBe(600_000);
  });

  const PLACING: Variants = { ...BASE_GAME, lighthouses: 2, maelstroms: 1, fogBanks: 2 };
  const placing: TableCommand = { type: 'choose-variants', variants: PLACING };

  it('runs while lighthouses and dangers are placed, and not anew with each proposal (ruling 28)', async () => {
    const { signs, moves, does, host, table } = await watched(clock(LONG, 300), placing, BEGIN);
    expect(table.running?.game.phase).toBe('lighthouses');
    expect(signs.map((sign) => sign?.ofMs)).toEqual([LONG * 1000]);
    const [first, second] = table.running ? squaresFor(table.running.game.board, 'lighthouse', NO_TILES) : [];
    if (!first || !second) throw new Error('no room');
    await does(host, { type: 'guess', ship: 'red', square: first });
    expect(signs).toHaveLength(1);
    await does(host, { type: 'propose-lighthouses', squares: [first, second] });
    expect(table.running?.game.phase).toBe('dangers');
    expect(signs.map((sign) => sign?.ofMs)).toEqual([LONG * 1000, LONG * 1000]);
    await moves();
    expect(table.running?.game.phase).toBe('poseidon');
    expect(signs).toHaveLength(3);
  });

  it('at zero places what is to be placed: lighthouses with the word of every Navigator, then dangers', async () => {
    const { table, moved, does, host, poseidon } = await watched(clock(SHORT, SHORT), placing);
    const other = granted(await join(table, digest(`other ${ids}`), 'Ben')).player;
    await does(other, { type: 'sit', seat: 'navigators' });
    await does(poseidon, BEGIN);
    await passes(SHORT);
    expect(moved).toEqual(['lighthouses-placed']);
    expect(table.running?.game.tiles.lighthouses).toHaveLength(2);
    await passes(SHORT);
    expect(moved).toEqual(['lighthouses-placed', 'dangers-placed']);
    expect(table.running?.game.tiles.fogBanks).toHaveLength(2);
    expect(table.running?.game.phase).toBe('poseidon');
    expect(table.running?.game.navigators).toEqual([host, other]);
  });

  it('at zero agrees to the lighthouses that are proposed', async () => {
    const { table, does, host, poseidon } = await watched(clock(SHORT, SHORT), placing);
    const other = granted(await join(table, digest(`other ${ids}`), 'Ben')).player;
    await does(other, { type: 'sit', seat: 'navigators' });
    await does(poseidon, BEGIN);
    const board = table.running?.game.board;
    const squares = board ? squaresFor(board, 'lighthouse', NO_TILES).slice(0, 2) : [];
    await does(host, { type: 'propose-lighthouses', squares });
    await passes(SHORT);
    expect(table.running?.game.tiles.lighthouses).toEqual(squares);
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
    const { table, moved, signs } = await watched(clock(SHORT, LONG), BEGIN);
    await passes(SHORT - 0.001);
    expect(moved).toEqual([]);
    await passes(0.001);
    expect(moved).toEqual(['storm-played']);
    for (let order = 0; order < 4; order++) await passes(LONG);
    expect(moved).toEqual(['storm-played', 'sailed', 'sailed', 'sailed', 'sailed', 'round-began']);
    expect(table.running?.game.round).toBe(2);
    const turns = [15_000, 600_000, 600_000, 600_000, 600_000, 15_000];
    expect(signs).toEqual(turns.map((ms) => ({ leftMs: ms, ofMs: ms })));
  });

  it('only the sign, if the table wants it so', async () => {
    const { table, moved, signs, clocks, moves } = await watched(clock(SHORT, LONG, 'sign'), BEGIN);
    await passes(SHORT * 3);
    expect(moved).toEqual([]);
    expect(table.running?.game.played).toEqual([]);
    expect(signs).toHaveLength(1);
    expect(clocks.sign(table)).toEqual({ leftMs: 0, ofMs: SHORT * 1000 });
    // Players may still move after their time is up.
    await moves();
    expect(clocks.sign(table)?.ofMs).toBe(600_000);
  });

  it('nobody is moved who has moved in time', async () => {
    const { table, moved, moves } = await watched(clock(SHORT, LONG), BEGIN);
    await passes(SHORT - 0.001);
    await moves();
    await passes(SHORT);
    expect(moved).toEqual([]);
    expect(table.running?.game.played).toHaveLength(1);
  });

  it('a move that comes at the same moment is carried out once', async () => {
    const { table, poseidon } = await watched(clock(LONG, LONG), BEGIN);
    const move = randomPoseidonMove(table.running?.game ?? never(), seeded(1)) ?? never();
    const circumstances = () => ({ present: [], company: [poseidon], saw: [] });
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
    await passes(SHORT * 2);
    expect(watch.moved).toEqual([]);

    const left = await watched(clock(SHORT, SHORT), BEGIN);
    left.attended = false;
    left.clocks.stop(left.table);
    // When the last device left, a command was pending. That command must not restart the clock.
    left.clocks.sync(left.table);
    await passes(SHORT * 3);
    expect(left.moved).toEqual([]);
    expect(left.clocks.sign(left.table)).toBeNull();
  });

  it("nobody's time runs while a side has no player, and a successor has all of it", async () => {
    const { table, clocks, signs, moved, does, host, poseidon } = await watched(clock(SHORT, LONG), BEGIN);
    await passes(SHORT - 1);
    await does(host, { type: 'free-seat', player: poseidon });
    expect(signs.at(-1)).toBeNull();
    await passes(SHORT * 2);
    expect(moved).toEqual([]);
    const successor = granted(await join(table, digest(`late ${ids++}`), 'Eve', host)).player;
    await does(successor, { type: 'sit', seat: 'poseidon' });
    expect(clocks.sign(table)).toEqual({ leftMs: 15_000, ofMs: 15_000 });
    await passes(SHORT);
    expect(moved).toEqual(['storm-played']);
  });

  it('a disk that fails is reported, and the server goes on', async () => {
    const { faults, moved } = await watched(clock(SHORT, LONG), BEGIN);
    const write = store.write.bind(store);
    store.write = () => Promise.reject(new Error('the disk is full'));
    await passes(SHORT);
    expect(faults).toHaveLength(1);
    expect(moved).toEqual([]);
    // The move is made once the disk has room again.
    store.write = write;
    await passes(5);
    expect(faults).toHaveLength(1);
    expect(moved).toEqual(['storm-played']);
  });
});

describe('while the players of a side are away', () => {
  /** From now on, these players are away. */
  const areAway = (watch: Watched, ...away: readonly string[]) => {
    watch.away = away;
    watch.clocks.sync(watch.table);
  };

  it('the time of their turn stands still, and goes on where it was when one of them is back', async () => {
    const watch = await watched(clock(SHORT, LONG), BEGIN);
    await passes(SHORT - 5);
    areAway(watch, watch.poseidon);
    expect(watch.signs.at(-1)).toBeNull();
    await passes(LONG);
    expect(watch.moved).toEqual([]);
    areAway(watch);
    expect(watch.signs.at(-1)).toEqual({ leftMs: 5_000, ofMs: 15_000 });
    await passes(5);
    expect(watch.moved).toEqual(['storm-played']);
  });

  it('the time of the others runs', async () => {
    const watch = await watched(clock(SHORT, LONG), BEGIN);
    areAway(watch, watch.host);
    await passes(SHORT);
    expect(watch.moved).toEqual(['storm-played']);
    // It is now the turn of the side whose players are away.
    await passes(LONG * 2);
    expect(watch.moved).toEqual(['storm-played']);
    areAway(watch);
    await passes(LONG);
    expect(watch.moved).toEqual(['storm-played', 'sailed']);
  });

  it('nothing runs for somebody else who is there', async () => {
    const watch = await watched(clock(SHORT, SHORT), BEGIN);
    await join(watch.table, digest(`eve ${ids++}`), 'Eve', watch.host);
    areAway(watch, watch.host, watch.poseidon);
    await passes(SHORT * 10);
    expect(watch.moved).toEqual([]);
    expect(watch.clocks.sign(watch.table)).toBeNull();
  });

  it('an opponent who is always there keeps no time running for them', async () => {
    const watch = await watched(
      clock(LONG, SHORT),
      { type: 'seat-opponent', opponent: 'elpenor', seat: 'navigators' },
      BEGIN,
    );
    await watch.moves();
    areAway(watch, watch.host, watch.poseidon);
    await passes(SHORT * 10);
    expect(watch.moved).toEqual([]);
  });

  it('one Navigator is enough for their side', async () => {
    const watch = await watched(clock(LONG, SHORT));
    const other = granted(await join(watch.table, digest(`other ${ids}`), 'Ben')).player;
    await watch.does(other, { type: 'sit', seat: 'navigators' });
    await watch.does(watch.host, BEGIN);
    await watch.moves();
    areAway(watch, other, watch.poseidon);
    expect(watch.clocks.sign(watch.table)?.ofMs).toBe(SHORT * 1000);
  });

  it('nobody gains time by going away again and again', async () => {
    const watch = await watched(clock(SHORT, LONG), BEGIN);
    for (let second = 1; second < SHORT; second++) {
      await passes(1);
      areAway(watch, watch.poseidon);
      areAway(watch);
    }
    expect(watch.clocks.sign(watch.table)?.leftMs).toBe(1_000);
  });
});

describe('beside the clock of another server', () => {
  it('the one that ends first is right', async () => {
    const watch = await watched(clock(LONG, LONG), BEGIN);
    const { clocks, table, signs } = watch;
    const left = (ms: number) => {
      watch.leftElsewhere = ms;
      clocks.sync(table);
      return clocks.sign(table)?.leftMs;
    };
    expect(left(700_000)).toBe(600_000);
    // A difference as small as this can come from the delay between servers.
    expect(left(599_600)).toBe(600_000);
    expect(signs).toHaveLength(1);
    expect(left(400_000)).toBe(400_000);
    expect(signs.at(-1)).toEqual({ leftMs: 400_000, ofMs: 600_000 });
    // A late or repeated message doesn't increase the time left.
    expect(left(500_000)).toBe(400_000);
    expect(signs).toHaveLength(2);
    await passes(400);
    expect(watch.moved).toEqual(['storm-played']);
  });

  it('who comes late has what is left, and moves at once if that is nothing', async () => {
    const watch = await watched(clock(LONG, LONG));
    watch.leftElsewhere = 0;
    await watch.does(watch.host, BEGIN);
    expect(watch.signs).toEqual([{ leftMs: 0, ofMs: 600_000 }]);
    watch.leftElsewhere = undefined;
    await passes(0);
    expect(watch.moved).toEqual(['storm-played']);
  });
});

describe('over the wire', () => {
  /** A Navigator and Poseidon at a table with a clock, before the game begins. */
  async function gathered(chosen: TableCommand) {
    const server = await startServer({ store });
    const host = new Guest(server.url);
    const poseidon = new Guest(server.url);
    await poseidon.join(await host.make());
    await host.does(chosen);
    await host.does({ type: 'sit', seat: 'navigators' });
    await poseidon.does({ type: 'sit', seat: 'poseidon' });
    const close = async () => {
      for (const guest of [host, poseidon]) guest.close();
      await server.stop();
      store = openSqlite(':memory:');
    };
    return { host, poseidon, close, url: server.url };
  }

  const typesOf = ({ feeds }: Attended) => gameFeed(feeds).events.map(({ type }) => type);

  it('shows everybody the same, and tells what was done in the stead of who is slow', async () => {
    const { host, poseidon, close, url } = await gathered(clock(SHORT, LONG));
    await host.does(BEGIN);
    const onlooker = new Guest(url);
    await passes(1);
    expect((await onlooker.watch(host.code)).clock).toEqual({ leftMs: 14_000, ofMs: 15_000 });
    await passes(14);
    const signs = [15_000, 600_000].map((ms) => ({ leftMs: ms, ofMs: ms }));
    await expect.poll(() => host.signs).toEqual(signs);
    await expect.poll(() => poseidon.signs).toEqual(signs);
    // The answer to this request arrives after everything that the server has already sent.
    await host.ask('boards', {});
    const told = gameFeed(host.told.flat());
    expect(told.audience).toBe('navigators');
    expect(told.events.map((event) => Object.keys(event))).toEqual([['type', 'storm']]);
    await poseidon.ask('boards', {});
    expect(gameFeed(poseidon.told.flat()).events[0]).toHaveProperty('pushes');
    // A player who comes back sees how much time is left.
    await passes(1);
    expect((await host.attend()).clock).toEqual({ leftMs: 599_000, ofMs: 600_000 });
    onlooker.close();
    await close();
  });

  it('stands still while nobody is there, though a command was under way when the last one went', async () => {
    const { host: other, poseidon: host, close } = await gathered(clock(SHORT, SHORT));
    other.close();
    await expect.poll(() => host.present).toEqual([host.player]);
    // Make the disk slow, so that the command is written after the last device has left.
    const write = store.write.bind(store);
    const slow = Promise.withResolvers<undefined>();
    const writing = vi.fn<Store['write']>((change) => slow.promise.then(() => write(change)));
    store.write = writing;
    host.socket.emit('command', { id: 'last', player: host.player, command: BEGIN }, () => undefined);
    await expect.poll(() => writing.mock.calls.length).toBe(1);
    const stop = vi.spyOn(Clocks.prototype, 'stop');
    const follow = vi.spyOn(Clocks.prototype, 'sync');
    host.close();
    await expect.poll(() => stop.mock.calls.length).toBe(1);
    slow.resolve(undefined);
    await expect.poll(() => follow.mock.calls.length).toBe(1);
    await passes(SHORT);
    const back = host.again();
    expect(typesOf(await back.attend())).toEqual(['began']);
    // The clock starts to run once somebody attends the table.
    expect((await back.attend()).clock).toEqual({ leftMs: 15_000, ofMs: 15_000 });
    await passes(SHORT);
    await expect.poll(() => back.told.length).toBe(1);
    back.close();
    await close();
  });

  it('stands still while only a spectator is there, and goes on when the player is back', async () => {
    const { host, poseidon, close, url } = await gathered(clock(SHORT, SHORT));
    await host.does(BEGIN);
    const onlooker = new Guest(url);
    await onlooker.watch(host.code);
    await passes(5);
    for (const guest of [host, poseidon]) guest.close();
    await expect.poll(() => onlooker.signs.at(-1)).toBeNull();
    // Too little time has passed for the spectator's connection to time out.
    await passes(SHORT);
    expect(typesOf(await onlooker.watch(host.code))).toEqual(['began']);
    const back = poseidon.again();
    expect((await back.attend()).clock).toEqual({ leftMs: 10_000, ofMs: 15_000 });
    await passes(10);
    await expect.poll(() => back.told.length).toBe(1);
    for (const guest of [back, onlooker]) guest.close();
    await close();
  });

  it('stands still when the last one goes on to another table', async () => {
    const { host: gone, poseidon: host, close, url } = await gathered(clock(SHORT, SHORT));
    gone.close();
    await expect.poll(() => host.present).toEqual([host.player]);
    const elsewhere = new Guest(url);
    const another = await elsewhere.make('Zoe');
    await host.does(BEGIN);
    const { code } = host;
    await host.watch(another);
    await passes(SHORT);
    host.code = code;
    expect(typesOf(await host.attend())).toEqual(['began']);
    elsewhere.close();
    await close();
  });
});

function never(): never {
  throw new Error('missing');
}
