/**
 * A damaged data file is set aside unchanged. Everything that can still be read from it goes into a new file, and the
 * server writes log lines about it.
 */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checksum } from '../../server/store/checksum.ts';
import { faultsOf } from '../../server/store/integrity.ts';
import { openSqlite } from '../../server/store/open.ts';
import { copyAll, damage } from '../helpers/data-file.ts';
import { logLines } from '../helpers/lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-mending-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The data of a killed server. Five changes are in the file, and five only in the -wal. */
const killed = join(folder, 'killed.sqlite');
const entry = (number: number) => ({ log: 'log', number, event: { type: 'x', number } });
{
  const own = join(folder, 'own.sqlite');
  let store = openSqlite(own);
  for (let number = 0; number < 5; number++) await store.write({ entries: [entry(number)] });
  await store.close();
  store = openSqlite(own);
  for (let number = 5; number < 10; number++) await store.write({ entries: [entry(number)] });
  copyAll(own, killed);
  await store.close();
}

let file: string;
beforeEach(() => {
  file = join(mkdtempSync(join(folder, 'place-')), 'a.sqlite');
  copyAll(killed, file);
});
const bytesOf = (name: string) => [name, `${name}-wal`].map((one) => readFileSync(one));
const asideIn = (lines: readonly Record<string, unknown>[]) => String(lines[0]?.['aside']);

/** The number of a table's first page. */
function rootOf(table: string): number {
  const database = new DatabaseSync(killed, { readOnly: true });
  const row = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table);
  database.close();
  return Number(row?.['rootpage']);
}

describe('a data file with damage in it', () => {
  it('is set aside as it was, with what lay beside it; what can be read of it is in a sound one', async () => {
    // The page must not be in the -wal as well, because it would be restored from there.
    const page = rootOf('hosts');
    damage(file, (bytes) => bytes.fill(0, (page - 1) * 4096, page * 4096));
    // A file left over from an interrupted start.
    writeFileSync(`${file}.salvaged`, 'half');
    rmSync(`${file}-shm`);
    const before = bytesOf(file);
    const { log, lines } = logLines();
    const store = openSqlite(file, log);
    expect(lines).toMatchObject([
      { level: 50, msg: 'the data file was damaged: what could be read of it is in a new one' },
    ]);
    expect(lines[0]?.['faults']).toEqual(['its pages can not be read']);
    expect(asideIn(lines)).toMatch(/a\.sqlite\.damaged-[\dTZ-]+$/);
    expect(bytesOf(asideIn(lines))).toEqual(before);
    expect(await store.read('log')).toEqual(Array.from({ length: 10 }, (_, number) => entry(number)));
    await store.close();
    expect(existsSync(`${file}.salvaged`)).toBe(false);
    const database = new DatabaseSync(file, { readOnly: true });
    expect(faultsOf(database)).toEqual([]);
    database.close();
  });

  it('is not replaced when it is sound', async () => {
    const { log, lines } = logLines();
    const store = openSqlite(file, log);
    expect(await store.read('log')).toHaveLength(10);
    await store.close();
    expect(lines).toEqual([]);
    expect(existsSync(`${file}.salvaged`)).toBe(false);
  });
});

describe('newest changes that are lost', () => {
  it('are counted in the log, and what is left of them is kept beside the file, for nobody else to read', async () => {
    // Earlier versions left these files readable by other users.
    for (const name of [file, `${file}-wal`]) chmodSync(name, 0o644);
    truncateSync(`${file}-wal`, statSync(`${file}-wal`).size - 100);
    const before = bytesOf(file);
    const { log, lines } = logLines();
    const store = openSqlite(file, log);
    expect(lines).toMatchObject([
      { level: 50, msg: 'the newest changes are lost: the -wal file is damaged' },
    ]);
    expect(lines[0]?.['lost']).toBeGreaterThan(0);
    const aside = asideIn(lines);
    expect(aside).toMatch(/a\.sqlite\.damaged-[\dTZ-]+$/);
    expect(bytesOf(aside)).toEqual(before);
    for (const name of [aside, `${aside}-wal`]) expect(statSync(name).mode & 0o777).toBe(0o600);
    expect(await store.read('log')).toEqual(Array.from({ length: 9 }, (_, number) => entry(number)));
    await store.close();
  });

  it('are told of where the whole -wal has gone', async () => {
    rmSync(`${file}-wal`);
    const { log, lines } = logLines();
    const store = openSqlite(file, log);
    expect(asideIn(lines)).toMatch(/a\.sqlite\.damaged-/);
    expect(existsSync(`${asideIn(lines)}-wal`)).toBe(false);
    expect(await store.read('log')).toHaveLength(5);
    await store.close();
  });
});

describe('what is open of a file', () => {
  /** Lists the files whose connections are still open after `work`. */
  function leftOpen(work: () => void): (string | null)[] {
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
    work();
    const connections = new Set([...prepare.mock.contexts, ...exec.mock.contexts] as DatabaseSync[]);
    prepare.mockRestore();
    exec.mockRestore();
    return [...connections].filter(({ isOpen }) => isOpen).map((connection) => connection.location());
  }

  it('is the file and its lock, until it is closed', async () => {
    const stores: ReturnType<typeof openSqlite>[] = [];
    expect(leftOpen(() => stores.push(openSqlite(file))).sort()).toEqual([file, `${file}-lock`]);
    expect(leftOpen(() => expect(() => openSqlite(file)).toThrow('database is locked'))).toEqual([]);
    await stores[0]?.close();
    await openSqlite(file).close();
  });

  it('is nothing when it can not be opened, and why is told', () => {
    const broken = join(folder, 'broken.sqlite');
    copyFileSync(killed, broken);
    const theirs = new DatabaseSync(broken);
    theirs.exec('CREATE TABLE songs (line TEXT)');
    theirs.close();
    const open = () => openSqlite(broken);
    expect(
      leftOpen(() =>
        expect(open).toThrow(`${broken}: not made by Odyssey, or damaged: its tables are others`),
      ),
    ).toEqual([]);
    expect(open).toThrow(expect.objectContaining({ cause: expect.any(Error) as Error }));
  });

  it('is no file at all for one that keeps nothing', async () => {
    await openSqlite(':memory:').close();
    for (const name of [':memory:', ':memory:-lock']) expect(existsSync(name)).toBe(false);
  });
});

it('the checksums of rows stay what they are: files hold them for ever', () => {
  expect(checksum('game/1', 0, '{"type":"x"}', null)).toBe(1_815_308_788);
  expect(checksum('a', 'bc')).not.toBe(checksum('ab', 'c'));
});
