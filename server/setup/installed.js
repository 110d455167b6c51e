/**
 * Compares what a lock file lists with what npm has installed. This is plain JavaScript without packages, because it
 * runs before anything is installed, on whatever Node the machine has.
 */
import { isDeepStrictEqual } from 'node:util';

/**
 * A package as a lock lists it. In the lock, its key is the path of its folder, such as `node_modules/vite`.
 * `optional`: a package that may be left out, such as a build for another platform. `dev`: a package that only
 * development needs.
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {boolean} [dev]
 * @property {string | string[]} [os]
 * @property {string | string[]} [cpu]
 * @property {string | string[]} [libc]
 */

/**
 * `package-lock.json`, or the record that npm leaves in `node_modules/.package-lock.json`.
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * The machine's platform in the terms that packages use: `process.platform`, `process.arch`, and `glibc` or `musl` on
 * Linux.
 * @typedef {{ os: string, cpu: string, libc?: string | undefined }} Machine
 */

/**
 * Whether a list of names such as `["linux"]` or `["!win32"]` allows `here`, by npm's rules.
 * @param {string | string[] | undefined} names
 * @param {string | undefined} here
 */
function allows(names, here) {
  if (names === undefined || names.length === 0) return true;
  const list = typeof names === 'string' ? [names] : names;
  if (here === undefined || list.includes(`!${here}`)) return false;
  return list.includes('any') || list.includes(here) || list.every((name) => name.startsWith('!'));
}

/**
 * Whether npm installs this package on this machine. An optional package without a platform is never counted as
 * missing, because it is only a dependency of an optional package with a platform.
 * @param {LockedPackage} locked
 * @param {Machine} machine
 */
function isWanted(locked, machine) {
  if (!locked.optional) return true;
  const namesPlatform = locked.os ?? locked.cpu ?? locked.libc;
  return (
    namesPlatform !== undefined &&
    allows(locked.os, machine.os) &&
    allows(locked.cpu, machine.cpu) &&
    allows(locked.libc, machine.libc)
  );
}

/**
 * The folders of the packages that must still be installed, because the record differs from the lock or the folder is
 * missing.
 * @param {Lock} lock
 * @param {Lock} record npm's record of what it has installed
 * @param {(folder: string) => string | undefined} versionIn the version of the package in a folder, if there is one
 * @param {Machine} machine
 * @param {boolean} withDevelopment whether to include packages that only development needs
 * @returns {string[]}
 */
export function missing(lock, record, versionIn, machine, withDevelopment) {
  return Object.entries(lock.packages)
    .filter(([folder, locked]) => folder !== '' && isWanted(locked, machine))
    .filter(([, locked]) => withDevelopment || !locked.dev)
    .filter(([folder, { version, integrity }]) => {
      const recorded = record.packages[folder];
      const isRecorded = recorded?.version === version && recorded?.integrity === integrity;
      return !isRecorded || versionIn(folder) !== version;
    })
    .map(([folder]) => folder);
}

/**
 * Whether any recorded package is needed only for development.
 * @param {Lock} record
 */
export function hasDevelopment(record) {
  return Object.values(record.packages).some(({ dev }) => dev);
}

/**
 * Whether a lock was made for this package.json, which means that both list the same packages and versions.
 * @param {object} manifest the content of package.json
 * @param {object | undefined} root what the lock says about the project itself
 */
export function isLockOf(manifest, root) {
  const named = (/** @type {object} */ side) => {
    /** @type {Record<string, object>} */
    const kinds = { ...side };
    return ['dependencies', 'optionalDependencies', 'devDependencies'].map((kind) => ({ ...kinds[kind] }));
  };
  return isDeepStrictEqual(named(manifest), named(root ?? {}));
}
