/** The connections that socket.io's adapter uses to send and receive PostgreSQL notifications. */
import type { Logger } from 'pino';
import { Client, Pool, type PoolClient } from 'pg';
import { withTimeout } from '../lib/with-timeout.ts';

/** The timeouts for opening a connection and for the answer to a query, in ms. */
const REACHED_MS = 10_000;
const HANGS_MS = 15_000;

/** How long to wait for the last notifications before closing, in ms. */
const CLOSING_MS = 2_000;

export interface Notices {
  /**
   * The pool that is passed to the adapter. The adapter takes a connection from it to listen on, and sends its queries
   * through it.
   */
  readonly pool: Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool for sending. For listening, opens a new connection each time the adapter asks for one. The adapter never
 * releases a lost connection, so it would exhaust a pool.
 * @param url the database's URL, in the form that the store uses
 */
export function openNotices(url: string, log: Logger): Notices {
  const options = {
    connectionString: url,
    connectionTimeoutMillis: REACHED_MS,
    query_timeout: HANGS_MS,
    application_name: 'odyssey-fleet',
  };
  const saying = new Pool({ ...options, max: 1 });
  const onError = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost');
  saying.on('error', onError);
  saying.on('connect', (client) => client.on('error', onError));
  const connect = async (): Promise<PoolClient> => {
    const hearing = new Client(options);
    hearing.on('error', onError);
    await hearing.connect();
    return Object.assign(hearing, { release: () => void hearing.end().catch(onError) });
  };
  let last: Promise<unknown> = Promise.resolve();
  const query = (...parameters: [text: string, values?: unknown[]]) => {
    const sent = saying.query(...parameters);
    last = sent.catch(() => undefined);
    return sent;
  };
  const close = async () => {
    // A pool that ends drops the queries that wait for its connection.
    await withTimeout(CLOSING_MS, last);
    await saying.end();
  };
  // The adapter uses only these two methods of the pool.
  return { pool: { connect, query } as unknown as Pool, close };
}
