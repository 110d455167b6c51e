/** The clocks of tables without a server. The test lets the time pass. */
import { afterEach, beforeEach, vi } from 'vitest';
import { loadBoards } from '../../server/lib/boards.ts';
import { digest } from '../../server/lib/secrets.ts';
import { openSqlite } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { Clocks } from '../../server/tables/clocks.ts';
import { join } from '../../server/tables/entrance.ts';
import type { OpenTable } from '../../server/tables/table.ts';
import { Tables } from '../../server/tables/tables.ts';
import { randomNavigatorMove, randomPoseidonMove } from '../../shared/game/moves.ts';
import type { MinutesClock } from '../../shared/table/clock.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import type { ClockSign, Command } from '../../shared/wire/protocol.ts';
import { granted } from './client.ts';
import { seeded } from './random.ts';

const boards = loadBoards('boards');

/** A time that is up soon, and one that isn't, in seconds. */
export const SHORT = 15;
export const LONG = 600;

export const BEGIN: TableCommand = { type: 'begin-game' };

/** The command that chooses a clock of minutes. */
export function clock(
  poseidon: number,
  order: number,
  atZero: MinutesClock['atZero'] = 'random move',
): TableCommand {
  return { type: 'choose-clock', clock: { poseidon, order, atZero } };
}

/** Fakes the timers of each test in a file. `setImmediate` stays real, because writes to the store need it. */
export function useFakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

/** Waits until pending work is done. Writes to the store need turns of the real event loop. */
async function done(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Advances the time, and waits until everything that this triggers is done. */
export async function passes(seconds: number): Promise<void> {
  vi.advanceTimersByTime(seconds * 1000);
  await done();
}

/** A table with a clock, and what the clock has done. */
export interface Watched {
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
  /** Somebody else joins. With `by`, this player lets them in. Resolves with their id. */
  joins(name: string, by?: string): Promise<string>;
  /** Gives a command and updates the clock, as the server would. */
  does(player: string, command: Command): Promise<void>;
  /** Makes a legal move for the side whose turn it is. */
  moves(seed?: number): Promise<void>;
}

interface WatchedClocks {
  /** The store of the running test. */
  readonly store: Store;
  /** A table with two seats and a clock, before its game. */
  watched(...commands: readonly TableCommand[]): Promise<Watched>;
}

/** Gives each test of a file a store and clocks of its own. Call it once, at the top of the file. */
export function useClocks(): WatchedClocks {
  useFakeTime();
  let store: Store;
  let ids = 0;
  const watchers: Watched[] = [];
  beforeEach(() => {
    store = openSqlite(':memory:');
  });
  afterEach(async () => {
    for (const { clocks } of watchers.splice(0)) clocks.stopAll();
    await store.close();
  });

  const watched: WatchedClocks['watched'] = async (...commands) => {
    const tables = new Tables({ store, boards });
    const table = await tables.find(await tables.make(digest(`maker ${ids++}`), 'A'));
    if (!table) throw new Error('no table');
    const joins: Watched['joins'] = async (name, by) =>
      granted(await join(table, digest(`${name} ${ids++}`), name, by)).player;
    const host = await joins('Ann');
    const poseidon = await joins('Pia');
    const signs: Watched['signs'] = [];
    const faults: unknown[] = [];
    const moved: string[] = [];
    const clocks: Clocks = new Clocks({
      present: () =>
        watch.attended
          ? table.table.players.map(({ id }) => id).filter((id) => !watch.away.includes(id))
          : [],
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
      joins,
      does,
      moves,
    };
    watchers.push(watch);
    await does(host, { type: 'sit', seat: 'navigators' });
    await does(poseidon, { type: 'sit', seat: 'poseidon' });
    for (const command of commands) await does(host, command);
    return watch;
  };

  return {
    get store() {
      return store;
    },
    watched,
  };
}
