/**
 * Installs the packages that the lock file lists. Doesn't use the network if the packages are already installed. `node
 * server/setup/install.js` installs everything. With `--omit=dev`, a fresh clone gets only the packages that building
 * and serving need. A clone that already has development packages keeps them. This is plain JavaScript, because it runs
 * before anything is installed, on any Node from 20 on.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasDevelopment, isLockOf, missing } from './installed.js';
import { isLinked, link, pinnedNode, readJson } from './pinned-node.js';

/** @typedef {import('./installed.js').Lock} Lock */
/** @typedef {{ optionalDependencies: Record<string, string> }} Manifest */

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const RECORD = join(ROOT, 'node_modules/.package-lock.json');

/** @returns {never} */
function giveUp(/** @type {string} */ why) {
  process.stderr.write(`\n${why}\n\n`);
  process.exit(1);
}

/** @returns {Lock} npm's record of what it has installed; without a record, nothing counts as installed */
const readRecord = () => readJson(RECORD) ?? { packages: {} };

/** @returns {import('./installed.js').Machine} */
function thisMachine() {
  const [os, cpu] = [process.platform, process.arch];
  if (os !== 'linux') return { os, cpu };
  // Without this setting, the report looks up network names, which can take seconds.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = /** @type {{ header: object }} */ (process.report.getReport());
  return { os, cpu, libc: 'glibcVersionRuntime' in header ? 'glibc' : 'musl' };
}

/**
 * Runs the npm that called this script, on the given Node. It doesn't use the npm in node_modules, which may be about
 * to be removed.
 */
function npm(/** @type {string} */ node, /** @type {string[]} */ parts) {
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  const path = process.env['npm_execpath'];
  const [command, first] = path ? [node, [path]] : ['npm', []];
  const shell = !path && process.platform === 'win32';
  const all = [...first, ...parts, ...flags];
  return spawnSync(command, all, { cwd: ROOT, stdio: 'inherit', shell }).status === 0;
}

/** @type {Manifest | undefined} */
const manifest = readJson(join(ROOT, 'package.json'));
/** @type {Lock | undefined} */
const lock = readJson(join(ROOT, 'package-lock.json'));
if (!manifest || !lock) giveUp('package.json or package-lock.json is not here, or broken.');
if (!isLockOf(manifest, lock.packages[''])) {
  giveUp('package.json and package-lock.json ask for different packages: npm install brings them together.');
}

const machine = thisMachine();
const versionIn = (/** @type {string} */ folder) => readJson(join(ROOT, folder, 'package.json'))?.version;
const stillMissing = (/** @type {boolean} */ withDevelopment) =>
  missing(lock, readRecord(), versionIn, machine, withDevelopment);

/** Installs exactly what the lock file says, without running install scripts of packages. */
function install(/** @type {boolean} */ withDevelopment) {
  process.stdout.write('Installing what is missing…\n');
  // Remove the record first. If the install is interrupted, there is then no record, so the install is repeated.
  rmSync(RECORD, { force: true });
  const kinds = ['--include=optional', withDevelopment ? '--include=dev' : '--omit=dev'];
  const caller = process.env['npm_node_execpath'] ?? process.execPath;
  if (!npm(caller, ['ci', ...kinds])) giveUp('npm could not install what is missing; it says above why.');
  // npm skips optional packages that don't support the Node that npm runs on. All of them support the project's Node,
  // so run npm on that one.
  if (stillMissing(withDevelopment).length > 0) {
    onPinnedNode((node) => npm(node, ['ci', ...kinds]));
    const left = stillMissing(withDevelopment);
    if (left.length > 0) {
      giveUp(`npm did not install ${left.join(', ')}. Is there a network, and is npm up to date?`);
    }
  }
  link(ROOT);
}

/**
 * Runs `work` with a copy of the project's Node, if it is installed. A copy is needed because npm removes the installed
 * Node while it runs.
 */
function onPinnedNode(/** @type {(node: string) => void} */ work) {
  const ours = pinnedNode(ROOT);
  if (!ours) return;
  const folder = mkdtempSync(join(tmpdir(), 'odyssey-'));
  const copy = join(folder, basename(ours));
  copyFileSync(ours, copy);
  work(copy);
  rmSync(folder, { recursive: true });
}

const isForDevelopment = !process.argv.includes('--omit=dev');
if (stillMissing(isForDevelopment).length > 0) install(isForDevelopment || hasDevelopment(readRecord()));

const [pinned = ''] = Object.values(manifest.optionalDependencies);
if (!isLinked(ROOT) && !link(ROOT) && parseInt(process.versions.node) < parseInt(pinned)) {
  const here = [machine.os, machine.cpu, machine.libc].join(' ');
  giveUp(`Node ${pinned} is not to be had for ${here}: install Node ${parseInt(pinned)} or newer yourself.`);
}
