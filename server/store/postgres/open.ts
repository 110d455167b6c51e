/** Opens the database that several servers share. */
import type { Logger } from 'pino';
import { Pool } from 'pg';
import type { Store } from '../store-interface.ts';
import { PostgresStore } from './postgres-store.ts';
import { migrate } from './schema.ts';

/** The maximum number of connections of a server: one writes, the others read. */
const CONNECTIONS = 10;

/** The timeout for connecting, in ms. */
const REACHED_MS = 10_000;

/** A query that takes longer than this, in ms, is cancelled and reported as failed. */
const HANGS_MS = 15_000;

/**
 * A server that freezes in a transaction holds a table's row. After this time, in ms, the database ends the
 * transaction.
 */
const STANDS_STILL_MS = 5_000;

/**
 * Opens the database and migrates it to this version.
 * @param url its address, with user and password: https://www.postgresql.org/docs/current/libpq-connect.html
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
  // For idle connections that are lost. The pool opens a new one when needed.
  const onError = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost');
  pool.on('error', onError);
  // A connection in use emits the error as well as rejecting its query.
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
