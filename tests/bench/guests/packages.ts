/** The guests' own packages. They are separate from the product's, and are installed when they are first needed. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

const HERE = new URL('.', import.meta.url);

const changed = (file: string) => statSync(new URL(file, HERE), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Installs the packages in the lock file beside this file, unless they have been installed since it last changed.
 * @throws Error if npm fails
 */
export function installPackages(): void {
  if (changed('node_modules/.package-lock.json') > changed('package-lock.json')) return;
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // If npm started this script, run that same npm with the current version of Node.
  const npm = process.env['npm_execpath'];
  const [command, parts] = npm ? [process.execPath, [npm, ...flags]] : ['npm', flags];
  const { status } = spawnSync(command, parts, { cwd: HERE, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm could not install the packages of tests/bench/guests');
}

/**
 * Loads one of the packages. The caller states the package's type, because types are checked without the packages.
 * @throws Error if the package is missing
 */
export async function loadPackage<T>(name: string): Promise<T> {
  return (await import(name)) as T;
}
