/** A server for a test file, and people at tables of it, who go home after each test. */
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { TableCommand } from '../../shared/table/table.ts';
import { gatherCompany, type Company } from './guests.ts';
import { startServer, type RunningServer } from './server.ts';

/** Gathers people at a table, their game begun: see gatherCompany. */
export type Gather = (navigators: number, ...before: readonly TableCommand[]) => Promise<Company>;

/** The server of a test file, called once at its top: a process runs many files, so the import alone starts none. */
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
