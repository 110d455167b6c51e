/** Checks that the lock file works on every machine: `npm ci` accepts it, and installs only what it lists. */
import { expect, test } from 'vitest';
import { isLinked } from '../../server/setup/pinned-node.js';
import lock from '../../package-lock.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { faultsOf, type Entry } from './lock.ts';

const SOUND = { version: '1.0.0', integrity: 'sha512-0' };
const lockOf = (packages: Record<string, Entry>) => ({ packages: { '': {}, ...packages } });

test('has the packages of every platform, each with its checksum, none with an address or a script', () => {
  expect(faultsOf(lock)).toEqual([]);
});

test('pins every version', () => {
  const { dependencies, optionalDependencies, devDependencies } = manifest;
  const versions = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('names one Node for every platform, and the tests run on it', () => {
  const [node, ...others] = new Set(Object.values(manifest.optionalDependencies));
  expect(others).toEqual([]);
  if (isLinked('.')) expect(process.versions.node).toBe(node);
});

test('a lock without a platform package is refused', () => {
  const vite = { ...SOUND, optionalDependencies: { 'vite-linux': '1.0.0', 'vite-mac': '1.0.0' } };
  expect(
    faultsOf(
      lockOf({
        'node_modules/vite': vite,
        'node_modules/vite-linux': SOUND,
        'node_modules/vite/node_modules/vite-mac': SOUND,
      }),
    ),
  ).toEqual([]);
  expect(
    faultsOf(
      lockOf({
        'node_modules/vite': vite,
        'node_modules/vite-linux': SOUND,
        'node_modules/other/node_modules/vite-mac': SOUND,
      }),
    ),
  ).toEqual(['node_modules/vite: vite-mac is not in the lock']);
});

test.each([
  ['without a checksum', { integrity: undefined }, 'no checksum'],
  ['with an address', { resolved: 'https://registry.example/a.tgz' }, 'names an address'],
  ['with a script', { hasInstallScript: true }, 'wants to run a script when it is installed'],
])('a package %s is refused', (_, wrong, fault) => {
  expect(faultsOf(lockOf({ 'node_modules/a': { ...SOUND, ...wrong } }))).toEqual([
    `node_modules/a: ${fault}`,
  ]);
});

test('a package for one C library that does not say so is refused', () => {
  const name = 'node_modules/rollup-linux-x64-musl';
  expect(faultsOf(lockOf({ [name]: { ...SOUND, libc: ['musl'] } }))).toEqual([]);
  expect(faultsOf(lockOf({ [name]: SOUND }))).toEqual([`${name}: for which C library?`]);
});
