/** Starts the server with the settings from the environment. */
import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import { createApp, type AppDeps } from './app.ts';
import { loadBoards } from './lib/boards.ts';
import { makeLog } from './lib/log.ts';
import { isPublic, openTables, pushOptions, readEnvironment, shownSettings } from './environment.ts';
import { explain } from './faults.ts';
import { adapterOf, type Ways } from './gateway/adapters.ts';
import { LIMITS, NO_LIMITS } from './gateway/limits.ts';
import { countsIn } from './gateway/shared-counts.ts';
import { startupBanner } from './startup-banner.ts';
import { createOperations } from './operations.ts';
import { endWhenLost, stopWhenTold } from './stopping.ts';
import { DailyCopies } from './store/daily-copies.ts';
import { openSqlite } from './store/open.ts';
import { openPostgres } from './store/postgres/open.ts';
import { KEEP_NONE } from './tables/summary-cache.ts';

const exit = (code: number) => process.exit(code);

/**
 * Opens the dependencies of a server that shares its database with other servers. Such a server keeps no unused tables
 * in memory, because other servers may change the tables.
 */
async function openShared(
  { database, redis }: Ways,
  log: Logger,
): Promise<Pick<AppDeps, 'store' | 'adapter' | 'counts' | 'keeps'>> {
  const store = await openPostgres(database, log);
  const adapter = await adapterOf({ database, redis }, log);
  return { store, adapter, counts: countsIn(database, log), keeps: KEEP_NONE };
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { PORT, HOST, METRICS_PORT, METRICS_HOST, ODYSSEY_CLIENT, ODYSSEY_ORIGIN, DATABASE_URL, REDIS_URL } =
    environment;
  const log = makeLog({ level: environment.LOG_LEVEL });
  endWhenLost({ process, log, exit });
  log.info({ node: process.version, settings: shownSettings(environment) }, 'starting');
  if (!existsSync(ODYSSEY_CLIENT)) {
    throw new Error(
      `ODYSSEY_CLIENT: "${ODYSSEY_CLIENT}" is not the built client: npm start builds it, into dist.`,
    );
  }
  const boards = loadBoards(environment.ODYSSEY_BOARDS);
  const file = environment.ODYSSEY_DATA;
  // Daily copies are made only of a data file. A database must be backed up with its own tools.
  const copies =
    DATABASE_URL !== undefined
      ? undefined
      : new DailyCopies({ file, keep: environment.ODYSSEY_BACKUPS, log });
  const push = pushOptions(environment);
  const app = createApp({
    ...(DATABASE_URL === undefined
      ? { store: openSqlite(file, log) }
      : await openShared({ database: DATABASE_URL, redis: REDIS_URL }, log)),
    boards,
    log,
    client: ODYSSEY_CLIENT,
    origins: ODYSSEY_ORIGIN,
    proxies: environment.TRUST_PROXY,
    limits: environment.ODYSSEY_LIMITS ? LIMITS : NO_LIMITS,
    pace: environment.ODYSSEY_PACE,
    isPublic: isPublic(environment),
    openTables: openTables(environment),
    publicHealth: environment.HEALTH_PUBLIC,
    ...(push && { push }),
  });
  const operations = METRICS_PORT === undefined ? undefined : createOperations({ ...app, log });
  stopWhenTold({
    process,
    log,
    exit,
    stop: async () => {
      await Promise.all([copies?.stop(), app.close()]);
      // Close the operator's port last, because until then it reports that the server is stopping.
      operations?.close();
    },
  });
  if (METRICS_PORT !== undefined && operations) {
    const port = await operations.listen(METRICS_PORT, METRICS_HOST).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`METRICS_HOST, METRICS_PORT: can't show metrics there: ${reason}`, { cause: error });
    });
    log.info({ port, host: METRICS_HOST }, 'metrics are shown');
  }
  const port = await app.listen(PORT, HOST);
  log.info({ port, host: HOST }, 'open');
  copies?.start();
  process.stdout.write(startupBanner({ port, host: HOST, origin: ODYSSEY_ORIGIN[0] }));
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${explain(error)}\n\n`);
  process.exit(1);
});
