/** Opening the database that several servers share. */
import type { Logger } from 'pino';
import { Pool } from 'pg';
import type { Store } from '../store-interface.ts';
import { PostgresStore } from './postgres-store.ts';
import { migrate } from './schema.ts';

/** How many connections a server keeps at most: one writes, the others read. */
const CONNECTIONS = 10;

/** Who can't be reached in this time is not there, in ms. */
const REACHED_MS = 10_000;

/** What takes longer hangs: it is ended, and whoever waits for it is told that it failed. */
const HANGS_MS = 15_000;

/** A server that stands still in the middle of writing holds a table's row: after so long it is nobody's again, in ms. */
const STANDS_STILL_MS = 5_000;

/**
 * Opens the database, and brings it to this version.
 * @param url where it is, with user and password: https://www.postgresql.org/docs/current/libpq-connect.html
 * @throws Error that says why it can't be, without the password
 */
export async function openPostgres(url: string, log: Logger): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: REACHED_MS,
    query_timeout: HANGS_MS,
    statement_timeout: HANGS_MS,
    idle_in_transaction_session_timeout: STANDS_STILL_MS,
    application_name: 'odyssey',
  });
  // One that is lost while nobody uses it: the next use makes a new one.
  const onError = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost');
  pool.on('error', onError);
  // One that is in use says so to whoever uses it, and besides.
  pool.on('connect', (client) => client.on('error', onError));
  try {
    const client = await pool.connect();
    try {
      await migrate(client);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new Error(`DATABASE_URL: the database can't be used: ${reason}`, { cause: error });
  }
  return new PostgresStore(pool);
}
