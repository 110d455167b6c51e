/** Installs a browser for the tests: Debian's package as root on Debian, otherwise Playwright's build. */
import { spawnSync } from 'node:child_process';
import { findChromium, findShell, SHELL } from './chromium.ts';

function run(command: string, ...parts: string[]): boolean {
  process.stdout.write(`> ${command} ${parts.join(' ')}\n`);
  return (
    spawnSync(command, parts, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      shell: process.platform === 'win32',
    }).status === 0
  );
}

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/**
 * Installs Debian's separate package for the headless shell. If that package isn't available, tests use the full
 * browser instead.
 */
function installShell(): void {
  if (!findShell() && isDebianRoot()) run('apt-get', 'install', '-y', '-qq', SHELL);
}

function install(): void {
  if (findChromium()) return installShell();
  process.stdout.write('The tests need a browser, and there is none yet.\n');
  // As root on Debian, install the Debian package, because it also brings the libraries that a browser needs.
  if (
    isDebianRoot() &&
    run('apt-get', 'update', '-qq') &&
    run('apt-get', 'install', '-y', '-qq', 'chromium')
  ) {
    if (findChromium()) return installShell();
  }
  if (run('npx', 'playwright', 'install', 'chromium') && findChromium()) return;
  process.stderr.write(
    'No browser could be installed. Install Chromium, or set CHROMIUM to the path of one.\n',
  );
  process.exit(1);
}

install();
