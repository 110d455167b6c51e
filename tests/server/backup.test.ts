/** Backups: of a server that plays on meanwhile, by our own commands, by SQLite's tools, and by itself each day. */
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../../server/store/backup.ts';
import { DailyCopies } from '../../server/store/daily-copies.ts';
import { faultsOf } from '../../server/store/integrity.ts';
import { openSqlite } from '../../server/store/open.ts';
import { restore } from '../../server/store/restore.ts';
import { gather, type Party } from '../helpers/client.ts';
import { damage, fill, fixtureTables, VERSION_1 } from '../helpers/data-file.ts';
import { logLines } from '../helpers/lines.ts';
import { startMortalServer, type MortalServer } from '../helpers/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of the fixture, beside which SQLite may put what it needs. */
function version1(): string {
  const file = join(folder, 'version-1.sqlite');
  copyFileSync(VERSION_1, file);
  return file;
}

/** Runs one of our commands as npm does. */
function run(
  script: string,
  file: string,
  ...args: readonly string[]
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [`server/${script}.ts`, ...args], {
    env: { ...process.env, ODYSSEY_DATA: file },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

/** The ids of the commands in a data file, read without the store. */
function commandsIn(file: string): Set<string> {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('SELECT command FROM events WHERE command IS NOT NULL').all();
  database.close();
  return new Set(rows.map((row) => String(row['command']).replace(/^.*:/, '')));
}

describe('a server under load', () => {
  let server: MortalServer;
  let parties: Party[];
  /** The ids of the commands that have been acknowledged. */
  let acknowledged: string[];
  let isOver: boolean;
  let load: Promise<unknown>;

  beforeEach(async () => {
    server = await startMortalServer();
    parties = await Promise.all([1, 2, 3].map(() => gather(server.url)));
    acknowledged = [];
    isOver = false;
    load = Promise.all(
      parties.map(async ({ navigator }, who) => {
        for (let number = 0; !isOver; number++) {
          const id = `load-${who}-${number}`;
          const square = `${'bcdef'[number % 5] ?? 'b'}${(number % 7) + 1}` as 'b2';
          const answer = await navigator.command({ type: 'guess', ship: 'red', square }, id);
          if (answer.ok && answer.feeds.length > 0) acknowledged.push(id);
        }
      }),
    );
    await expect.poll(() => acknowledged.length).toBeGreaterThan(30);
  });
  afterEach(async () => {
    isOver = true;
    await load;
    for (const party of parties) party.close();
    await server.stop();
  });

  it('is backed up by npm run backup: all that was acknowledged before is in it, and nobody is kept waiting', async () => {
    const before = [...acknowledged];
    const { code, said } = await run('backup', server.file);
    expect({ code, said }).toMatchObject({
      code: 0,
      said: expect.stringContaining('The backup is ') as string,
    });
    // The load went on all the while.
    expect(acknowledged.length).toBeGreaterThan(before.length);
    const [, backup = ''] = /The backup is (\S+)/.exec(said) ?? [];
    expect(dirname(backup)).toBe(join(dirname(server.file), 'backups'));
    expect(readdirSync(dirname(backup))).toHaveLength(1);
    const commands = commandsIn(backup);
    expect(before.filter((id) => !commands.has(id))).toEqual([]);
    const database = new DatabaseSync(backup, { readOnly: true });
    expect(faultsOf(database)).toEqual([]);
    database.close();
  });

  it("can be read by any tool of SQLite's: VACUUM INTO from outside", async () => {
    const before = [...acknowledged];
    const copy = join(folder, 'vacuum.sqlite');
    const outside = new DatabaseSync(server.file, { readOnly: true });
    outside.prepare('VACUUM INTO ?').run(copy);
    outside.close();
    const commands = commandsIn(copy);
    expect(before.filter((id) => !commands.has(id))).toEqual([]);
  });

  it('makes a copy of itself at its start if it has none of that day', async () => {
    isOver = true;
    await load;
    await server.stop();
    server = await startMortalServer({ ODYSSEY_BACKUPS: '3' });
    const backups = join(dirname(server.file), 'backups');
    await expect
      .poll(() => (existsSync(backups) ? readdirSync(backups) : []))
      .toEqual([expect.stringMatching(/^daily-000001-[\dTZ-]+\.sqlite$/)]);
  });

  it('is not restored over; when it has stopped, the backup takes its place and the old file is set aside', async () => {
    const backup = join(folder, 'restored.sqlite');
    await backUp(server.file, backup);
    const saved = commandsIn(backup);
    expect(await run('restore', server.file, backup)).toMatchObject({
      code: 1,
      said: expect.stringContaining('a server has it open. Stop it first.') as string,
    });
    await expect.poll(() => acknowledged.some((id) => !saved.has(id))).toBe(true);
    isOver = true;
    await load;
    await server.kill();
    const { code, said } = await run('restore', server.file, backup);
    expect({ code, said }).toMatchObject({ code: 0 });
    const [, aside = ''] = /was there before is (\S+)/.exec(said) ?? [];
    // Also what was still in the -wal of the server that was killed.
    const whole = commandsIn(aside);
    expect(acknowledged.filter((id) => !whole.has(id))).toEqual([]);
    expect(commandsIn(server.file)).toEqual(saved);
    await server.start();
    const [party] = parties;
    expect(await party?.navigator.ask('look', { code: party.navigator.code, tokens: [] })).toMatchObject({
      ok: true,
      game: 'running',
    });
  });
});

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
    const [table] = await fill(store, fixtureTables(folder), 1);
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
    expect(again.findTable(table?.code ?? '')).toEqual(expect.objectContaining({ id: table?.id }));
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
    await fill(store, fixtureTables(folder), 2);
    await store.close();
    change(damaged, "UPDATE events SET event = '{}' WHERE number = 1");
    expect(await restore(damaged, file, { force: true })).toMatchObject({ aside: undefined });
    expect((await restore(version1(), file)).aside).toMatch(/forced\.sqlite\.replaced-/);
    const upgraded = openSqlite(file);
    expect(upgraded.countTables()).toBe(fixtureTables(folder).length);
    await upgraded.close();
  });
});

function change(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

describe('the daily copies', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const HOUR = DAY / 24;

  /** A data file with games, and copies of it at times that the test says. */
  async function daily(keep: number) {
    const place = mkdtempSync(join(folder, 'daily-'));
    const file = join(place, 'odyssey.sqlite');
    const store = openSqlite(file);
    await fill(store, fixtureTables(folder), 2);
    const { log, lines } = logLines();
    const clock = { now: Date.parse('2026-08-01T12:00:00Z') };
    const copies = new DailyCopies({ file, keep, log, now: () => clock.now });
    const names = () => {
      const backups = join(place, 'backups');
      return existsSync(backups) ? readdirSync(backups).sort() : [];
    };
    return { file, store, copies, clock, lines, names, backups: join(place, 'backups') };
  }

  it('are made once a day while the server runs, and the newest are kept', async () => {
    const { store, copies, clock, names, backups, lines } = await daily(2);
    await copies.look();
    clock.now += 23 * HOUR;
    await copies.look();
    expect(names()).toEqual(['daily-000001-2026-08-01T12-00-00Z.sqlite']);
    for (let day = 0; day < 2; day++) {
      clock.now += DAY;
      await copies.look();
    }
    expect(names()).toEqual([
      'daily-000002-2026-08-03T11-00-00Z.sqlite',
      'daily-000003-2026-08-04T11-00-00Z.sqlite',
    ]);
    const database = new DatabaseSync(join(backups, names()[1] ?? ''), { readOnly: true });
    expect(faultsOf(database)).toEqual([]);
    database.close();
    expect(lines).toEqual([]);
    await store.close();
  });

  it('survive a clock that jumps: one for each jump, and the oldest goes, not the one of the latest date', async () => {
    const { store, copies, clock, names } = await daily(2);
    const now = clock.now;
    for (const jump of [0, 400 * DAY, 0, HOUR]) {
      clock.now = now + jump;
      await copies.look();
      await copies.look();
    }
    expect(names()).toEqual([
      'daily-000002-2027-09-05T12-00-00Z.sqlite',
      'daily-000003-2026-08-01T12-00-00Z.sqlite',
    ]);
    await store.close();
  });

  it('with damage in them are told in the log, and drive out no sound one', async () => {
    const { file, store, copies, clock, names, lines } = await daily(1);
    await copies.look();
    change(file, "UPDATE events SET event = '{}' WHERE number = 1 AND log LIKE 'table/%'");
    for (let day = 0; day < 3; day++) {
      clock.now += DAY;
      await copies.look();
    }
    expect(names()).toEqual([
      'daily-000001-2026-08-01T12-00-00Z.sqlite',
      'daily-000004-2026-08-04T12-00-00Z.damaged.sqlite',
    ]);
    expect(lines.map(({ msg }) => msg)).toEqual(
      Array.from({ length: 3 }, () => 'the daily copy was made, but some of what is kept is damaged'),
    );
    expect(lines[0]?.['faults']).toEqual([
      expect.stringMatching(/^table\/\S+: event 1 is damaged$/),
      expect.stringMatching(/^table\/\S+: event 1 is damaged$/),
    ]);
    await store.close();
  });

  it('that can not be made are told in the log, and leave nothing behind', async () => {
    const { store, copies, names, lines, backups } = await daily(1);
    writeFileSync(backups, 'no folder');
    await copies.look();
    expect(lines).toMatchObject([{ level: 50, msg: 'the daily copy could not be made' }]);
    rmSync(backups);
    await copies.look();
    expect(names()).toHaveLength(1);
    await store.close();
  });

  it('are none if none are wanted, and what a killed server left of one is cleared away', async () => {
    const none = await daily(0);
    await none.copies.look();
    expect(none.names()).toEqual([]);
    await none.store.close();
    const one = await daily(1);
    await one.copies.look();
    copyFileSync(VERSION_1, join(one.backups, 'daily-000002-2026-08-02T12-00-00Z.sqlite.partial'));
    one.clock.now += DAY;
    await one.copies.look();
    expect(one.names()).toEqual(['daily-000002-2026-08-02T12-00-00Z.sqlite']);
    await one.store.close();
  });
});
