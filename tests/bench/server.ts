/** Starts a contender's server in a separate process and, where possible, on a separate processor core. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Pauses } from './pauses.ts';

/** What the load's process can ask a server's process, with the types of the answers. */
export interface Asked {
  /** The processor time that the process has used so far, in µs. */
  cpu: number;
  /** The memory that the process uses after garbage collection, in bytes. */
  memory: { readonly heap: number; readonly rss: number };
  'record-pauses': null;
  /** The pauses since recording was started. Stops the recording. */
  pauses: Pauses;
  'start-profile': null;
  /**
   * A profile of where time went since profiling was started, in a format that Chromium's tools and editors can read.
   */
  'end-profile': object;
  stop: null;
}
export type Question = keyof Asked;

const PROCESS = new URL('server-process.ts', import.meta.url).pathname;
const SERVERS_CORE = '0';
const LOADS_CORE = '1';

/** True if a process can be tied to one core and there are at least two cores. */
const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/**
 * Moves this process, which generates the load, off the server's core.
 * @returns whether that was possible
 */
export function pinLoad(): boolean {
  return canPin && spawnSync('taskset', ['-pc', LOADS_CORE, String(process.pid)]).status === 0;
}

export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, { answer: (answer: never) => void; fail: (error: Error) => void }>();
  #asked = 0;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
    child.on('message', ({ id, answer }: { id: number; answer: never }) => {
      this.#waiting.get(id)?.answer(answer);
      this.#waiting.delete(id);
    });
    child.on('exit', () => {
      for (const { fail } of this.#waiting.values()) fail(new Error('the server has ended'));
    });
  }

  /**
   * @param environment further environment variables for the process
   * @throws Error if the process ends before it listens
   */
  static start(contender: string, environment: Record<string, string> = {}): Promise<ServerProcess> {
    const command = [process.execPath, PROCESS, contender];
    const [first = '', ...rest] = canPin ? ['taskset', '-c', SERVERS_CORE, ...command] : command;
    const env = { ...process.env, ...environment };
    const child = spawn(first, rest, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`${contender}: the server has ended (${code})`)));
      child.once('message', ({ port }: { port: number }) => {
        child.removeAllListeners('exit');
        resolve(new ServerProcess(child, `http://127.0.0.1:${port}`));
      });
    });
  }

  /** @throws Error if the process ends before it answers */
  ask<Q extends Question>(question: Q): Promise<Asked[Q]> {
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { answer: resolve, fail: reject });
      this.#child.send({ id, question });
    });
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    await this.ask('stop').catch(() => null);
    await ended;
  }
}
