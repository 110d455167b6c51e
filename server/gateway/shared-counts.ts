/**
 * Rate-limit counts that several servers share. They add up the requests from one address, or about one table, at all
 * servers.
 */
import type { Logger } from 'pino';
import { Pool } from 'pg';
import { RateLimiterPostgres, type RateLimiterAbstract, type RateLimiterMemory } from 'rate-limiter-flexible';
import { digest } from '../lib/secrets.ts';
import type { Rate } from './limits.ts';

/** Creates counters that several servers share. */
export interface SharedCounts {
  /**
   * Creates the counter of one rate.
   * @param name a name that no other rate has
   * @param insurance the counter of this server alone, used while the database can't be reached
   */
  counter(name: string, rate: Rate, insurance: RateLimiterMemory): RateLimiterAbstract;
  /** Returns the key to count somebody by. It is a digest, because the database should not contain addresses. */
  keyOf(who: string): string;
  close(): Promise<void>;
}

/** The maximum number of connections used for counting. Each carries out one count at a time. */
const CONNECTIONS = 2;

/** How long to wait for a shared count, in ms. After that, this server counts the request on its own. */
const COUNTED_MS = 1_000;

/**
 * Opens counters in the database.
 * @param url the store's URL; the store must already be open, because opening it creates the table of counts
 */
export function countsIn(url: string, log: Logger): SharedCounts {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: COUNTED_MS,
    query_timeout: COUNTED_MS,
    application_name: 'odyssey-counts',
  });
  const onError = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost');
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return {
    counter: (name, { most, seconds }, insurance) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'counts',
        tableCreated: true,
        keyPrefix: name,
        points: most,
        duration: seconds,
        insuranceLimiter: insurance,
      }),
    keyOf: digest,
    close: () => pool.end(),
  };
}
