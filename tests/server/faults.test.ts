/** Failures outside the server: an occupied port, a file that isn't a store, and a failing disk. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { loadBoards } from '../../server/lib/boards.ts';
import { readEnvironment } from '../../server/environment.ts';
import { explain } from '../../server/faults.ts';
import { openSqlite } from '../../server/store/open.ts';
import type { Square } from '../../shared/board/squares.ts';
import { granted, gather, newToken, NOTHING, Client } from '../helpers/client.ts';
import { startServer } from '../helpers/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-faults-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the terminal shows when the store can't be opened. */
function explained(file: string): string {
  try {
    void openSqlite(file).close();
    return 'opened';
  } catch (error) {
    return explain(error);
  }
}

describe('a file that can not be opened is named, with what to do', () => {
  it('no database', () => {
    const file = join(folder, 'letter.sqlite');
    writeFileSync(file, 'Dear Odysseus, '.repeat(99));
    expect(explained(file)).toMatch(/can't be read: .*letter\.sqlite: .*not a database.\nMove away the file/);
    expect(readFileSync(file, 'utf8')).toContain('Dear Odysseus');
  });

  it("somebody else's database, which stays as it was", () => {
    const file = join(folder, 'theirs.sqlite');
    const theirs = new DatabaseSync(file);
    theirs.exec("CREATE TABLE songs (line TEXT); INSERT INTO songs VALUES ('Sing to me of the man')");
    theirs.close();
    expect(explained(file)).toContain('theirs.sqlite: not made by Odyssey');
    const after = new DatabaseSync(file);
    expect(after.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'songs' }]);
    after.close();
  });

  it('a folder, and a place inside of a file', () => {
    const place = join(folder, 'place');
    mkdirSync(place);
    expect(explained(place)).toMatch(/can't be kept here: .*place: unable to open/);
    const inFile = join(folder, 'letter.sqlite', 'deep.sqlite');
    expect(explained(inFile)).toMatch(/can't be kept here: .*deep\.sqlite: /);
  });

  it('a folder of boards that is none is not taken for the tables', () => {
    const boards = join(folder, 'letter.sqlite');
    let fault: unknown;
    try {
      loadBoards(boards);
    } catch (error) {
      fault = error;
    }
    expect(explain(fault)).toMatch(/not a directory.*letter\.sqlite/);
    expect(explain(fault)).not.toContain('tables');
  });

  it('one that another server has open, which is let go of', async () => {
    const file = join(folder, 'shared.sqlite');
    const store = openSqlite(file);
    expect(explained(file)).toMatch(/open in another Odyssey server/);
    await store.close();
    expect(explained(file)).toBe('opened');
  });
});

describe('the process', () => {
  /** Runs the server until it exits. Sends the signals as soon as the server reports that it is open. */
  function run(
    env: Record<string, string>,
    ...signals: readonly NodeJS.Signals[]
  ): Promise<{ code: number | null; errors: string }> {
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...env },
    });
    let errors = '';
    let said = '';
    let isOpen = false;
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (isOpen || !said.includes('Odyssey is open')) return;
      isOpen = true;
      for (const signal of signals) child.kill(signal);
    });
    // The log lines are the lines of JSON in the output.
    const faults = () =>
      errors +
      said
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .join('\n');
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, errors: faults() })));
  }

  it('says what to do when the port is taken, and leaves the tables alone', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const { port } = holder.address() as AddressInfo;
    const { code, errors } = await run({ PORT: String(port), ODYSSEY_DATA: join(folder, 'port.sqlite') });
    expect(code).toBe(1);
    expect(errors).toContain('The port is taken');
    expect(errors).not.toMatch(/ {4}at /);
    await new Promise((resolve) => holder.close(resolve));
  });

  it.each([[['SIGTERM']], [['SIGINT', 'SIGINT', 'SIGTERM']]] as const)(
    'ends in order when it is told to: %s',
    async (signals) => {
      const env = { ODYSSEY_DATA: join(folder, 'order.sqlite') };
      expect(await run(env, ...signals)).toEqual({ code: 0, errors: '' });
    },
  );
});

describe('a server that stops', () => {
  it('waits for nobody who is slow, or says nothing', async () => {
    const client = join(folder, 'pages');
    mkdirSync(client);
    writeFileSync(join(client, 'large.html'), 'x'.repeat(64_000_000));
    const server = await startServer({ client });
    const { port, hostname } = new URL(server.url);
    const slow = connect(Number(port), hostname);
    const silent = connect(Number(port), hostname);
    for (const socket of [slow, silent]) {
      socket.on('error', () => undefined);
      if (socket.connecting) await new Promise((resolve) => socket.once('connect', resolve));
    }
    slow.write('GET /large.html HTTP/1.1\r\nHost: x\r\n\r\n');
    // The client reads the start of the answer and then stops. The rest stays in the server's buffer.
    await new Promise((resolve) => slow.once('data', resolve));
    slow.pause();
    await server.stop();
    for (const socket of [slow, silent]) socket.destroy();
  });

  it('has written what was under way, all or none of it', async () => {
    const file = join(folder, 'under-way.sqlite');
    const server = await startServer({ store: openSqlite(file) });
    const party = await gather(server.url);
    const { navigator } = party;
    const ids = ['a1', 'b2', 'c3'] as const;
    const guess = (square: Square) => ({ type: 'guess', ship: 'red', square }) as const;
    const answers = ids.map((id) => navigator.command(guess(id), id).catch(() => undefined));
    const acknowledged = await Promise.race(answers).then(() => 1);
    await server.stop();
    party.close();
    const again = await startServer({ store: openSqlite(file) });
    const back = new Client(again.url);
    Object.assign(back, { token: navigator.token, player: navigator.player, code: navigator.code });
    const { feeds } = await back.attend();
    const guessed = feeds.find(({ log }) => log === 'game')?.events.filter(({ type }) => type === 'guessed');
    expect(guessed?.length).toBeGreaterThanOrEqual(acknowledged);
    // The server recognises the commands that were already written, and carries out the others now. Each is carried out
    // once.
    for (const id of ids) granted(await back.command(guess(id), id));
    const now = await back.attend();
    expect(
      now.feeds.find(({ log }) => log === 'game')?.events.filter(({ type }) => type === 'guessed'),
    ).toHaveLength(3);
    back.close();
    await again.stop();
  });
});

describe('a disk that fails', () => {
  it('keeps nobody out because their visit could not be noted', async () => {
    const store = openSqlite(':memory:');
    store.touch = () => Promise.reject(new Error('the disk is full'));
    const server = await startServer({ store });
    const client = new Client(server.url);
    await client.make();
    expect(await client.attend()).toMatchObject({ ok: true });
    client.close();
    await server.stop();
  });

  it('changes nothing with what it could not write; what it wrote all the same is known', async () => {
    const store = openSqlite(':memory:');
    const server = await startServer({ store });
    const party = await gather(server.url);
    const { navigator } = party;
    const write = store.write.bind(store);
    const guess = (square: string, id: string) =>
      navigator.command({ type: 'guess', ship: 'red', square: square as 'b2' }, id);
    const fault = { ok: false, refusal: 'server-fault' };

    store.write = () => Promise.reject(new Error('the disk is full'));
    expect(await guess('b2', 'lost')).toEqual(fault);
    // The write succeeds but is reported as failed, so the server has to read the table again.
    store.write = (change) => write(change).then(() => Promise.reject(new Error('no answer from the disk')));
    expect(await guess('b3', 'kept')).toEqual(fault);
    store.write = write;

    expect(await guess('b3', 'kept')).toMatchObject({ ok: true, repeated: true });
    expect(await guess('b2', 'lost')).toMatchObject({ ok: true, repeated: false });
    const { feeds } = granted(
      await navigator.ask<{ feeds: { log: string; events: { type: string; square?: string }[] }[] }>(
        'attend',
        {
          code: navigator.code,
          tokens: [navigator.token],
          have: NOTHING,
        },
      ),
    );
    const game = feeds.find(({ log }) => log === 'game');
    expect(game?.events.filter(({ type }) => type === 'guessed').map(({ square }) => square)).toEqual([
      'b3',
      'b2',
    ]);
    party.close();
    await server.stop();
  });

  it('that can not be read either leaves the table as it was, and recovers', async () => {
    const store = openSqlite(':memory:');
    const server = await startServer({ store });
    const party = await gather(server.url);
    const { write, read } = { write: store.write.bind(store), read: store.read.bind(store) };
    store.write = () => Promise.reject(new Error('the disk is gone'));
    store.read = () => Promise.reject(new Error('the disk is gone'));
    const rename = { type: 'rename', name: 'Zoe' } as const;
    expect(await party.navigator.command(rename)).toEqual({ ok: false, refusal: 'server-fault' });
    const look = { code: party.navigator.code, tokens: [] };
    expect(await party.navigator.ask('look', look)).toMatchObject({
      players: ['Ann', 'Bob'],
      game: 'running',
    });
    Object.assign(store, { write, read });
    expect(await party.navigator.command(rename)).toMatchObject({ ok: true });
    expect(await party.navigator.ask('look', look)).toMatchObject({ players: ['Zoe', 'Bob'] });
    party.close();
    await server.stop();
  });

  it('has no code left: a table is not made, and the server goes on', async () => {
    const store = openSqlite(':memory:');
    const server = await startServer({ store });
    const client = new Client(server.url);
    const find = store.findTable.bind(store);
    store.findTable = async (code) => ({ id: 'taken', code, seen: 0, played: false });
    const make = { token: newToken(), name: 'Ann' };
    expect(await client.ask('make', make)).toEqual({ ok: false, refusal: 'server-fault' });
    store.findTable = find;
    expect(await client.ask('make', make)).toMatchObject({ ok: true });
    client.close();
    await server.stop();
  });
});

describe('a setting that is left blank', () => {
  it('is not set', () => {
    expect(readEnvironment({ PORT: '', ODYSSEY_DATA: ' ' })).toEqual(readEnvironment({}));
  });
});
