/**
 * Chooses the socket.io adapter that carries messages between servers: Redis if it is configured, otherwise the
 * database.
 */
import { createAdapter } from '@socket.io/postgres-adapter';
import type { Logger } from 'pino';
import { throttle } from '../lib/throttle.ts';
import type { Bus, ClusterMessage } from './cluster-messages.ts';
import type { Adapter } from './adapter.ts';
import { openNotices } from './notices.ts';
import type { Io } from './connection.ts';

/** The URLs of the services that can carry messages between servers. */
export interface Ways {
  /** The store's URL. The store must already be open, because opening it creates the adapter's table. */
  readonly database: string;
  /** The URL of Redis. If given, Redis is used instead of the database. */
  readonly redis?: string | undefined;
}

/**
 * The minimum time between two log lines about lost messages, in ms. A broken connection loses messages all the time.
 */
const LOGGED_EVERY_MS = 60_000;

/**
 * Opens the adapter for Redis if its URL is given, otherwise the one for the database.
 * @throws Error that says why Redis can't be used, without showing its password
 */
export async function adapterOf({ database, redis }: Ways, log: Logger): Promise<Adapter> {
  const onLost = throttle<unknown>(LOGGED_EVERY_MS, (times, error) =>
    log.warn({ err: error, times }, 'what servers say to each other was lost'),
  );
  if (redis === undefined) return databaseAdapter(database, log, onLost);
  // Load the Redis adapter only if Redis is used.
  const { openRedisAdapter } = await import('./redis-adapter.ts');
  return openRedisAdapter(redis, onLost);
}

/** The adapter that sends its messages through the database. */
function databaseAdapter(url: string, log: Logger, onLost: (error: Error) => void): Adapter {
  const { pool, close } = openNotices(url, log);
  return { make: createAdapter(pool, { errorHandler: onLost }), close };
}

/** Returns a bus that sends the servers' messages through socket.io's adapter. */
export function busOf(io: Io): Bus {
  return {
    send: (message) => void io.serverSideEmit('fact', message),
    listen: (listener) => void io.on('fact', (message: ClusterMessage) => listener(message)),
  };
}
