/** A real Redis server for tests, if one is installed. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './ports.ts';

/** True if Redis is installed. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export interface Redis {
  readonly url: string;
  /** Kills Redis at once. */
  kill(): Promise<void>;
  /** Starts Redis again at the same address, without any data. */
  start(): Promise<void>;
}

/** Starts a Redis server on a free port, without persistence. */
export async function startRedis(): Promise<Redis> {
  const port = await freePort();
  let running: ChildProcess;
  const start = async () => {
    const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    running = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const text of running.stdout ?? [])
      if (String(text).includes('Ready to accept connections')) break;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill: async () => {
      if (running.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
    },
  };
}
