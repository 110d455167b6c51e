/** The guests' own packages: apart from the product's, installed when they are first asked for. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

const HERE = new URL('.', import.meta.url);

const changed = (file: string) => statSync(new URL(file, HERE), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs what the lock beside this file says, unless that has been done since it was changed. @throws Error if npm can't */
export function installPackages(): void {
  if (changed('node_modules/.package-lock.json') > changed('package-lock.json')) return;
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
