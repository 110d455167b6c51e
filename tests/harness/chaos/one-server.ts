/**
 * A single server with its own data file. It is killed, sometimes with a torn write at the end of its write-ahead log.
 */
import { DatabaseSync } from 'node:sqlite';
import { faultsOf } from '../../../server/store/integrity.ts';
import { openSqlite } from '../../../server/store/open.ts';
import { oneOf } from '../../helpers/random.ts';
import { startMortalServer } from '../../helpers/server.ts';
import { tearLog } from './tear.ts';
import { stopped, type Waters } from './waters.ts';

/** @param settings additions to the server's environment */
export async function openOneServer(settings: Record<string, string>): Promise<Waters> {
  const server = await startMortalServer(settings);
  return {
    urls: [server.url],
    excuses: () => false,
    hasFailed: () => server.hasFailed(),
    strike: async (random) => {
      const how = oneOf(
        ['killed', 'killed', 'killed', 'killed', 'killed', 'torn', 'torn', 'stopped'] as const,
        random,
      );
      if (how === 'stopped') await stopped(server);
      else await server.kill();
      const isTorn = how === 'torn' && tearLog(server.file, random);
      await server.start();
      return how === 'torn' && !isTorn ? 'killed' : how;
    },
    land: async () => {
      await server.terminate();
      const database = new DatabaseSync(server.file, { readOnly: true });
      const faults = faultsOf(database);
      database.close();
      return faults;
    },
    openStore: async () => openSqlite(server.file),
    close: () => server.stop(),
  };
}
