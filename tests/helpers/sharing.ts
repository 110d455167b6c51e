/** Starts servers that share a database. */
import { pino } from 'pino';
import { adapterOf } from '../../server/gateway/adapters.ts';
import { countsIn } from '../../server/gateway/shared-counts.ts';
import { openPostgres } from '../../server/store/postgres/open.ts';
import { KEEP_NONE } from '../../server/tables/summary-cache.ts';
import { startServer, type ServerHere, type ServerOptions } from './server.ts';

const silent = pino({ level: 'silent' });

/**
 * Starts a server on a database that other servers use too.
 * @param options overrides for its dependencies. By default, the server polls neither the log nor the deadlines during a
 * test, so it learns of changes only through messages from the other servers
 */
export async function startSharing(url: string, options: ServerOptions = {}): Promise<ServerHere> {
  const store = await openPostgres(url, silent);
  const usual = { keeps: KEEP_NONE, lookMs: 600_000, checkMs: 600_000, pace: 0 };
  const adapter = options.adapter ?? (await adapterOf({ database: url }, silent));
  const counts = options.counts ?? countsIn(url, silent);
  return startServer({ store, ...usual, ...options, adapter, counts });
}
