/**
 * Rate-limit counts that several servers share. They add up the requests from one address, or about one table, at all
 * servers.
 */
import type { Logger } from 'pino';
import { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { digest } from '../lib/secrets.ts';
import type { Counts, Rate } from './limits.ts';

/** Creates counts that several servers share. */
export interface SharedCounts {
  /**
   * Creates the counts of one rate. While the database can't be reached, this server counts on its own.
   * @param name a name that no other rate has
   */
  of(name: string, rate: Rate): Counts;
  close(): Promise<void>;
}

/** The maximum number of connections used for counting. Each carries out one count at a time. */
const CONNECTIONS = 2;

/** How long to wait for a shared count, in ms. After that, this server counts the request on its own. */
const COUNTED_MS = 1_000;

/**
 * Opens the counts in the database.
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
  const of = (name: string, { most, seconds }: Rate): Counts => {
    const counts = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'counts',
      tableCreated: true,
      keyPrefix: name,
      points: most,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ points: most, duration: seconds }),
    });
    // Keys are digests, because the database should not contain addresses.
    return {
      count: (key, points) => counts.consume(digest(key), points).then(() => 0, timeLeft),
      waitFor: async (key) => {
        const counted = await counts.get(digest(key));
        const isFull = counted && counted.msBeforeNext > 0 && counted.consumedPoints >= most;
        return isFull ? timeLeft(counted) : 0;
      },
      charge: (key, points) => counts.penalty(digest(key), points),
    };
  };
  return { of, close: () => pool.end() };
}

/** The time until the count is reset, in ms. The library rejects with the count, or with the error that occurred. */
function timeLeft(counted: unknown): number {
  if (!(counted instanceof RateLimiterRes)) throw counted;
  return Math.max(1, counted.msBeforeNext);
}
