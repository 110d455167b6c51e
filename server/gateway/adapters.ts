/** Which of socket.io's adapters servers that share a database speak through: the one place that chooses. */
import { createAdapter } from '@socket.io/postgres-adapter';
import type { Logger } from 'pino';
import { seldom } from '../lib/seldom.ts';
import type { Adapter } from './adapter.ts';
import type { Bus, Fact } from './facts.ts';
import { openNotices } from './notices.ts';
import type { Io } from './connection.ts';

/** Where servers can speak to each other. */
export interface Ways {
  /** As for the store, which has been opened: what the adapter needs there is in its schema. */
  readonly database: string;
  /** Used instead, if there is one. */
  readonly redis?: string | undefined;
}

/** While a way is broken, something is lost again and again. */
const SAID_EVERY_MS = 60_000;

/**
 * The adapter for the best way that there is.
 * @throws Error that says why Redis can't be used, without its password
 */
export async function adapterOf({ database, redis }: Ways, log: Logger): Promise<Adapter> {
  const onLost = seldom<unknown>(SAID_EVERY_MS, (times, error) =>
    log.warn({ err: error, times }, 'what servers say to each other was lost'),
  );
  if (redis === undefined) return databaseAdapter(database, log, onLost);
  // Who has no Redis need not load what speaks to it.
  const { openRedisAdapter } = await import('./redis-adapter.ts');
  return openRedisAdapter(redis, onLost);
}

/** The adapter that goes by way of the database itself. */
function databaseAdapter(url: string, log: Logger, onLost: (error: Error) => void): Adapter {
  const { pool, close } = openNotices(url, log);
  return { make: createAdapter(pool, { errorHandler: onLost }), close };
}

/** The servers' facts, by way of the adapter that socket.io has. */
export function busOf(io: Io): Bus {
  return {
    say: (fact) => void io.serverSideEmit('fact', fact),
    hear: (listener) => void io.on('fact', (fact: Fact) => listener(fact)),
  };
}
