/** Runs our scripts in child processes, which end when this process ends, even if this process is killed. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

const EXIT_WITH_PARENT = new URL('exit-with-parent.ts', import.meta.url).href;

export type Child = ChildProcessByStdio<Writable, Readable, null>;

/**
 * Starts a script with the version of Node that runs this process.
 * @param script the script's path and its arguments
 * @param env the script's environment; by default, this process's environment
 */
export function startChild(script: readonly string[], env: NodeJS.ProcessEnv = process.env): Child {
  return spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...script], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}
