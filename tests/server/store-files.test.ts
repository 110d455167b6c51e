/** The files beside a data file: their names, and how one of them replaces another. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { backUp } from '../../server/store/backup.ts';
import { asideOf, parseStamp, replaceFile, stamp } from '../../server/store/files.ts';
import { faultsOf } from '../../server/store/integrity.ts';
import { openSqlite } from '../../server/store/open.ts';
import { change, copyAll, damage, fill, fixtureTables, VERSION_1 } from '../helpers/data-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-beside-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NOON = Date.parse('2026-08-01T12:34:56.789Z');
let place: string;
let file: string;
beforeEach(() => {
  place = mkdtempSync(join(folder, 'place-'));
  file = join(place, 'a.sqlite');
});
const write = (...names: readonly string[]) => {
  for (const name of names) writeFileSync(join(place, name), name);
};
const contents = () =>
  Object.fromEntries(readdirSync(place).map((name) => [name, readFileSync(join(place, name), 'utf8')]));

describe('a time in the name of a file', () => {
  it('is to the second, without what a name may not have, and can be read again', () => {
    expect(stamp(NOON)).toBe('2026-08-01T12-34-56Z');
    expect(parseStamp('2026-08-01T12-34-56Z')).toBe(NOON - 789);
    expect(parseStamp('2026-08-01')).toBe(Date.parse('2026-08-01'));
    expect(parseStamp('2026-08-01T12-34-56Z.old')).toBeNaN();
    expect(parseStamp('at noon')).toBeNaN();
  });
});

describe('a name to set a file aside', () => {
  it('says why and when, and is one that nothing has yet, a -wal neither', () => {
    const name = 'a.sqlite.damaged-2026-08-01T12-34-56Z';
    const free = () => asideOf(file, 'damaged', NOON);
    expect(free()).toBe(join(place, name));
    write(name);
    expect(free()).toBe(join(place, `${name}-2`));
    write(`${name}-2-wal`);
    expect(free()).toBe(join(place, `${name}-3`));
  });
});

describe('a file that takes the place of another', () => {
  it('sets that aside with its -wal, and the index of what was there goes', () => {
    write('a.sqlite', 'a.sqlite-wal', 'a.sqlite-shm', 'next');
    const aside = replaceFile(file, join(place, 'next'), 'replaced', NOON);
    const name = 'a.sqlite.replaced-2026-08-01T12-34-56Z';
    expect(aside).toBe(join(place, name));
    expect(contents()).toEqual({ 'a.sqlite': 'next', [name]: 'a.sqlite', [`${name}-wal`]: 'a.sqlite-wal' });
  });

  it('names none where there was none, yet leaves no stray -wal to be taken for its own', () => {
    write('a.sqlite-wal', 'next');
    expect(replaceFile(file, join(place, 'next'), 'replaced', NOON)).toBeUndefined();
    expect(contents()).toEqual({
      'a.sqlite': 'next',
      'a.sqlite.replaced-2026-08-01T12-34-56Z-wal': 'a.sqlite-wal',
    });
  });
});

describe('a backup', () => {
  it('is one file that is read where nothing may be written beside it', async () => {
    await openSqlite(file).close();
    const target = join(place, 'backup.sqlite');
    expect(await backUp(file, target)).toEqual({ faults: [], isEmpty: true });
    const database = new DatabaseSync(target, { readOnly: true });
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'delete' });
    expect(database.prepare('SELECT count(*) AS tables FROM tables').get()).toEqual({ tables: 0 });
    database.close();
    expect(readdirSync(place).filter((name) => name.startsWith('backup'))).toEqual(['backup.sqlite']);
  });

  it('never takes the place of a file, and one that was broken off is begun anew', async () => {
    await openSqlite(file).close();
    const target = join(place, 'backup.sqlite');
    write('backup.sqlite.partial');
    await backUp(file, target);
    const before = readFileSync(target);
    await expect(backUp(file, target)).rejects.toThrow(`${target}: is there already`);
    expect(readFileSync(target)).toEqual(before);
    await expect(backUp(join(place, 'none'), join(place, 'other'))).rejects.toThrow('is missing');
    expect(existsSync(join(place, 'other'))).toBe(false);
  });

  it('holds what was there when it began, whatever is written meanwhile', async () => {
    const store = openSqlite(file);
    // The data has more pages than are copied in one step, so writes can happen in between.
    const event = 'x'.repeat(100_000);
    await store.write({
      entries: Array.from({ length: 80 }, (_, number) => ({ log: 'log', number, event })),
    });
    const target = join(place, 'backup.sqlite');
    const made = backUp(file, target);
    for (let number = 80; number < 90; number++)
      await store.write({ entries: [{ log: 'log', number, event }] });
    await made;
    await store.close();
    const again = openSqlite(target);
    expect(await again.read('log')).toHaveLength(80);
    await again.close();
  });

  it('writes nothing into the file that it is of, nor takes it from a server to come', async () => {
    const store = openSqlite(file);
    await store.write({ entries: [{ log: 'log', number: 0, event: {} }] });
    const killed = join(place, 'killed.sqlite');
    copyAll(file, killed);
    await store.close();
    const before = [killed, `${killed}-wal`].map((name) => readFileSync(name));
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
    await backUp(killed, join(place, 'backup.sqlite'));
    await expect(backUp(join(place, 'backup.sqlite'), join(place, 'none', 'a'))).resolves.toMatchObject({
      faults: [],
    });
    write('letter');
    await expect(backUp(join(place, 'letter'), join(place, 'other.sqlite'))).rejects.toThrow();
    const connections = prepare.mock.contexts as DatabaseSync[];
    prepare.mockRestore();
    expect(connections.filter(({ isOpen }) => isOpen)).toEqual([]);
    expect(connections.length).toBeGreaterThan(0);
    expect([killed, `${killed}-wal`].map((name) => readFileSync(name))).toEqual(before);
  });

  it('that can not be made leaves nothing behind', async () => {
    write('letter');
    await expect(backUp(join(place, 'letter'), join(place, 'backup.sqlite'))).rejects.toThrow();
    expect(readdirSync(place)).toEqual(['letter']);
  });
});

describe('a file that is none of ours is not opened, and stays as it was', () => {
  it.each([
    ['of a newer version', 'PRAGMA user_version = 99', 'made by another version of Odyssey (schema 99)'],
    ['of no version', 'PRAGMA user_version = -1', 'made by another version of Odyssey (schema -1)'],
    ["somebody else's", 'CREATE TABLE songs (line TEXT)', 'not made by Odyssey'],
  ])('%s', (_, sql, why) => {
    change(file, sql);
    const before = readFileSync(file);
    for (let time = 0; time < 2; time++) expect(() => openSqlite(file)).toThrow(`${file}: ${why}`);
    expect(readFileSync(file)).toEqual(before);
    expect(readdirSync(place).sort()).toEqual(['a.sqlite', 'a.sqlite-lock']);
  });

  it('with a table that we do not know', async () => {
    await openSqlite(file).close();
    change(file, 'CREATE TABLE songs (line TEXT)');
    expect(() => openSqlite(file)).toThrow(`${file}: not made by Odyssey, or damaged: its tables are others`);
  });

  it('an empty one is a new one', async () => {
    write('a.sqlite');
    writeFileSync(file, '');
    const store = openSqlite(file);
    expect(await store.countTables()).toBe(0);
    await store.close();
  });
});

describe('the check of a whole file', () => {
  const faults = () => {
    const database = new DatabaseSync(file, { readOnly: true });
    const found = faultsOf(database);
    database.close();
    return found;
  };
  const entry = (log: string) => ({ log, number: 0, event: { type: 'x' } });

  it('names what is wrong with logs, tables and seats, and with events that no log has', async () => {
    const store = openSqlite(file);
    for (const id of ['a', 'b']) {
      await store.write({
        table: { id, code: `CODE-${id}` },
        seat: { table: id, digest: 'd', player: 'ann' },
        entries: [entry(`table/${id}`)],
      });
    }
    await store.close();
    expect(faults()).toEqual([]);
    change(file, "UPDATE tables SET seen = 3 WHERE id = 'a'");
    change(file, "UPDATE seats SET player = 'eve' WHERE table_id = 'b'");
    change(file, "DELETE FROM logs WHERE log = 'table/b'");
    expect(faults()).toEqual([
      'table/b: its length is damaged',
      'table a: its row is damaged',
      'table b: a seat is damaged',
    ]);
  });

  it('names what the pages do not fit in, and says so if they can not be read', async () => {
    const store = openSqlite(file);
    await fill(store, await fixtureTables(place), 2);
    await store.close();
    const whole = readFileSync(file);
    // Write a wrong number of free pages instead of 0: https://www.sqlite.org/fileformat.html.
    damage(file, (bytes) => bytes.writeUInt32BE(7, 36));
    expect(faults()).toEqual([expect.stringMatching(/^Freelist: size is 0 but should be 7$/m)]);
    writeFileSync(file, whole);
    damage(file, (bytes) => bytes.fill(0, 100, 4096));
    expect(faults()).toEqual(['its pages can not be read']);
    writeFileSync(file, 'Dear Odysseus, '.repeat(999));
    expect(faults).toThrow('not a database');
  });

  it('names twenty at most', async () => {
    const store = openSqlite(file);
    await store.write({ entries: Array.from({ length: 25 }, (_, number) => entry(`log/${number}`)) });
    await store.close();
    change(file, "UPDATE events SET event = '{}'");
    expect(faults()).toHaveLength(20);
  });

  it('looks into files of this version only: those before it have no checksums', () => {
    writeFileSync(file, readFileSync(VERSION_1));
    expect(faults()).toEqual([]);
  });
});
