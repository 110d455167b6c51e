/** npm scripts use the project's own Node if it can run on this machine. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isLinked, link, pinnedNode } from '../../server/setup/pinned-node.js';

let root: string;
const bin = () => join(root, 'node_modules/.bin/node');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'odyssey-setup-'));
  const optionalDependencies = { 'node-here': '26.0.0', 'node-there': '26.0.0' };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ optionalDependencies }));
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Installs a package with a fake Node that exits with this status. Status 0 means that this Node can run here. */
function install(name: string, status: number): void {
  const folder = join(root, 'node_modules', name);
  mkdirSync(join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ bin: { node: 'bin/node' } }));
  writeFileSync(join(folder, 'bin/node'), `#!/bin/sh\nexit ${status}\n`);
  chmodSync(join(folder, 'bin/node'), 0o755);
}

test('the one for this platform is found, whatever its package is called', () => {
  expect(pinnedNode(root)).toBeUndefined();
  install('node-there', 0);
  expect(pinnedNode(root)).toBe(join(root, 'node_modules/node-there/bin/node'));
});

test('it is linked where npm has taken the link away', () => {
  install('node-here', 0);
  expect(isLinked(root)).toBe(false);
  expect(link(root)).toBe(true);
  expect(readFileSync(bin(), 'utf8')).toContain('exit 0');
  expect(link(root)).toBe(true);
});

test('a link that leads nowhere is replaced', () => {
  install('node-here', 0);
  symlinkSync('../node-gone/bin/node', bin());
  expect(link(root)).toBe(true);
  expect(isLinked(root)).toBe(true);
});

test('one that does not run on this machine gives way to the Node of the machine', () => {
  install('node-here', 1);
  symlinkSync('../node-here/bin/node', bin());
  expect(isLinked(root)).toBe(true);
  expect(link(root)).toBe(false);
  expect(isLinked(root)).toBe(false);
});

test('without any there is nothing to link', () => {
  expect(link(root)).toBe(false);
  expect(isLinked(root)).toBe(false);
});
