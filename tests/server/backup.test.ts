/** Backups of a running server, made by our own commands and by SQLite's tools. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../../server/store/backup.ts';
import { faultsOf } from '../../server/store/integrity.ts';
import { gather, type Party } from '../helpers/client.ts';
import { startMortalServer, type MortalServer } from '../helpers/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs one of our commands in the same way as npm. */
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

/** The ids of the commands in a data file, read directly from it. */
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
    // Limits are off, because the load sends commands faster than people could.
    server = await startMortalServer({ ODYSSEY_LIMITS: 'off' });
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
    // Commands were acknowledged during the backup.
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
      // A new server has no tables yet, and the name of its copy says so.
      .toEqual([expect.stringMatching(/^daily-000001-[\dTZ-]+\.empty\.sqlite$/)]);
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
    const [, aside = ''] = /previous file is now (\S+)/.exec(said) ?? [];
    // The file set aside also contains changes that were only in the killed server's -wal.
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
