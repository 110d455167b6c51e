/** While this server reads a table, another server adds a player or deletes the table. Neither may look like damage. */
import { beforeEach, describe, expect, it } from 'vitest';
import { loadBoards } from '../../server/lib/boards.ts';
import { newLink } from '../../server/lib/secrets.ts';
import { openSqlite } from '../../server/store/open.ts';
import type { Change, Store } from '../../server/store/store-interface.ts';
import { gameLog, tableLog } from '../../server/tables/logs.ts';
import { readTable } from '../../server/tables/read-table.ts';
import { TableState } from '../../server/tables/table-state.ts';
import { OpenTable } from '../../server/tables/table.ts';
import { Tables } from '../../server/tables/tables.ts';
import { finish, type Finished } from '../helpers/finished.ts';

const boards = loadBoards('boards');
const ID = 'T0000000CD5F';

/** Reads the table into memory, as this server does when somebody comes to it. */
const read = () => readTable(ID, store, (stored) => new TableState(stored));

/** The store's methods that are called when a table is opened, in order. */
const READS = ['versions', 'read', 'sightings', 'seats', 'commands'] as const;

/** The other server's store. */
let theirs: Store;
/** This server's store. It holds the same data, and counts changes to the table as a shared database does. */
let store: Store;
let finished: Finished;
let version: number | undefined;
/**
 * For some of the store's methods, what the other server does before a call of the method is answered. Each action
 * happens only once.
 */
let meanwhile: Partial<Record<keyof Store, (() => Promise<void>) | undefined>>;

beforeEach(async () => {
  theirs = openSqlite(':memory:');
  finished = await finish(theirs, undefined, { id: ID, code: 'CD5F' });
  version = 1;
  meanwhile = {};
  store = new Proxy(theirs, {
    get(target, name: keyof Store) {
      if (name === 'versions')
        return async () => {
          await comesBetween(name);
          return new Map(version === undefined ? [] : [[ID, version]]);
        };
      if (name === 'push') return target.push;
      const method = target[name].bind(target) as (...values: unknown[]) => Promise<unknown>;
      return async (...values: unknown[]) => {
        await comesBetween(name);
        return method(...values);
      };
    },
  });
});

async function comesBetween(name: keyof Store): Promise<void> {
  const act = meanwhile[name];
  meanwhile = { ...meanwhile, [name]: undefined };
  await act?.();
}

async function append(event: object, more: Partial<Change> = {}): Promise<void> {
  const number = (await theirs.read(tableLog(ID))).length;
  await theirs.write({ entries: [{ log: tableLog(ID), number, event }], ...more });
  version = (version ?? 0) + 1;
}

const joins = (player: string) => () =>
  append({ type: 'joined', player, name: player }, { seat: { table: ID, digest: `of-${player}`, player } });

async function deletes(): Promise<void> {
  await theirs.forget(ID, [tableLog(ID), gameLog(finished.game)]);
  version = undefined;
}

describe('a join between two reads of a table', () => {
  it.each(READS)('before %s: the table is open with the newcomer', async (name) => {
    meanwhile = { [name]: joins('zoe') };
    const memory = await read();
    expect(memory.table.players.map(({ id }) => id)).toContain('zoe');
    expect(memory.seatedBy('of-zoe')).toBe('zoe');
    expect(memory.version).toBe(2);
  });

  it('and another at each further read: the table opens all the same', async () => {
    const each = async () => {
      await joins(`p${version}`)();
      if ((version ?? 0) < 8) meanwhile = { seats: each };
    };
    meanwhile = { seats: each };
    expect((await read()).version).toBe(8);
  });
});

describe('a table that is damaged', () => {
  it('is so, however often it is read', async () => {
    await theirs.write({ entries: [], unseat: { table: ID, digest: 'none', player: 'ann' } });
    await append({ type: 'joined', player: 'zoe', name: 'Zoe' });
    await expect(read()).rejects.toThrow(`table ${ID}: a seat is missing`);
  });

  it('is no table whose turn a player could learn', async () => {
    await append({ type: 'joined', player: 'zoe', name: 'Zoe' });
    expect(await new Tables({ store, boards }).turn('CD5F', ['ann'], 0)).toBeUndefined();
  });
});

describe('a store that fails', () => {
  const fails = () => Promise.reject(new Error('the store fails'));

  it('is not mistaken for a table that has gone', async () => {
    const tables = new Tables({ store, boards });
    for (const look of [() => tables.glance('CD5F'), () => tables.turn('CD5F', ['ann'], 0)]) {
      meanwhile = { read: fails };
      await expect(look()).rejects.toThrow('the store fails');
    }
    const table = await OpenTable.open(ID, { store, boards });
    meanwhile = { read: fails };
    await expect(table.review(finished.game)).rejects.toThrow('the store fails');
  });
});

it('a table with hundreds of events is read as it was written', async () => {
  const names = Array.from({ length: 450 }, (_, i) => `Ann ${i}`);
  const from = (await theirs.read(tableLog(ID))).length;
  const entries = names.map((name, i) => ({
    ...{ log: tableLog(ID), number: from + i },
    event: { type: 'renamed', player: 'ann', name },
  }));
  await theirs.write({ entries });
  const { table, length } = await read();
  expect(table.players.find(({ id }) => id === 'ann')?.name).toBe('Ann 449');
  expect(length).toBe(from + 450);
});

describe('a table that is deleted between two reads', () => {
  it.each(READS)('before %s: nobody finds it', async (name) => {
    const tables = new Tables({ store, boards });
    meanwhile = { [name]: deletes };
    expect(await tables.find('CD5F')).toBeUndefined();
  });

  it.each(['read', 'seats'] as const)('before %s: nobody sees it', async (name) => {
    const tables = new Tables({ store, boards });
    meanwhile = { [name]: deletes };
    const glimpse = await tables.glance('CD5F');
    expect(glimpse?.playerOf('any')).toBeUndefined();
  });

  it.each(READS)('before %s: the sweep passes it over', async (name) => {
    const tables = new Tables({ store, boards });
    const row = await theirs.findTable('CD5F');
    meanwhile = { [name]: deletes };
    expect(row && (await tables.discard(row))).toBe(false);
  });

  it('its shared game is one no more', async () => {
    const link = newLink(ID);
    await append({ type: 'game-shared', game: finished.game, link });
    const tables = new Tables({ store, boards });
    let reads = 0;
    const onRead = async () => {
      // The second read is of the game's own log.
      if (++reads === 2) await deletes();
      else meanwhile = { read: onRead };
    };
    meanwhile = { read: onRead };
    expect(await tables.shared(link)).toEqual({ ok: false, refusal: 'no-such-game' });
  });

  it('carries out nothing more', async () => {
    const table = await OpenTable.open(ID, { store, boards });
    await deletes();
    await table.refresh();
    expect(await table.inTurn(async () => 'done', 'deleted')).toBe('deleted');
  });

  it('and whose past game somebody at it asks for, is no more', async () => {
    const table = await OpenTable.open(ID, { store, boards });
    meanwhile = { read: deletes };
    expect(await table.review(finished.game)).toEqual({ ok: false, refusal: 'no-such-table' });
  });
});
