/** Plants faults in servers that share a database. Each fault must make one of the checks fail. */
import { isDeepStrictEqual } from 'node:util';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digest } from '../../server/lib/secrets.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { openPostgres } from '../../server/store/postgres/open.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { PostgresStore } from '../../server/store/postgres/postgres-store.ts';
import { join } from '../../server/tables/entrance.ts';
import { randomMove } from '../../server/tables/random-move.ts';
import { SharedVersion } from '../../server/tables/shared-store.ts';
import { OpenTable } from '../../server/tables/table.ts';
import { Tables } from '../../server/tables/tables.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import { replaced, type Undo } from '../harness/replaced.ts';
import { granted } from '../helpers/client.ts';
import { usePostgres } from '../helpers/use-postgres.ts';

const silent = pino({ level: 'silent' });
const boards = loadBoards('boards');
const database = usePostgres();
let stores: Store[];
beforeEach(async () => {
  const url = await database.fresh();
  stores = await Promise.all([openPostgres(url, silent), openPostgres(url, silent)]);
});
afterEach(() => Promise.all(stores.map((store) => store.close())));

/** A table with a running game, in the memory of two servers. */
async function begun() {
  const [here, there] = stores.map((store) => new Tables({ store, boards }));
  const code = (await here?.make(digest('maker'), 'A')) ?? '';
  const table = await here?.find(code);
  if (!table) throw new Error('no table');
  const ann = granted(await join(table, digest('ann'), 'Ann')).player;
  const bob = granted(await join(table, digest('bob'), 'Bob')).player;
  let given = 0;
  const does = async (player: string, command: TableCommand) =>
    granted(
      await table.command(player, `c${given++}`, command, () => ({ present: [], company: [], saw: [] })),
    );
  await does(ann, { type: 'sit', seat: 'navigators' });
  await does(bob, { type: 'sit', seat: 'poseidon' });
  await does(ann, { type: 'begin-game' });
  const other = await there?.find(code);
  if (!other) throw new Error('no table');
  return { table, other, ann };
}

type Begun = Awaited<ReturnType<typeof begun>>;

/** Makes a guess with the given command id. */
const guesses = (table: OpenTable, player: string, id: string) =>
  table.command(player, id, { type: 'guess', ship: 'red', square: 'c3' }, () => {
    throw new Error('no rule of a game asks');
  });

/** What must be true of the servers. Each check resolves with true if it holds. */
const CHECKS: Readonly<Record<string, (at: Begun) => Promise<boolean>>> = {
  'what is acknowledged is in the database': async ({ table, ann }) => {
    granted(await guesses(table, ann, 'mine'));
    const log = await stores[1]?.commands(`game/${table.running?.record.id}`);
    return log?.includes(`${ann}:mine`) ?? false;
  },
  'who comes to another server sees what was written since it has read the table': async ({
    table,
    other,
    ann,
  }) => {
    granted(await guesses(table, ann, 'mine'));
    await other.refresh();
    return isDeepStrictEqual(other.running, table.running);
  },
  'a command that comes again at another server is not carried out again': async ({ table, other, ann }) => {
    granted(await guesses(table, ann, 'mine'));
    granted(
      await table.command(ann, 'next', { type: 'guess', ship: 'red', square: 'd4' }, () => {
        throw new Error('no rule of a game asks');
      }),
    );
    const again = granted(await guesses(other, ann, 'mine'));
    await table.refresh();
    return again.repeated && table.running?.game.guesses.ships.red === 'd4';
  },
  'of a clock that strikes at two servers at once one moves': async ({ table, other }) => {
    const { round, phase } = table.running?.game ?? {};
    // Makes a move as a clock does: inside the queue, checks that the turn whose time ran out is still the current one.
    const strike = (at: OpenTable) =>
      at.actFor(() => {
        const { game } = at.running ?? {};
        return game?.round === round && game?.phase === phase ? randomMove(at) : undefined;
      });
    await Promise.all([strike(table), strike(other)]);
    const log = (await stores[0]?.read(`game/${table.running?.record.id}`)) ?? [];
    return log.filter(({ event }) => (event as { type: string }).type !== 'began').length === 1;
  },
};

const PLANTS: readonly (readonly [string, keyof typeof CHECKS, () => Undo])[] = [
  [
    'the answer before the commit',
    'what is acknowledged is in the database',
    () =>
      replaced(
        PostgresStore.prototype,
        'write',
        (write) =>
          function (change) {
            // Delay the write until the check is over, even on a slow machine. The store may be closed by then.
            setTimeout(() => void write.call(this, change).catch(() => undefined), 2_000);
            return Promise.resolve();
          },
      ),
  ],
  [
    'a cache that is never refreshed',
    'who comes to another server sees what was written since it has read the table',
    () => replaced(SharedVersion.prototype, 'isBehind', () => () => Promise.resolve(false)),
  ],
  [
    'commands without ids in the log',
    'a command that comes again at another server is not carried out again',
    () =>
      replaced(
        PostgresStore.prototype,
        'write',
        (write) =>
          function (change) {
            const entries = change.entries.map(({ log, number, event }) => ({ log, number, event }));
            return write.call(this, { ...change, entries });
          },
      ),
  ],
  [
    'a clock that does not look again',
    'of a clock that strikes at two servers at once one moves',
    () =>
      replaced(
        OpenTable.prototype,
        'actFor',
        (actFor) =>
          function () {
            return actFor.call(this, () => randomMove(this));
          },
      ),
  ],
];

it.each(Object.entries(CHECKS))('%s', async (_, isRight) => {
  expect(await isRight(await begun())).toBe(true);
});

describe('a planted fault is noticed:', () => {
  it.each(PLANTS)('%s', async (_, check, plant) => {
    const at = await begun();
    const undo = plant();
    try {
      expect(await CHECKS[check]?.(at)).toBe(false);
    } finally {
      undo();
    }
  });
});
