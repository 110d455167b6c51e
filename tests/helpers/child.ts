/** Runs our scripts in child processes that end when this process ends, even if it is killed. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

const EXIT_WITH_PARENT = new URL('exit-with-parent.ts', import.meta.url).href;

export type Child = ChildProcessByStdio<Writable, Readable, null>;

/**
 * Starts a script with this version of Node.
 * @param script its path and its arguments
 * @param env its environment; by default that of this process
 */
export function startChild(script: readonly string[], env: NodeJS.ProcessEnv = process.env): Child {
  return spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...script], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}
