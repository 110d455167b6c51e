/** The data file: its permissions, and what happens when it is missing. */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { backUp } from '../../server/store/backup.ts';
import { openSqlite } from '../../server/store/open.ts';
import { copyAll, VERSION_1 } from '../helpers/data-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;
const modesIn = (place: string) =>
  Object.fromEntries(readdirSync(place).map((name) => [name, modeOf(join(place, name)).toString(8)]));
const entry = { log: 'log', number: 0, event: { type: 'x' } };

describe('other users of the machine', () => {
  it('can read neither a new file nor what lies beside it', async () => {
    const place = join(folder, 'new', 'deep');
    const file = join(place, 'a.sqlite');
    const store = openSqlite(file);
    await store.write({ entries: [entry] });
    expect(modeOf(place)).toBe(0o700);
    expect(modesIn(place)).toEqual({
      'a.sqlite': '600',
      'a.sqlite-lock': '600',
      'a.sqlite-shm': '600',
      'a.sqlite-wal': '600',
    });
    await backUp(file, join(place, 'backups', 'b.sqlite'));
    expect(modeOf(join(place, 'backups'))).toBe(0o700);
    expect(modesIn(join(place, 'backups'))).toEqual({ 'b.sqlite': '600' });
    await store.close();
  });

  it('can no longer read one that an earlier version made, nor its copy', async () => {
    const place = join(folder, 'old');
    mkdirSync(place);
    const file = join(place, 'a.sqlite');
    copyFileSync(VERSION_1, file);
    chmodSync(file, 0o644);
    const store = openSqlite(file);
    await store.write({ entries: [entry] });
    expect(new Set(Object.values(modesIn(place)))).toEqual(new Set(['600']));
    await store.close();
  });
});

describe('what a killed server of an earlier version left', () => {
  it('is private again from the next start on, with the changes that lie beside it', async () => {
    const place = join(folder, 'killed');
    mkdirSync(place);
    const own = openSqlite(join(folder, 'own.sqlite'));
    await own.write({ entries: [entry] });
    const file = join(place, 'a.sqlite');
    copyAll(join(folder, 'own.sqlite'), file);
    await own.close();
    for (const suffix of ['', '-wal', '-shm']) chmodSync(file + suffix, 0o644);
    const store = openSqlite(file);
    expect(await store.read('log')).toEqual([entry]);
    expect(new Set(Object.values(modesIn(place)))).toEqual(new Set(['600']));
    await store.close();
  });
});

describe('a file that was here', () => {
  it('is missed when it has gone, and a new one begins only when all of it was moved away', async () => {
    const place = join(folder, 'gone');
    const file = join(place, 'a.sqlite');
    await openSqlite(file).close();
    rmSync(file);
    expect(() => openSqlite(file)).toThrow(`${file}: is missing, though it was here`);
    expect(existsSync(file)).toBe(false);
    for (const name of readdirSync(place)) rmSync(join(place, name));
    await openSqlite(file).close();
  });

  it('is missed beside a -wal, even if nothing else is known of it', () => {
    const file = join(folder, 'wal.sqlite');
    copyFileSync(VERSION_1, `${file}-wal`);
    expect(() => openSqlite(file)).toThrow(`${file}: is missing, though it was here`);
  });

  it('has one lock, by whatever name it is opened', async () => {
    const file = join(folder, 'real.sqlite');
    const link = join(folder, 'link.sqlite');
    await openSqlite(file).close();
    symlinkSync(file, link);
    const store = openSqlite(link);
    expect(() => openSqlite(file)).toThrow(/database is locked/);
    await store.close();
  });
});
