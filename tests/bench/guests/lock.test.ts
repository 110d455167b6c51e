/** Checks that the guests' packages are pinned like the product's, and that the product uses none of them. */
import { expect, it } from 'vitest';
import product from '../../../package.json' with { type: 'json' };
import { faultsOf } from '../../setup/lock.ts';
import lock from './package-lock.json' with { type: 'json' };
import manifest from './package.json' with { type: 'json' };

/**
 * The one accepted fault. msgpackr-extract's install script would only build files that other packages contain anyway,
 * and the packages that use msgpackr-extract also work without those files.
 */
const DONE_WITHOUT = 'node_modules/msgpackr-extract: wants to run a script when it is installed';

it('the lock pins every package, with its checksum and without an address', () => {
  const packages = { ...lock.packages, '': {} };
  expect(faultsOf({ packages }).filter((fault) => fault !== DONE_WITHOUT)).toEqual([]);
  expect(lock.packages[''].dependencies).toEqual(manifest.dependencies);
  const versions = Object.values(manifest.dependencies);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('the product asks for none of them', () => {
  const own = Object.keys({
    ...product.dependencies,
    ...product.devDependencies,
    ...product.optionalDependencies,
  });
  expect(own.filter((name) => name in manifest.dependencies)).toEqual([]);
});
