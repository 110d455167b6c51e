/** The real server for tests, either in this process or in a child process that can be killed. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp, type AppDeps } from '../../server/app.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { openSqlite } from '../../server/store/open.ts';
import { startChild } from './child.ts';
import { COMPILE_CACHE } from './compile-cache.ts';
import { makeNetwork, type Network } from './proxy.ts';

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A server in this process. */
export interface ServerHere extends RunningServer {
  /** Sends the notices that are due, and waits until the push services have answered. */
  notifyDue(): Promise<void>;
}

/**
 * Overrides for the server's dependencies. By default, data is kept only in memory, nothing is logged, and the boards
 * are the real ones.
 */
export type ServerOptions = Partial<AppDeps>;

/** Starts the server on a free port. */
export async function startServer(options: ServerOptions = {}): Promise<ServerHere> {
  const app = createApp({
    store: openSqlite(':memory:'),
    boards: loadBoards('boards'),
    log: pino({ level: 'silent' }),
    ...options,
  });
  const port = await app.listen(0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, stop: () => app.close(), notifyDue: () => app.notifyDue() };
}

/** The time limit for a server to start, in ms. It is long enough for a busy machine. */
const STARTING_MS = 45_000;
/** How long a server may take to stop before it is killed, in ms. It is long enough for a busy machine. */
const ENDING_MS = 20_000;

/** A server in a child process. A restart preserves its address and its data. */
export interface MortalServer extends RunningServer {
  /** The path of the server's data file. */
  readonly file: string;
  /** The simulated network to the server. A test can cut it. It is also cut while the server isn't running. */
  readonly network: Network;
  /** Freezes or resumes the server, or sends it SIGUSR2, which a script loaded into the server may handle. */
  signal(name: 'SIGUSR2' | 'SIGSTOP' | 'SIGCONT'): void;
  /** Kills the server at once. */
  kill(): Promise<void>;
  /** Asks the server to stop. Resolves with its exit code once it has stopped, or with null if it had to be killed. */
  terminate(): Promise<number | null>;
  /** Starts the server again. Resolves once it answers. */
  start(): Promise<void>;
  /** The server's own address since its last start, which does not lead through the simulated network. */
  ownUrl(): string;
  /** The address of the server's metrics since its last start, if METRICS_PORT is set. */
  metrics(): string | undefined;
  /** True if the server has exited although no test stopped it. */
  hasFailed(): boolean;
}

/**
 * Starts the server as `npm start` does, with its data in a temporary folder.
 * @param settings additional environment variables
 */
export async function startMortalServer(settings: Record<string, string> = {}): Promise<MortalServer> {
  const folder = mkdtempSync(join(tmpdir(), 'odyssey-'));
  const file = join(folder, 'odyssey.sqlite');
  // The server listens on a new port after each start, because another process may have taken its old port. This
  // network keeps the address the same.
  const network = await makeNetwork();
  let running: ChildProcess | undefined;
  let isToldToEnd = false;
  let own = '';
  let metrics: string | undefined;

  const start = async () => {
    running = startChild(['server/main.ts'], {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      ODYSSEY_DATA: file,
      ODYSSEY_BACKUPS: '0',
      // With metrics, log at the level "info", because the log states the port of the metrics only at this level.
      LOG_LEVEL: settings['METRICS_PORT'] === undefined ? 'error' : 'info',
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...settings,
    });
    const ports = await portsOf(running, settings['METRICS_PORT'] !== undefined);
    own = `http://127.0.0.1:${ports.players}`;
    network.leadTo(own);
    metrics = ports.metrics && `http://127.0.0.1:${ports.metrics}`;
    isToldToEnd = false;
  };
  const isRunning = () => running !== undefined && running.exitCode === null && running.signalCode === null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    isToldToEnd = true;
    await new Promise<void>((resolve) => {
      if (!running || !isRunning()) return resolve();
      running.removeAllListeners('exit');
      // A frozen server never exits by itself, so kill it after a while.
      const killing = setTimeout(() => running?.kill('SIGKILL'), ENDING_MS);
      running.once('exit', () => {
        clearTimeout(killing);
        resolve();
      });
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
    signal: (name) => void running?.kill(name),
    kill: () => end('SIGKILL'),
    ownUrl: () => own,
    metrics: () => metrics,
    hasFailed: () => !isToldToEnd && !isRunning(),
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

/**
 * Reads the ports that a server prints.
 * @param hasMetrics whether to expect the metrics port
 */
function portsOf(
  server: ChildProcess,
  hasMetrics: boolean,
): Promise<{ players: string; metrics: string | undefined }> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string) => reject(new Error(`the server ${why}: ${said}`));
    const late = setTimeout(() => {
      server.kill('SIGKILL');
      fail(`was not open after ${STARTING_MS / 1_000} s`);
    }, STARTING_MS);
    server.once('error', (error) => fail(`cannot start (${error.message})`));
    server.once('exit', (code) => {
      clearTimeout(late);
      fail(`ended at its start (${code})`);
    });
    const hear = (text: Buffer) => {
      said += text.toString();
      const [, players] = /Odyssey is open at \S+:(\d+)\s/.exec(said) ?? [];
      const [, metrics] = /"port":(\d+),[^\n]*"metrics are shown"/.exec(said) ?? [];
      if (players === undefined || (hasMetrics && metrics === undefined)) return;
      clearTimeout(late);
      server.stdout?.off('data', hear).resume();
      resolve({ players, metrics });
    };
    server.stdout?.on('data', hear);
  });
}
