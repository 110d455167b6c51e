/**
 * Each file of the data folder is deleted, emptied, truncated, or replaced by another program's file. The server then
 * starts with all its data, starts and logs what is missing, or refuses to start and changes nothing. It never loses
 * data silently.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { explain } from '../../server/faults.ts';
import { backUp, backUpFromOutside } from '../../server/store/backup.ts';
import { openSqlite } from '../../server/store/open.ts';
import { restore } from '../../server/store/restore.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { change, copyAll, damage, VERSION_3 } from '../helpers/data-file.ts';
import { logLines } from '../helpers/lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

const EVENTS = 40;
const write = async (store: Store, from: number, to: number) => {
  for (let number = from; number < to; number++) {
    const table = { id: `t${number}`, code: `CODE${number}` };
    await store.write({ table, entries: [{ log: `table/t${number}`, number: 0, event: { type: 'made' } }] });
  }
};

/** The states of the folder: after a stop, after a kill, and after a kill before the data file had any content. */
const BASES = ['stopped', 'killed', 'killed at once'] as const;
type Base = (typeof BASES)[number];
const baseOf = (base: Base) => join(folder, `${base}.sqlite`);

/** A database of another program, with a write-ahead log (-wal) beside it. */
const foreign = join(folder, 'foreign.sqlite');

beforeAll(async () => {
  const own = join(folder, 'own.sqlite');
  let store = openSqlite(own);
  await write(store, 0, EVENTS / 2);
  copyAll(own, baseOf('killed at once'));
  await write(store, EVENTS / 2, EVENTS);
  await store.close();
  copyAll(own, baseOf('stopped'));
  store = openSqlite(own);
  await write(store, EVENTS, EVENTS + 10);
  copyAll(own, baseOf('killed'));
  await store.close();
  const theirs = new DatabaseSync(join(folder, 'theirs.sqlite'));
  theirs.exec(`PRAGMA user_version = 4; PRAGMA journal_mode = WAL; CREATE TABLE events (line TEXT);
    INSERT INTO events VALUES ('Sing to me of the man'); PRAGMA wal_checkpoint(TRUNCATE);
    INSERT INTO events VALUES ('Muse')`);
  copyAll(join(folder, 'theirs.sqlite'), foreign);
  theirs.close();
});

const COUNTS: Readonly<Record<Base, number>> = {
  stopped: EVENTS,
  killed: EVENTS + 10,
  'killed at once': EVENTS / 2,
};

const SUFFIXES = ['', '-wal', '-shm', '-lock'] as const;

/** The ways in which each file is damaged. */
const SPOILS: Readonly<Record<string, (path: string, suffix: string) => void>> = {
  deleted: (path) => rmSync(path),
  emptied: (path) => truncateSync(path),
  'cut to a byte': (path) => truncateSync(path, 1),
  'cut to a header': (path) => truncateSync(path, 100),
  'cut in half': (path) => truncateSync(path, Math.floor(statSync(path).size / 2)),
  'that of another program': (path, suffix) => {
    const other = `${foreign}${suffix === '-lock' ? '' : suffix}`;
    copyFileSync(other, path);
  },
  'random bytes': (path) => damage(path, (bytes) => void bytes.fill('Sing to me of the man, Muse. ')),
  zeros: (path) => damage(path, (bytes) => void bytes.fill(0)),
};

/** The other files that are lost along with the damaged one. */
const ALSO_GONE = [[], ['-shm'], ['-wal', '-shm']] as const;

let file: string;
beforeEach(() => {
  file = join(mkdtempSync(join(folder, 'place-')), 'odyssey.sqlite');
});

const PLAIN = /^The tables (can't be read|are gone): /;

/** The contents of the data file and its write-ahead log. If the server refuses to start, it must not change them. */
const evidence = () =>
  ['', '-wal'].map((suffix) =>
    existsSync(file + suffix) ? readFileSync(file + suffix).toString('hex') : '',
  );

interface Outcome {
  readonly refused?: string;
  readonly tables?: number;
  readonly errors: number;
}

async function start(): Promise<Outcome> {
  const { log, lines } = logLines();
  let store: Store;
  try {
    store = openSqlite(file, log);
  } catch (error) {
    return { refused: explain(error), errors: lines.length };
  }
  let tables = 0;
  for (let number = 0; number < EVENTS + 10; number++) {
    const [read] = await Promise.allSettled([store.read(`table/t${number}`)]);
    if (read.status === 'fulfilled') tables += read.value.length;
  }
  await store.close();
  return { tables, errors: lines.filter(({ level }) => level >= 50).length };
}

const CASES = BASES.flatMap((base) =>
  SUFFIXES.filter((suffix) => base !== 'stopped' || suffix === '' || suffix === '-lock').flatMap((suffix) =>
    Object.keys(SPOILS).flatMap((spoil) => ALSO_GONE.map((gone) => ({ base, suffix, spoil, gone }))),
  ),
).filter(
  // Leave out cases where the write-ahead log (-wal), its index (-shm) and the lock are all affected, because such a
  // loss can't be detected.
  ({ base, suffix, gone }) => base === 'stopped' || suffix !== '-lock' || gone.length < 2,
);

describe.each(BASES)('a server that was %s', (base) => {
  it('finds all that there was', async () => {
    copyAll(baseOf(base), file);
    expect(await start()).toEqual({ tables: COUNTS[base], errors: 0 });
  });
});

it.each(CASES)('$base, its file "$suffix" $spoil, without $gone', async ({ base, suffix, spoil, gone }) => {
  copyAll(baseOf(base), file);
  SPOILS[spoil]?.(`${file}${suffix}`, suffix);
  for (const other of gone) rmSync(`${file}${other}`, { force: true });
  const before = evidence();
  const backup = await backUpFromOutside(file, join(folder, `copy-of-${Math.random()}.sqlite`)).catch(
    () => null,
  );
  expect(evidence()).toEqual(before);
  // While making the backup, SQLite has rebuilt the write-ahead log's index. Restore the folder as it was before.
  copyAll(baseOf(base), file);
  for (const all of SUFFIXES)
    if (!existsSync(`${baseOf(base)}${all}`)) rmSync(`${file}${all}`, { force: true });
  SPOILS[spoil]?.(`${file}${suffix}`, suffix);
  for (const other of gone) rmSync(`${file}${other}`, { force: true });
  const outcome = await start();
  if (outcome.refused !== undefined) {
    expect(outcome.refused).toMatch(PLAIN);
    expect(evidence()).toEqual(before);
    expect((await start()).refused).toMatch(PLAIN);
  } else if (outcome.tables !== COUNTS[base]) {
    expect(outcome.errors).toBeGreaterThan(0);
    expect(backup?.faults ?? ['none was made']).not.toEqual([]);
  }
});

describe('a data file that was emptied', () => {
  it('is not taken for new: its -wal stays, and nobody gets an empty store', async () => {
    copyAll(baseOf('killed'), file);
    const log = readFileSync(`${file}-wal`);
    truncateSync(file);
    expect(() => openSqlite(file)).toThrow(`${file}: is empty, though it was here`);
    await expect(backUp(file, join(folder, 'none.sqlite'))).rejects.toThrow(`${file}: is empty`);
    expect(readFileSync(`${file}-wal`)).toEqual(log);
  });

  it('is set aside with its -wal when a backup takes its place', async () => {
    copyAll(baseOf('killed'), file);
    const log = readFileSync(`${file}-wal`);
    truncateSync(file);
    const { aside } = await restore(baseOf('stopped'), file);
    expect(readFileSync(`${aside}-wal`)).toEqual(log);
    expect(await start()).toEqual({ tables: EVENTS, errors: 0 });
  });

  it('with its lock is missed beside daily copies; without any it is what a first start left', async () => {
    writeFileSync(file, '');
    writeFileSync(`${file}-lock`, '');
    const backups = join(file, '..', 'backups');
    mkdirSync(backups);
    copyFileSync(VERSION_3, join(backups, 'daily-000001-2026-08-01T12-00-00Z.sqlite'));
    expect(() => openSqlite(file)).toThrow('is empty, though it was here');
    rmSync(backups, { recursive: true });
    expect(await start()).toEqual({ tables: 0, errors: 0 });
  });
});

describe('a -wal beside a file that was closed without one', () => {
  it('is not taken in, by a backup neither, until somebody says that it belongs there', async () => {
    copyAll(baseOf('stopped'), file);
    copyFileSync(`${baseOf('killed')}-wal`, `${file}-wal`);
    const { refused } = await start();
    expect(refused).toMatch(/a -wal beside it that is not its own.*\n.*delete the file that ends in -lock/);
    await expect(backUpFromOutside(file, join(folder, 'none.sqlite'))).rejects.toThrow('not its own');
    rmSync(`${file}-lock`);
    expect(await start()).toEqual({ tables: EVENTS + 10, errors: 0 });
  });
});

describe("a -wal that is another data file's", () => {
  it.each(['killed', 'killed at once'] as const)('is not taken in by one that was %s', async (base) => {
    const other = join(folder, 'other.sqlite');
    const store = openSqlite(other);
    await write(store, 0, 3);
    copyAll(baseOf(base), file);
    copyFileSync(`${other}-wal`, `${file}-wal`);
    rmSync(`${file}-shm`);
    await store.close();
    rmSync(other);
    rmSync(`${other}-lock`);
    const before = evidence();
    const copy = join(file, '..', 'copy.sqlite');
    await expect(backUpFromOutside(file, copy)).rejects.toThrow('not its own');
    expect(existsSync(copy)).toBe(false);
    for (let time = 0; time < 2; time++) expect((await start()).refused).toMatch(/a -wal .* not its own/);
    expect(evidence()).toEqual(before);
  });
});

describe('a lock that is spoilt', () => {
  it('is made anew, and what it guarded is missed all the same', () => {
    writeFileSync(`${file}-lock`, 'Sing to me of the man, Muse. '.repeat(9));
    expect(() => openSqlite(file)).toThrow('is missing, though it was here');
  });
});

describe('a backup, or a restore,', () => {
  it.each([
    ['is missing', () => undefined, 'is missing'],
    ['is empty', (path: string) => writeFileSync(path, ''), 'is empty'],
    ['is a database with nothing in it', (path: string) => change(path, 'VACUUM'), 'is empty'],
    [
      'is a database of another program',
      (path: string) => copyFileSync(join(folder, 'theirs.sqlite'), path),
      'not made by Odyssey, or damaged',
    ],
    ['is no database', (path: string) => writeFileSync(path, 'Dear Odysseus, '.repeat(99)), 'not a database'],
    ['is newer', (path: string) => change(path, 'PRAGMA user_version = 99'), 'another version'],
  ])('of a file that %s says so in plain words, and changes nothing', async (_, make, why) => {
    const source = join(file, '..', 'source.sqlite');
    make(source);
    copyAll(baseOf('stopped'), file);
    const before = evidence();
    // After reading a source, SQLite may leave files beside it, such as `source.sqlite-shm`.
    const names = () => readdirSync(join(file, '..')).filter((name) => !name.startsWith('source.sqlite-'));
    const namesBefore = names();
    for (const work of [
      () => backUpFromOutside(source, join(file, '..', 'copy.sqlite')),
      () => restore(source, file),
      () => restore(source, file, { force: true }),
    ]) {
      const said = await work().then(
        () => 'nothing',
        (error: unknown) => explain(error),
      );
      expect(said).toMatch(/^Nothing was copied or changed: /);
      expect(said).toContain(`${source}: `);
      expect(said).toContain(why);
    }
    expect(evidence()).toEqual(before);
    expect(names()).toEqual(namesBefore);
  });

  it('of a store without a table is restored only if one insists', async () => {
    const source = join(file, '..', 'source.sqlite');
    await openSqlite(source).close();
    copyAll(baseOf('stopped'), file);
    await expect(restore(source, file)).rejects.toThrow('there is no table in it');
    expect(await start()).toEqual({ tables: EVENTS, errors: 0 });
    await restore(source, file, { force: true });
    expect(await start()).toEqual({ tables: 0, errors: 0 });
  });
});
