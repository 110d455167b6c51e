/** Checks that `npm start` uses the network only if packages are missing. */
import { describe, expect, it } from 'vitest';
import { hasDevelopment, isLockOf, missing } from '../../server/setup/installed.js';
import type { LockedPackage, Machine } from '../../server/setup/installed.js';

type Packages = Record<string, LockedPackage>;

const HERE: Machine = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const at = (version: string, more: LockedPackage = {}) => ({
  version,
  integrity: `sha512-${version}`,
  ...more,
});
const forLinux = at('1.0.0', { optional: true, os: 'linux', cpu: 'x64' });
const forGlibc = at('1.0.0', { optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] });
const forMusl = at('1.0.0', { optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] });
const forMac = at('1.0.0', { optional: true, os: ['darwin'], cpu: ['arm64'] });
const notForWindows = at('1.0.0', { optional: true, os: ['!win32'] });

const LOCKED: Packages = {
  '': { version: '0.1.0' },
  'node_modules/vite': at('8.0.0'),
  'node_modules/vite/node_modules/zod': at('3.0.0'),
  'node_modules/eslint': at('10.0.0', { dev: true }),
  'node_modules/vite-linux': forLinux,
  'node_modules/vite-glibc': forGlibc,
  'node_modules/vite-musl': forMusl,
  'node_modules/vite-mac': forMac,
  'node_modules/vite-posix': notForWindows,
  'node_modules/needed-by-mac': at('1.0.0', { optional: true }),
};

/** All packages except those with these names. */
const without = (packages: Packages, ...names: string[]): Packages =>
  Object.fromEntries(Object.entries(packages).filter(([path]) => !names.some((name) => path.endsWith(name))));

const INSTALLED = without(LOCKED, 'vite-musl', '-mac');

/** The names of the missing packages, given npm's record of the installation and the contents of the folders. */
function missed(
  record: Packages,
  { inFolders = record, machine = HERE, withDevelopment = true, locked = LOCKED } = {},
): string[] {
  const versionIn = (folder: string) => inFolders[folder]?.version;
  const paths = missing({ packages: locked }, { packages: record }, versionIn, machine, withDevelopment);
  return paths.map((path) => path.replace(/^.*node_modules\//, ''));
}

describe('nothing is missing', () => {
  it('if everything for this machine is installed', () => {
    expect(missed(INSTALLED)).toEqual([]);
  });
  it('if there is more than needed', () => {
    expect(missed({ ...LOCKED, 'node_modules/left-over': at('1.0.0') })).toEqual([]);
  });
  it('for serving, if only development packages are missing or old', () => {
    const production = without(INSTALLED, 'eslint');
    expect(missed(production, { withDevelopment: false })).toEqual([]);
    const old = { ...production, 'node_modules/eslint': at('9.0.0', { dev: true }) };
    expect(missed(old, { withDevelopment: false })).toEqual([]);
  });
});

describe('missing is', () => {
  it('everything, if npm has no record because an install was interrupted', () => {
    expect(missed({}, { inFolders: INSTALLED })).toHaveLength(Object.keys(INSTALLED).length - 1);
  });
  it('a package that is not recorded, in whatever depth', () => {
    expect(missed(without(INSTALLED, 'zod'))).toEqual(['zod']);
  });
  it('one whose folder is gone', () => {
    expect(missed(INSTALLED, { inFolders: without(INSTALLED, '/vite') })).toEqual(['vite']);
  });
  it('one that the lock has in another version', () => {
    const locked = { ...LOCKED, 'node_modules/vite': at('8.0.1') };
    expect(missed(INSTALLED, { locked })).toEqual(['vite']);
  });
  it('one of the same version with other content', () => {
    const locked = { ...LOCKED, 'node_modules/vite': { version: '8.0.0', integrity: 'sha512-other' } };
    expect(missed(INSTALLED, { locked })).toEqual(['vite']);
  });
  it('one that is recorded in the right version, over a folder with another one', () => {
    const inFolders = { ...INSTALLED, 'node_modules/vite': at('8.0.1') };
    expect(missed(INSTALLED, { inFolders })).toEqual(['vite']);
  });
  it('a package for development, for tests', () => {
    expect(missed(without(INSTALLED, 'eslint'))).toEqual(['eslint']);
  });
  it('the one for this platform, which npm skips silently if it cannot be downloaded', () => {
    expect(missed(without(INSTALLED, 'vite-linux', 'vite-glibc'))).toEqual(['vite-linux', 'vite-glibc']);
  });
  it('what another machine needs, when the folder moves there', () => {
    const machine = { os: 'darwin', cpu: 'arm64' };
    expect(missed(INSTALLED, { machine })).toEqual(['vite-mac']);
    expect(missed(INSTALLED, { machine: { ...HERE, libc: 'musl' } })).toEqual(['vite-musl']);
  });
});

describe('packages for development', () => {
  it('are noticed, so that they stay', () => {
    expect(hasDevelopment({ packages: INSTALLED })).toBe(true);
    expect(hasDevelopment({ packages: without(INSTALLED, 'eslint') })).toBe(false);
  });
});

describe('a lock', () => {
  const manifest = { name: 'odyssey', dependencies: { vite: '8.0.0', zod: '4.0.0' } };
  const root = { dependencies: { zod: '4.0.0', vite: '8.0.0' }, devDependencies: {} };
  it('belongs to the package.json that names the same packages', () => {
    expect(isLockOf(manifest, root)).toBe(true);
  });
  it.each(['dependencies', 'optionalDependencies', 'devDependencies'])(
    'does not when %s name another one',
    (kind) => {
      expect(isLockOf({ ...manifest, [kind]: { vite: '8.0.1' } }, root)).toBe(false);
    },
  );
});
