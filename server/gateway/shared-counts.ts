/** Rate-limit counts that servers share: they count what one address or one table does at any of the servers. */
import type { Logger } from 'pino';
import { Pool } from 'pg';
import { RateLimiterPostgres, type RateLimiterAbstract, type RateLimiterMemory } from 'rate-limiter-flexible';
import { digest } from '../lib/secrets.ts';
import type { Rate } from './limits.ts';

/** Counts rates for several servers. */
export interface SharedCounts {
  /**
   * Creates the counter of one rate.
   * @param name unique to the rate
   * @param insurance counts at this server alone while the database can't be reached
   */
  counter(name: string, rate: Rate, insurance: RateLimiterMemory): RateLimiterAbstract;
  /** The key under which somebody is counted. It is a digest, since a database should hold no addresses. */
  keyOf(who: string): string;
  close(): Promise<void>;
}

/** The maximum number of counts that run at the same time. */
const CONNECTIONS = 2;

/** How long a request waits for the shared count, in ms, before this server counts it on its own. */
const COUNTED_MS = 1_000;

/**
 * Counts in the database.
 * @param url the store's URL; the store must already be open, since its schema has the table
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
