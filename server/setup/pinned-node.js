/**
 * Finds the Node that this project runs on, which may differ from the Node that called npm. Each of the optional
 * packages contains this Node for one platform. npm scripts find it as `node` in node_modules/.bin, before any other on
 * the path. This is plain JavaScript without packages, because it runs on whatever Node the machine has.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const isWindows = process.platform === 'win32';
const linkOf = (/** @type {string} */ root) =>
  join(root, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node');

/**
 * The content of a JSON file; undefined if the file is missing or can't be read.
 * @param {string} path
 */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The path of the project's Node; undefined if it is not installed, or if there is none for this platform.
 * @param {string} root the folder of package.json
 * @returns {string | undefined}
 */
export function pinnedNode(root) {
  /** @type {Record<string, string>} */
  const packages = readJson(join(root, 'package.json'))?.optionalDependencies ?? {};
  return Object.keys(packages)
    .map((name) => ({ folder: join(root, 'node_modules', name) }))
    .map(({ folder }) => ({ folder, path: readJson(join(folder, 'package.json'))?.bin?.node }))
    .filter(({ path }) => path !== undefined)
    .map(({ folder, path }) => join(folder, path))[0];
}

/**
 * Whether npm scripts find the project's Node.
 * @param {string} root
 */
export function isLinked(root) {
  return existsSync(linkOf(root));
}

/**
 * Makes npm scripts find the project's Node, if it runs on this machine. If it doesn't run (because of another C
 * library, for example), scripts find the machine's Node. npm up to version 10 removes the link together with the
 * packages for other platforms, so this function creates it again.
 * @param {string} root
 * @returns {boolean} whether scripts find the project's Node
 */
export function link(root) {
  const node = pinnedNode(root);
  const folder = join(root, 'node_modules/.bin');
  const runs = node !== undefined && spawnSync(node, ['--version']).status === 0;
  if (isLinked(root) && runs) return true;
  for (const name of ['node', 'node.cmd', 'node.ps1']) rmSync(join(folder, name), { force: true });
  if (!runs) return false;
  const target = relative(folder, node);
  if (isWindows) writeFileSync(linkOf(root), `@"%~dp0${target}" %*\r\n`);
  else symlinkSync(target, linkOf(root));
  return true;
}
