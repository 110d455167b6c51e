/** Counts that servers share: what one address or one table does, at whichever of them. */
import type { Logger } from 'pino';
import { Pool } from 'pg';
import { RateLimiterPostgres, type RateLimiterAbstract, type RateLimiterMemory } from 'rate-limiter-flexible';
import { digest } from '../lib/secrets.ts';
import type { Rate } from './limits.ts';

/** Where rates are counted. */
export interface SharedCounts {
  /**
   * Counts one rate.
   * @param name unlike that of any other rate
   * @param insurance counts instead while this can't: at each server by itself
   */
  counter(name: string, rate: Rate, insurance: RateLimiterMemory): RateLimiterAbstract;
  /** Under what somebody is counted: addresses are not to lie in a database for whoever reads it. */
  keyOf(who: string): string;
  close(): Promise<void>;
}

/** So much is counted at once. */
const CONNECTIONS = 2;

/** Who asks for something must not wait longer because it can't be counted. */
const COUNTED_MS = 1_000;

/**
 * Counts in the database.
 * @param url as for the store, which has been opened: its schema has the table
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
