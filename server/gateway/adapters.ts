/** Which of socket.io's adapters servers that share a database speak through. */
import { createAdapter } from '@socket.io/postgres-adapter';
import type { Logger } from 'pino';
import type { Server } from 'socket.io';
import type { Bus, Fact } from './fleet.ts';
import { openNotices } from './notices.ts';
import type { Io } from './presence.ts';

/** An adapter of socket.io's, and the connections that it keeps. */
export interface Adapter {
  readonly make: Parameters<Server['adapter']>[0];
  close(): Promise<void>;
}

/**
 * The adapter that goes by way of the database itself.
 * @param url as for the store, which has been opened: what the adapter needs there is in its schema
 */
export function adapterOf(url: string, log: Logger): Adapter {
  const { pool, close } = openNotices(url, log);
  const errorHandler = (error: Error) => log.warn({ err: error }, 'what servers say to each other was lost');
  return { make: createAdapter(pool, { errorHandler }), close };
}

/** The servers' facts, by way of the adapter that socket.io has. */
export function busOf(io: Io): Bus {
  return {
    say: (fact) => void io.serverSideEmit('fact', fact),
    hear: (listener) => void io.on('fact', (fact: Fact) => listener(fact)),
  };
}
