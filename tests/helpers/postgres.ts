/**
 * A real PostgreSQL server for tests. Its binaries come from an npm package. When the server stops, its data is
 * deleted.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { copyBinaries } from './postgres-binaries.ts';
import { freePort } from './ports.ts';

export interface Database {
  /** Makes an empty schema and returns its address. For most tests, it is as good as a database. */
  fresh(): Promise<string>;
  /** Makes an empty database, which hears no notifications of others, and returns its address. */
  freshDatabase(): Promise<string>;
  /**
   * Stops the server, which closes every connection, and starts it again with the committed data.
   * @param how 'in order' shuts the server down normally; 'killed' stops it as if its process had been killed
   */
  restart(how: 'in order' | 'killed'): Promise<void>;
  /** The id of PostgreSQL's main process, the parent of its other processes. */
  pid(): number;
  stop(): Promise<void>;
}

const USER = 'odyssey';
/** The time limit for initdb, and for starting the server, in ms. It is long enough for a busy machine. */
const PATIENCE_MS = 45_000;
/** How long stopping may take before the process is killed, in ms. */
const ENDING_MS = 10_000;
/** The time limit for a query, in ms. It is needed because a frozen server never answers. */
const ANSWER_MS = 20_000;

/**
 * Starts a PostgreSQL server on a free port.
 * @param isSafe true if committed data must survive a crash of the machine, which is slower
 * @throws Error if PostgreSQL cannot run here, or does not start in time
 */
export async function startPostgres({ isSafe = false } = {}): Promise<Database> {
  const { folder, initdb, postgres, user } = copyBinaries();
  const data = join(folder, 'data');
  const port = await freePort();
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  let running: ChildProcess | undefined;

  const start = async () => {
    const speed = isSafe ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
    // Don't use Unix sockets, because PostgreSQL's default folder for them depends on the build and may not exist.
    const where = ['-D', data, '-p', String(port), '-c', 'unix_socket_directories='];
    running = spawn(postgres, [...where, ...speed], { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    await says(running, 'PostgreSQL', /ready to accept connections/);
  };
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    const killing = setTimeout(() => kill(running), ENDING_MS);
    await ended;
    clearTimeout(killing);
  };
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const leave = () => {
    kill(running);
    remove();
  };
  // If the test run is interrupted, stop the server and delete its folder.
  process.once('exit', leave);

  try {
    const password = join(folder, 'password');
    writeFileSync(password, USER);
    const flags = ['--encoding=UTF8', '--no-locale', '--auth=password', `--username=${USER}`, '--no-sync'];
    const made = spawn(initdb, [`--pgdata=${data}`, `--pwfile=${password}`, ...flags], {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await says(made, 'initdb', /Success/);
    await start();
  } catch (error) {
    leave();
    throw error;
  }

  const address = (database: string) => `postgres://${USER}:${USER}@127.0.0.1:${port}/${database}`;
  let databases = 0;
  return {
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    fresh: () => freshSchema(address('postgres')),
    freshDatabase: async () => {
      const name = `odyssey_${databases++}`;
      await query(address('postgres'), `CREATE DATABASE ${name}`);
      return address(name);
    },
    restart: async (how) => {
      await end(how === 'killed' ? 'SIGQUIT' : 'SIGINT');
      await start();
    },
    stop: async () => {
      process.off('exit', leave);
      await end('SIGINT');
      remove();
    },
  };
}

/**
 * Makes an empty schema in a database and returns its address. This is much faster than making a database, and makes no
 * difference to most tests.
 */
export async function freshSchema(database: string): Promise<string> {
  const name = `odyssey_${randomUUID().replaceAll('-', '')}`;
  await query(database, `CREATE SCHEMA ${name}`);
  return `${database}?options=-c%20search_path%3D${name}`;
}

async function query(address: string, text: string): Promise<void> {
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  await client.connect();
  await client.query(text);
  await client.end();
}

/**
 * Kills PostgreSQL at once, even if it is frozen. Kills its child processes separately. They have their own process
 * groups, so a frozen child would otherwise survive.
 */
function kill(process: ChildProcess | undefined): void {
  if (process?.pid === undefined || process.exitCode !== null || process.signalCode !== null) return;
  spawnSync('pkill', ['-KILL', '-P', String(process.pid)]);
  process.kill('SIGKILL');
}

/**
 * Waits until a process prints something that matches `words`.
 * @throws Error with its output if it can't start, exits early or takes too long
 */
function says(child: ChildProcess, name: string, words: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string) => reject(new Error(`${name} ${why}: ${said}`));
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`was not ready after ${PATIENCE_MS / 1_000} s`);
    }, PATIENCE_MS);
    const hear = (text: Buffer) => {
      said += text.toString();
      if (!words.test(said)) return;
      clearTimeout(late);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', (error) => fail(`cannot start (${error.message})`));
    child.once('exit', (code, signal) => {
      clearTimeout(late);
      fail(`ended with ${code ?? signal}`);
    });
  });
}
