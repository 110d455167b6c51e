/** The contenders' own packages: apart from the product's, installed when they are first asked for. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const HERE = new URL('.', import.meta.url);

/** Installs what the lock beside this file says, unless it is there. @throws Error if npm can't */
export function installPackages(): void {
  if (existsSync(new URL('node_modules/.package-lock.json', HERE))) return;
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['ci', ...flags], { cwd: HERE, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm could not install the packages of tests/bench');
}
