/** The connections by which socket.io's adapter sends and receives PostgreSQL notifications. */
import type { Logger } from 'pino';
import { Client, Pool, type PoolClient } from 'pg';

/** How long to wait for a connection, and for the answer to a query, in ms. */
const REACHED_MS = 10_000;
const HANGS_MS = 15_000;

export interface Notices {
  /** What the adapter takes for a pool: it asks it for one connection to listen on, and for queries to send. */
  readonly pool: Pool;
  close(): Promise<void>;
}

/**
 * A pool to send with, and a new connection to listen on each time that the adapter asks for one. The adapter never
 * releases a connection that was lost, so a pool would run out of places.
 * @param url as for the store
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
  const query = saying.query.bind(saying) as Pool['query'];
  // The adapter uses only these two methods.
  return { pool: { connect, query } as unknown as Pool, close: () => saying.end() };
}
