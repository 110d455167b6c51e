/**
 * Tests a fresh clone of the last commit: `node tests/setup/fresh-clone.ts`. `npm start` must install what is needed
 * for serving, build, and serve. When started for the second time, it must work without a network. After that, runs a
 * test file that needs PostgreSQL, as root and as an ordinary user, in a folder that only its owner can enter.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasDevelopment } from '../../server/setup/installed.js';
import { readJson } from '../../server/setup/pinned-node.js';

const LIMIT_MS = 20 * 60_000;
const NOBODY = 'http://127.0.0.1:9/';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-clone-'));
const clone = join(folder, 'odyssey');
const git = (...parts: string[]) => {
  const { status, stdout, stderr } = spawnSync('git', parts, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout;
};

/** This process's environment without npm's variables, which are set if npm started this script. */
function environment(more: Record<string, string>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_(?!config_)|^NODE_/i.test(name));
  const path = (process.env['PATH'] ?? '').split(':').filter((part) => !part.includes('node_modules'));
  return { ...Object.fromEntries(own), PATH: path.join(':'), PORT: '0', HOST: '127.0.0.1', ...more };
}

/** Runs `npm start` in the clone. Once the server answers, loads the server's page and stops the server. */
async function start(what: string, more: Record<string, string> = {}): Promise<void> {
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    env: environment(more),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => npm.once('exit', () => resolve()));
  const stop = () => {
    // Send the signal to the whole process group: to npm, its shell and the server.
    if (npm.pid !== undefined && npm.exitCode === null) process.kill(-npm.pid, 'SIGTERM');
  };
  const limit = setTimeout(stop, LIMIT_MS);
  try {
    let said = '';
    let port: string | undefined;
    for await (const text of npm.stdout) {
      said += String(text);
      port = /Odyssey is open at \S+:(\d+)\s/.exec(said)?.[1];
      if (port !== undefined) break;
    }
    assert(port, `${what}: the server did not open. npm said:\n${said}`);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /<title>/);
    process.stdout.write(`${what}: open after ${seconds} s\n`);
  } finally {
    clearTimeout(limit);
    stop();
    await ended;
  }
}

/** A test file in which all tests need PostgreSQL. */
const WITH_POSTGRES = 'tests/server/versions.test.ts';

/** Runs the tests of one file in the clone, as the user who owns it. */
function test(who: string, user: { uid?: number; gid?: number } = {}): void {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'quick', WITH_POSTGRES];
  const { status, stdout, stderr, error } = spawnSync('node_modules/.bin/node', vitest, {
    ...user,
    cwd: clone,
    encoding: 'utf8',
    // With CI set, tests that need PostgreSQL fail instead of being skipped.
    env: environment({ CI: '1', HOME: folder }),
    timeout: LIMIT_MS,
  });
  assert.equal(status, 0, `the tests failed ${who}: ${error?.message ?? ''}\n${stdout}${stderr}`);
  process.stdout.write(`${WITH_POSTGRES} passed ${who} in a folder that only its owner can enter\n`);
}

/**
 * Makes an ordinary user the owner of the clone. Returns the user's ids, or undefined if this machine doesn't allow the
 * change.
 */
function giveAway(): { uid: number; gid: number } | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
    const user = { uid: id('-u'), gid: id('-g') };
    execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
    execFileSync('true', { ...user });
    return user;
  } catch {
    return undefined;
  }
}

try {
  chmodSync(folder, 0o700);
  git('clone', '--quiet', '.', clone);
  await start('the first start');
  assert(!hasDevelopment(readJson(join(clone, 'node_modules/.package-lock.json'))));
  await start('the second, without a registry', {
    npm_config_registry: NOBODY,
    npm_config_cache: join(folder, 'cache'),
  });
  assert.equal(git('-C', clone, 'status', '--porcelain'), '', 'starting has changed files of the clone');

  execFileSync('npm', ['run', 'pretest'], { cwd: clone, env: environment({}), stdio: 'inherit' });
  const isRoot = process.getuid?.() === 0;
  test(isRoot ? 'as root' : 'as an ordinary user');
  const user = isRoot ? giveAway() : undefined;
  if (user) test('as an ordinary user', user);
  else if (isRoot) process.stdout.write('no other user can run anything here: not tried as one\n');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
