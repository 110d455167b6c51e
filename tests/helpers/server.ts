/** The real server for tests: in this process, or as a process of its own that can be killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../../server/app.ts';
import { loadBoards } from '../../server/boards.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** The store; without one, nothing is kept. */
  readonly store?: Store;
  /** The folder of the built client; without it only the socket is served. */
  readonly client?: string;
}

/** Starts the server on a free port of this machine. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const app = createApp({
    store: options.store ?? openSqlite(':memory:'),
    boards: loadBoards('boards'),
    log: pino({ level: 'silent' }),
    ...(options.client !== undefined && { client: options.client }),
  });
  const port = await app.listen(0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, stop: () => app.close() };
}

/** A server in a process of its own, which keeps its port and its data over deaths. */
export interface MortalServer extends RunningServer {
  /** Ends it at once, without a word to it. */
  kill(): Promise<void>;
  /** Starts it again; resolves when it answers. */
  start(): Promise<void>;
}

/** Starts the server as `npm start` does, with its data in a folder that goes with it. */
export async function startMortalServer(): Promise<MortalServer> {
  const folder = mkdtempSync(join(tmpdir(), 'odyssey-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let running: ChildProcess | undefined;

  const start = async () => {
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        ODYSSEY_DATA: join(folder, 'odyssey.sqlite'),
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended at its start (${code})`)));
      child.stdout.on('data', (text: Buffer) => {
        if (text.includes('Odyssey is open')) resolve();
      });
    });
  };
  const end = (signal: 'SIGKILL' | 'SIGTERM') =>
    new Promise<void>((resolve) => {
      if (!running || running.exitCode !== null || running.signalCode !== null) return resolve();
      running.removeAllListeners('exit');
      running.once('exit', () => resolve());
      running.kill(signal);
    });
  await start();
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
