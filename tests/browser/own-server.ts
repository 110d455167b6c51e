/** A separate server, for test files that write tables into the store or stop the server. */
import { afterAll, beforeAll } from 'vitest';
import { openSqlite } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { startServer, type RunningServer, type ServerOptions } from '../helpers/server.ts';

export interface OwnServer {
  readonly url: string;
  readonly store: Store;
}

/**
 * Starts a server for a test file. Call it once, at the top of the file. The server starts before the file's first
 * test.
 */
export function useOwnServer(options: ServerOptions = {}): OwnServer {
  const store = openSqlite(':memory:');
  let server: RunningServer | undefined;
  beforeAll(async () => {
    server = await startServer({ store, client: process.env['ODYSSEY_CLIENT'] ?? 'dist', ...options });
  });
  afterAll(() => server?.stop());
  return {
    get url() {
      if (!server) throw new Error('the server is there from the first test on');
      return server.url;
    },
    store,
  };
}
