/** Starts a server for a test file, and gathers people at its tables. The people disconnect after each test. */
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { TableCommand } from '../../shared/table/commands.ts';
import { gatherCompany, type Company } from './guests.ts';
import { startServer, type RunningServer } from './server.ts';

/** Gathers people at a table and begins their game, like gatherCompany. */
export type Gather = (navigators: number, ...before: readonly TableCommand[]) => Promise<Company>;

/**
 * Starts a server for a test file. Call it once, at the top of the file. Importing this module must not start a server,
 * because one process runs many test files.
 */
export function useCompany(): Gather {
  let server: RunningServer;
  const companies: Company[] = [];
  beforeAll(async () => {
    server = await startServer();
  });
  afterEach(() => {
    for (const company of companies.splice(0)) company.close();
  });
  afterAll(() => server.stop());
  return async (navigators, ...before) => {
    const company = await gatherCompany(server.url, navigators, ...before);
    companies.push(company);
    return company;
  };
}
