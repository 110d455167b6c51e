/** The connections by which socket.io's adapter says and hears notices of the database. */
import type { Logger } from 'pino';
import { Client, Pool, type PoolClient } from 'pg';

/** Who can't be reached in this time is not there, and what takes longer hangs, in ms. */
const REACHED_MS = 10_000;
const HANGS_MS = 15_000;

export interface Notices {
  /** What the adapter takes for a pool: it asks for a connection to hear by, and has queries made to say something. */
  readonly pool: Pool;
  close(): Promise<void>;
}

/**
 * A pool to say by, and a connection of its own to hear by, each time that the adapter asks for one: it never gives
 * one back that was lost, and a pool would hold the place of that for ever.
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
  // No more than these two is asked of it.
  return { pool: { connect, query } as unknown as Pool, close: () => saying.end() };
}
