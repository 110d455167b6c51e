/** The guests' own packages: apart from the product's, installed when they are first asked for. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const HERE = new URL('.', import.meta.url);

/** Installs what the lock beside this file says, unless it is there. @throws Error if npm can't */
export function installPackages(): void {
  if (existsSync(new URL('node_modules/.package-lock.json', HERE))) return;
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // The npm that was called, on this Node, if it was npm that called.
  const npm = process.env['npm_execpath'];
  const [command, parts] = npm ? [process.execPath, [npm, ...flags]] : ['npm', flags];
  const { status } = spawnSync(command, parts, { cwd: HERE, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm could not install the packages of tests/bench/guests');
}

/** Loads one of them; types are the caller's, for a tree is checked without them. @throws Error if it is missing */
export async function loadPackage<T>(name: string): Promise<T> {
  return (await import(name)) as T;
}
