/** The real server for tests: in this process, or as a process of its own that can be killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp, type AppDeps } from '../../server/app.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { openSqlite } from '../../server/store/open.ts';
import { layNetwork, type Network } from './proxy.ts';

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** What of the server is another than usual: else nothing is kept, the boards are ours, and nothing is logged. */
export type ServerOptions = Partial<AppDeps>;

/** Starts the server on a free port of this machine. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const app = createApp({
    store: openSqlite(':memory:'),
    boards: loadBoards('boards'),
    log: pino({ level: 'silent' }),
    ...options,
  });
  const port = await app.listen(0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, stop: () => app.close() };
}

/** A server in a process of its own, which keeps its address and its data over deaths. */
export interface MortalServer extends RunningServer {
  /** Its data file. */
  readonly file: string;
  /** The way to it, which can be cut; while the server is dead it is. */
  readonly network: Network;
  /** Ends it at once, without a word to it. */
  kill(): Promise<void>;
  /** Tells it to stop, and resolves with its exit code when it has. */
  terminate(): Promise<number | null>;
  /** Starts it again; resolves when it answers. */
  start(): Promise<void>;
}

/**
 * Starts the server as `npm start` does, with its data in a folder that goes with it.
 * @param settings more of its environment
 */
export async function startMortalServer(settings: Record<string, string> = {}): Promise<MortalServer> {
  const folder = mkdtempSync(join(tmpdir(), 'odyssey-'));
  const file = join(folder, 'odyssey.sqlite');
  // A port that a dead server gives back might be taken by the time that it lives again: each life has its own.
  const network = await layNetwork();
  let running: ChildProcess | undefined;

  const start = async () => {
    running = spawn(process.execPath, ['server/main.ts'], {
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        ODYSSEY_DATA: file,
        ODYSSEY_BACKUPS: '0',
        LOG_LEVEL: 'error',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    network.leadTo(`http://127.0.0.1:${await portOf(running)}`);
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    await new Promise<void>((resolve) => {
      if (!running || running.exitCode !== null || running.signalCode !== null) return resolve();
      running.removeAllListeners('exit');
      running.once('exit', () => resolve());
      running.kill(signal);
    });
    network.cut();
  };
  await start();
  return {
    url: network.url,
    file,
    network,
    start,
    kill: () => end('SIGKILL'),
    terminate: async () => {
      await end('SIGTERM');
      return running?.exitCode ?? null;
    },
    stop: async () => {
      await end('SIGTERM');
      await network.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The port that a server says it is open at. */
function portOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.once('exit', (code) => reject(new Error(`the server ended at its start (${code}): ${said}`)));
    server.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      const [, port] = /Odyssey is open at \S+:(\d+)\s/.exec(said) ?? [];
      if (port !== undefined) resolve(port);
    });
  });
}
