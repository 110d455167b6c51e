/** The store's list of tables: visits, unvisited and lost tables, and what is deleted together with a table. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DamagedError } from '../../server/store/damage.ts';
import { openSqlite } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { change } from '../helpers/data-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-list-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
let file: string;
let store: Store;
beforeEach(() => {
  file = join(folder, `${files++}.sqlite`);
  store = openSqlite(file);
});
afterEach(() => store.close());

/**
 * Creates a table with a log and a seat. `ran` is how long the server has been running by then, in ms. If `game` is
 * given, also begins that game.
 */
async function make(id: string, ran: number, game?: string): Promise<void> {
  await store.setFigure('ran', ran);
  await store.write({
    table: { id, code: `CODE-${id}` },
    seat: { table: id, digest: `digest-${id}`, player: 'ann' },
    entries: [{ log: `table/${id}`, number: 0, event: { type: 'made' } }],
  });
  if (game === undefined) return;
  await store.write({ played: id, entries: [{ log: `game/${game}`, number: 0, event: { type: 'began' } }] });
}

const ids = (tables: readonly { readonly id: string }[]) => tables.map(({ id }) => id).sort();

describe('what the server keeps for itself', () => {
  it('is 0 until it is set, and then the last that was set', async () => {
    expect(await store.figure('ran')).toBe(0);
    await store.setFigure('ran', 5);
    await store.setFigure('warned', 3);
    await store.setFigure('ran', 7);
    expect([await store.figure('ran'), await store.figure('warned')]).toEqual([7, 3]);
  });
});

describe('a table', () => {
  it('was seen when it was made, and again whenever somebody is there', async () => {
    await make('a', 10);
    await make('b', 20);
    expect(await store.findTable('CODE-a')).toEqual({ id: 'a', code: 'CODE-a', seen: 10, played: false });
    await store.setFigure('ran', 30);
    await store.touch(['a']);
    expect(await store.findTable('CODE-a')).toEqual({ id: 'a', code: 'CODE-a', seen: 30, played: false });
    expect(await store.findTable('CODE-b')).toEqual({ id: 'b', code: 'CODE-b', seen: 20, played: false });
    expect(await store.countTables()).toBe(2);
  });

  it('is noted as visited together with all others in one commit, which costs one write to the disk', async () => {
    for (const id of ['a', 'b', 'c']) await make(id, 10);
    await store.setFigure('ran', 30);
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
    await store.touch(['a', 'gone', 'b', 'c']);
    expect(exec.mock.calls.map(([sql]) => sql)).toEqual(['BEGIN IMMEDIATE', 'COMMIT']);
    exec.mockRestore();
    for (const id of ['a', 'b', 'c']) expect((await store.findTable(`CODE-${id}`))?.seen).toBe(30);
  });

  it('is one that was played at from its first game on, and stays so when somebody is there', async () => {
    await make('a', 10, 'g');
    await store.setFigure('ran', 30);
    await store.touch(['a']);
    expect(await store.findTable('CODE-a')).toEqual({ id: 'a', code: 'CODE-a', seen: 30, played: true });
  });

  it('that has gone is not made again by a visit, nor by a game', async () => {
    await store.touch(['gone']);
    await store.write({ played: 'gone', entries: [] });
    expect(await store.countTables()).toBe(0);
  });

  it('whose row is damaged is not written to, for that would make the damage sound', async () => {
    await make('a', 10);
    change(file, "UPDATE tables SET seen = 3 WHERE id = 'a'");
    await store.touch(['a']);
    await expect(store.findTable('CODE-a')).rejects.toThrow(
      new DamagedError('table a', 'its row is damaged'),
    );
    expect(await store.findTable('CODE-b')).toBeUndefined();
  });

  it('can not have the code of another one', async () => {
    await make('a', 10);
    await expect(store.write({ table: { id: 'b', code: 'CODE-a' }, entries: [] })).rejects.toThrow(/UNIQUE/);
    expect((await store.findTable('CODE-a'))?.id).toBe('a');
  });
});

describe('who holds a seat', () => {
  it('gives it up to who takes the place, both at once', async () => {
    await make('a', 10);
    const seat = { table: 'a', digest: 'new', player: 'ann' };
    await store.write({ seat, unseat: { table: 'a', digest: 'digest-a', player: 'ann' }, entries: [] });
    expect(await store.seats('a')).toEqual([seat]);
    expect(await store.seats('b')).toEqual([]);
  });

  it('is not told of a seat that is damaged', async () => {
    await make('a', 10);
    change(file, "UPDATE seats SET player = 'eve'");
    await expect(store.seats('a')).rejects.toThrow(new DamagedError('table a', 'a seat is damaged'));
  });
});

describe('tables that nobody visits', () => {
  it('are those last seen at that time or before it; without a game another time counts', async () => {
    await make('old', 10, 'g');
    await make('edge', 20, 'h');
    await make('later', 21, 'i');
    await make('empty', 40);
    await make('new', 41);
    expect(ids(await store.unvisited({ played: 20, unplayed: 40 }))).toEqual(['edge', 'empty', 'old']);
    expect(ids(await store.unvisited({ played: 9, unplayed: 39 }))).toEqual([]);
    expect(await store.unvisited({ played: 10, unplayed: 0 })).toEqual([
      { id: 'old', code: 'CODE-old', seen: 10, played: true },
    ]);
  });

  it('are left alone if their row is damaged: it may say what is not so', async () => {
    await make('a', 10, 'g');
    await make('b', 10, 'h');
    change(file, "UPDATE tables SET seen = 3 WHERE id = 'a'");
    expect(ids(await store.unvisited({ played: 20, unplayed: 20 }))).toEqual(['b']);
  });
});

describe('a table that is deleted', () => {
  it('goes with its seats and these logs, and takes nothing else along', async () => {
    await make('a', 10, 'g');
    await make('b', 10, 'h');
    await store.forget('a', ['table/a', 'game/g']);
    expect(await store.findTable('CODE-a')).toBeUndefined();
    expect([await store.read('table/a'), await store.read('game/g'), await store.seats('a')]).toEqual([
      [],
      [],
      [],
    ]);
    expect(await store.commands('table/a')).toBeUndefined();
    expect((await store.findTable('CODE-b'))?.id).toBe('b');
    expect(
      [await store.read('table/b'), await store.read('game/h'), await store.seats('b')].map(
        (list) => list.length,
      ),
    ).toEqual([1, 1, 1]);
    expect(await store.lostTables('table/')).toEqual([]);
    // A new log with the same name can be started.
    await make('a', 30);
    expect(await store.read('table/a')).toHaveLength(1);
  });
});

describe('a table that the list has lost', () => {
  it('is named by its log, also if its row is there but damaged; logs of games are none', async () => {
    for (const id of ['a', 'b', 'c']) await make(id, 10, `g${id}`);
    change(file, "DELETE FROM tables WHERE id = 'a'; UPDATE tables SET seen = 3 WHERE id = 'b'");
    expect((await store.lostTables('table/')).sort()).toEqual(['a', 'b']);
  });

  it('comes back as it was played or not, seen now, in place of its damaged row', async () => {
    await make('a', 10);
    await make('b', 10);
    change(file, "UPDATE tables SET seen = 3 WHERE id = 'a'");
    await store.setFigure('ran', 50);
    await store.mendTable({ id: 'a', code: 'CODE-a', played: true });
    expect(await store.findTable('CODE-a')).toEqual({ id: 'a', code: 'CODE-a', seen: 50, played: true });
    expect(await store.lostTables('table/')).toEqual([]);
    expect(await store.countTables()).toBe(2);
  });

  it('never takes the place of a sound one, and is left as it is', async () => {
    await make('a', 10);
    await make('b', 10);
    change(file, "UPDATE tables SET seen = 3 WHERE id = 'a'");
    await expect(store.mendTable({ id: 'a', code: 'CODE-b', played: true })).rejects.toThrow(/UNIQUE/);
    await expect(store.findTable('CODE-a')).rejects.toThrow('table a: its row is damaged');
    expect(await store.findTable('CODE-b')).toEqual({ id: 'b', code: 'CODE-b', seen: 10, played: false });
  });
});

describe('the commands of a log', () => {
  it('are those that caused its entries, in their order; a log without any has none', async () => {
    const entry = (number: number, command?: string) => ({
      log: 'log',
      number,
      event: {},
      ...(command !== undefined && { command }),
    });
    await store.write({ entries: [entry(0), entry(1, 'ann:1'), entry(2), entry(3, 'ben:1')] });
    expect(await store.commands('log')).toEqual(['ann:1', 'ben:1']);
    await store.write({ entries: [{ log: 'other', number: 0, event: {} }] });
    expect(await store.commands('other')).toEqual([]);
  });

  it('are not told of a log that is damaged', async () => {
    await make('a', 10);
    change(file, "UPDATE events SET event = '{}'");
    await expect(store.commands('table/a')).rejects.toThrow(
      new DamagedError('table/a', 'event 0 is damaged'),
    );
  });
});
