/** Opens a PostgreSQL database that several servers share. */
import type { Logger } from 'pino';
import { Pool } from 'pg';
import type { Store } from '../store-interface.ts';
import { PostgresStore } from './postgres-store.ts';
import { migrate } from './schema.ts';

/** The maximum number of connections that a server opens. One of them writes, and the others read. */
const CONNECTIONS = 10;

/** The timeout for connecting, in ms. */
const REACHED_MS = 10_000;

/** A query that takes longer than this, in ms, is cancelled and reported as failed. */
const HANGS_MS = 15_000;

/**
 * The database ends a transaction that has been idle for this time, in ms. Otherwise a server that freezes in a
 * transaction would keep a table's row locked.
 */
const STANDS_STILL_MS = 5_000;

/**
 * Opens the database and migrates it to this version.
 * @param url the database's URL, with user and password: https://www.postgresql.org/docs/current/libpq-connect.html
 * @throws Error that says why it can't be opened, without showing the password
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
  // Called when an idle connection is lost. The pool opens a new connection when it needs one.
  const onError = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost');
  pool.on('error', onError);
  // When a connection in use is lost, it emits the error in addition to rejecting its query.
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
