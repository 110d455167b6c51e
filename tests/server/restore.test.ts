/** Restoring a backup: only an undamaged backup may replace the data file. */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { backUp } from '../../server/store/backup.ts';
import { openSqlite } from '../../server/store/open.ts';
import { restore } from '../../server/store/restore.ts';
import { change, copyAll, damage, fill, fixtureTables, VERSION_1 } from '../helpers/data-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-restore-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Copies the fixture, so that SQLite doesn't write files beside the original. */
function version1(): string {
  const file = join(folder, 'version-1.sqlite');
  copyFileSync(VERSION_1, file);
  return file;
}

describe('a restore', () => {
  it.each([
    ['no database', (file: string) => writeFileSync(file, 'Dear Odysseus, '.repeat(99)), /not a database/],
    [
      'of a newer version',
      (file: string) => change(file, 'PRAGMA user_version = 99'),
      /another version of Odyssey \(schema 99\)/,
    ],
    [
      'with a page of zeros',
      (file: string) => damage(file, (bytes) => bytes.fill(0, 4096 * 5, 4096 * 6)),
      /is damaged/,
    ],
    [
      'with an event that changed',
      (file: string) => change(file, "UPDATE events SET event = '{}' WHERE number = 1"),
      /is damaged: \S+: event 1 is damaged/,
    ],
    ['missing', (file: string) => rmSync(file), /is missing/],
  ])('of a file that is %s changes nothing', async (name, spoil, why) => {
    const file = join(folder, `kept ${name}.sqlite`);
    const store = openSqlite(file);
    const [table] = await fill(store, await fixtureTables(folder), 1);
    await store.close();
    const backup = join(folder, `spoilt ${name}.sqlite`);
    await backUp(file, backup);
    spoil(backup);
    const before = readFileSync(file);
    await expect(restore(backup, file)).rejects.toThrow(why);
    expect(readFileSync(file)).toEqual(before);
    expect(
      readdirSync(folder).filter((entry) => /restored|partial|replaced/.test(entry) && entry.includes(name)),
    ).toEqual([]);
    const again = openSqlite(file);
    expect(await again.findTable(table?.code ?? '')).toEqual(expect.objectContaining({ id: table?.id }));
    await again.close();
  });

  it('is refused while a server of version 1 runs, which locks the file itself', async () => {
    const file = join(folder, 'older.sqlite');
    copyFileSync(VERSION_1, file);
    const older = new DatabaseSync(file);
    older.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; BEGIN EXCLUSIVE; COMMIT');
    await expect(restore(version1(), file)).rejects.toThrow('a server has it open');
    expect(() => openSqlite(file)).toThrow('database is locked');
    older.close();
    expect((await restore(version1(), file)).faults).toEqual([]);
  });

  it('takes what is damaged too if it must, and a file of version 1, which the next start upgrades', async () => {
    const file = join(folder, 'forced.sqlite');
    const damaged = join(folder, 'damaged.sqlite');
    const store = openSqlite(damaged);
    await fill(store, await fixtureTables(folder), 2);
    await store.close();
    change(damaged, "UPDATE events SET event = '{}' WHERE number = 1");
    expect(await restore(damaged, file, { force: true })).toMatchObject({ aside: undefined });
    expect((await restore(version1(), file)).aside).toMatch(/forced\.sqlite\.replaced-/);
    const upgraded = openSqlite(file);
    expect(await upgraded.countTables()).toBe((await fixtureTables(folder)).length);
    await upgraded.close();
  });

  it('into a folder that is new makes it, and the file is missed from then on', async () => {
    const file = join(folder, 'new', 'deep', 'a.sqlite');
    await restore(version1(), file);
    rmSync(file);
    expect(() => openSqlite(file)).toThrow('is missing, though it was here');
  });

  it('sets aside what is no database at all, and what lies beside a file, as they were', async () => {
    const letter = join(folder, 'letter.sqlite');
    writeFileSync(letter, 'Dear Odysseus, '.repeat(99));
    const { aside } = await restore(version1(), letter);
    expect(readFileSync(aside ?? '', 'utf8')).toContain('Dear Odysseus');

    const own = join(folder, 'own.sqlite');
    const killed = join(folder, 'killed.sqlite');
    const store = openSqlite(own);
    await store.write({ entries: [{ log: 'log', number: 0, event: {} }] });
    copyAll(own, killed);
    await store.close();
    const before = [killed, `${killed}-wal`].map((name) => readFileSync(name));
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
    const restored = await restore(version1(), killed);
    const connections = prepare.mock.contexts as DatabaseSync[];
    prepare.mockRestore();
    expect(connections.filter(({ isOpen }) => isOpen)).toEqual([]);
    expect(['', '-wal'].map((suffix) => readFileSync(`${restored.aside}${suffix}`))).toEqual(before);
  });

  it('that fails for another reason does not blame a server', async () => {
    const file = join(folder, 'barred.sqlite');
    mkdirSync(`${file}-lock`);
    await expect(restore(version1(), file)).rejects.toThrow('unable to open database file');
  });
});
