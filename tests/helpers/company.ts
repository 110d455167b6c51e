/**
 * Starts a server for the test file that imports this, and makes companies of clients that are closed after
 * each test.
 */
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { TableCommand } from '../../shared/table/table.ts';
import { gatherCompany, type Company } from './guests.ts';
import { startServer, type RunningServer } from './server.ts';

/** Gathers people at a table, their game begun: see gatherCompany. */
export type Gather = (navigators: number, ...before: readonly TableCommand[]) => Promise<Company>;

beforeAll(async () => {
  server = await startServer();
});
afterEach(() => {
  for (const company of companies.splice(0)) company.close();
});
afterAll(() => server.stop());

/** A company at a table of that server whose game has begun: see gatherCompany. */
export async function gather(navigators: number, ...before: readonly TableCommand[]): Promise<Company> {
  const company = await gatherCompany(server.url, navigators, ...before);
  companies.push(company);
  return company;
}
