/** Scripts of ours in processes of their own that end when this one ends, however that ends. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

const LEASH = new URL('leash.ts', import.meta.url).href;

export type Child = ChildProcessByStdio<Writable, Readable, null>;

/**
 * Starts a script on this Node.
 * @param script its path, and its arguments
 * @param env its environment; this process's own unless given
 */
export function startChild(script: readonly string[], env: NodeJS.ProcessEnv = process.env): Child {
  return spawn(process.execPath, ['--import', LEASH, ...script], { env, stdio: ['pipe', 'pipe', 'inherit'] });
}
