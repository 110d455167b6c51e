/** The SQLite store: changes are written completely or not at all, and the file can be opened again. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { backUp } from '../../server/store/backup.ts';
import { faultsOf } from '../../server/store/integrity.ts';
import { openSqlite } from '../../server/store/open.ts';
import { salvage } from '../../server/store/salvage.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const entry = (number: number, log = 'log') => ({ log, number, event: { type: 'x', number } });

describe('the SQLite store', () => {
  it('makes its file and its folder, and finds everything again', async () => {
    const file = join(folder, 'new', 'deep', 'a.sqlite');
    const store = openSqlite(file);
    await store.setFigure('ran', 5);
    await store.write({
      table: { id: 't', code: 'CD5F' },
      played: 't',
      seat: { table: 't', digest: 'd', player: 'p' },
      entries: [{ ...entry(0), command: 'p:1' }, entry(1)],
    });
    await store.close();
    const again = openSqlite(file);
    expect(await again.read('log')).toEqual([{ ...entry(0), command: 'p:1' }, entry(1)]);
    expect(await again.read('no such log')).toEqual([]);
    expect(await again.findTable('CD5F')).toEqual({ id: 't', code: 'CD5F', seen: 5, played: true });
    expect(await again.findTable('CD5H')).toBeUndefined();
    expect(await again.seats('t')).toEqual([{ table: 't', digest: 'd', player: 'p' }]);
    await again.close();
  });

  it('finds again what devices have seen of the newest game, and when a host was there, until the table goes', async () => {
    const file = join(folder, 'seen.sqlite');
    const store = openSqlite(file);
    const sighting = (game: string, sight: string) => ({ table: 't', digest: 'd', game, sight });
    await store.setFigure('ran', 5);
    await store.write({ entries: [], played: 't', sightings: [sighting('g', 'poseidon')] });
    await store.write({ entries: [], sightings: [sighting('g', 'poseidon'), sighting('g', 'truth')] });
    await store.touchHosts([{ table: 't', player: 'ann' }]);
    await store.close();
    const again = openSqlite(file);
    expect(await again.sightings('t')).toEqual([sighting('g', 'poseidon'), sighting('g', 'truth')]);
    expect(await again.hostSeen('t')).toEqual({ table: 't', player: 'ann', seen: 5 });
    expect([await again.sightings('u'), await again.hostSeen('u')]).toEqual([[], undefined]);
    await again.write({ entries: [], played: 't', sightings: [sighting('h', 'navigators')] });
    expect(await again.sightings('t')).toEqual([sighting('h', 'navigators')]);
    await again.forget('t', []);
    expect([await again.sightings('t'), await again.hostSeen('t')]).toEqual([[], undefined]);
    await again.close();
  });

  it('carries them through a backup, and through saving what can be read of a damaged file', async () => {
    const file = join(folder, 'seen-kept.sqlite');
    const sighting = { table: 't', digest: 'd', game: 'g', sight: 'truth' };
    const store = openSqlite(file);
    await store.write({ entries: [], sightings: [sighting] });
    await store.touchHosts([{ table: 't', player: 'ann' }]);
    const deadline = { table: 't', turn: 'turn', endsAt: 1_795_000_000_000, ofMs: 1 };
    await store.write({ entries: [], deadline, at: { table: 't', version: 0 } });
    await store.close();
    const [backup, saved] = [join(folder, 'backup.sqlite'), join(folder, 'saved.sqlite')];
    expect(await backUp(file, backup)).toMatchObject({ faults: [] });
    const database = new DatabaseSync(file, { readOnly: true });
    salvage(database, saved);
    database.close();
    for (const copy of [backup, saved]) {
      const kept = openSqlite(copy);
      expect(await kept.sightings('t')).toEqual([sighting]);
      expect(await kept.hostSeen('t')).toEqual({ table: 't', player: 'ann', seen: 0 });
      expect(await kept.deadline('t')).toEqual(deadline);
      await kept.close();
    }
  });

  it('takes damage in what a device has seen for damage of its table, and forgets a host or deadline that is damaged', async () => {
    const file = join(folder, 'seen-damaged.sqlite');
    const store = openSqlite(file);
    await store.write({ entries: [], sightings: [{ table: 't', digest: 'd', game: 'g', sight: 'truth' }] });
    await store.touchHosts([{ table: 't', player: 'ann' }]);
    const deadline = { table: 't', turn: 'turn', endsAt: 5, ofMs: 1 };
    await store.write({ entries: [], deadline, at: { table: 't', version: 0 } });
    await store.close();
    const database = new DatabaseSync(file);
    database.exec(
      "UPDATE sightings SET sight = 'trutj'; UPDATE hosts SET player = 'amn'; UPDATE deadlines SET ends_at = 7",
    );
    expect(faultsOf(database)).toEqual([
      'table t: what a device has seen is damaged',
      'table t: its deadline is damaged',
      'table t: when its host was there is damaged',
    ]);
    database.close();
    const again = openSqlite(file);
    await expect(again.sightings('t')).rejects.toThrow('table t: what a device has seen is damaged');
    expect(await again.hostSeen('t')).toBeUndefined();
    expect(await again.deadline('t')).toBeUndefined();
    await again.close();
  });

  it('writes a change as a whole or not at all, and goes on after a failure', async () => {
    const store = openSqlite(':memory:');
    await store.write({ entries: [entry(0)] });
    await expect(store.write({ entries: [entry(1), entry(0)] })).rejects.toThrow();
    expect(await store.read('log')).toEqual([entry(0)]);
    await store.write({ entries: [entry(1)] });
    expect(await store.read('log')).toHaveLength(2);
    await store.close();
  });

  it('commits what is written in one turn together', async () => {
    const store = openSqlite(':memory:');
    await Promise.all(Array.from({ length: 50 }, (_, i) => store.write({ entries: [entry(i)] })));
    expect((await store.read('log')).map(({ number }) => number)).toEqual(
      Array.from({ length: 50 }, (_, i) => i),
    );
    await store.close();
  });

  it('commits together what turn after turn brings, until one brings no more', async () => {
    const store = openSqlite(':memory:');
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
    const writes: Promise<void>[] = [];
    for (let number = 0; number < 3; number++) {
      writes.push(store.write({ entries: [entry(number)] }));
      if (number < 2) await new Promise(setImmediate);
    }
    await Promise.all(writes);
    expect(exec.mock.calls.filter(([sql]) => sql === 'COMMIT')).toHaveLength(1);
    exec.mockRestore();
    await store.close();
  });

  it('lets nobody wait for ever, however much keeps coming', async () => {
    const store = openSqlite(':memory:');
    let [number, written] = [1, false];
    const first = store.write({ entries: [entry(0)] }).then(() => (written = true));
    const later: Promise<void>[] = [];
    while (!written) {
      later.push(store.write({ entries: [entry(number++)] }));
      await new Promise(setImmediate);
    }
    await Promise.all([first, ...later]);
    expect(await store.read('log')).toHaveLength(number);
    await store.close();
  });

  it('writes what is waiting before it closes', async () => {
    const file = join(folder, 'b.sqlite');
    const store = openSqlite(file);
    const written = store.write({ entries: [entry(0)] });
    await store.close();
    await written;
    const again = openSqlite(file);
    expect(await again.read('log')).toHaveLength(1);
    await again.close();
  });

  it('refuses a file of another version, and one that is no database', () => {
    const newer = join(folder, 'newer.sqlite');
    const database = new DatabaseSync(newer);
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(() => openSqlite(newer)).toThrow(`${newer}: made by another version of Odyssey (schema 99)`);
    const broken = join(folder, 'broken.sqlite');
    writeFileSync(
      broken,
      'this is no database, only a text that is long enough to look like a header'.repeat(9),
    );
    expect(() => openSqlite(broken)).toThrow();
  });
});

describe('changes that can not be written', () => {
  it('do not take along what was written in the same turn', async () => {
    const store = openSqlite(':memory:');
    await store.write({ entries: [entry(0, 'a')] });
    const written = await Promise.allSettled([
      store.write({ entries: [entry(0, 'b')] }),
      store.write({ entries: [entry(0, 'a')] }),
      store.write({ entries: [entry(0, 'c')] }),
    ]);
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.read('b')).toHaveLength(1);
    await store.close();
  });
});

it('a store that is closed fails, instead of finding nothing', async () => {
  const store = openSqlite(':memory:');
  await store.close();
  await expect(store.push.pushKey('offered')).rejects.toThrow();
});

describe('a second server', () => {
  it('can not open the same file', async () => {
    const file = join(folder, 'shared.sqlite');
    const store = openSqlite(file);
    expect(() => openSqlite(file)).toThrow(/locked/);
    await store.close();
    await openSqlite(file).close();
  });
});

describe('statements', () => {
  it('are prepared once, not for each change or question', async () => {
    const store = openSqlite(':memory:');
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
    for (let number = 0; number < 5; number++) {
      await store.write({
        ...(number === 0 && { table: { id: 't', code: 'CD5F' } }),
        played: 't',
        seat: { table: 't', digest: `d${number}`, player: 'p' },
        entries: [entry(number)],
      });
      await store.read('log');
      await store.commands('log');
      await store.findTable('CD5F');
      await store.seats('t');
      await store.touch(['t']);
    }
    expect(prepare).not.toHaveBeenCalled();
    prepare.mockRestore();
    await store.close();
  });
});
