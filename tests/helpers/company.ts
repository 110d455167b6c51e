/** A server for the test file that imports this, and people at tables of it, who go home after each test. */
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { TableCommand } from '../../shared/table/table.ts';
import { gatherCompany, type Company } from './guests.ts';
import { startServer, type RunningServer } from './server.ts';

let server: RunningServer;
const companies: Company[] = [];

beforeAll(async () => {
  server = await startServer();
});
afterEach(() => {
  for (const company of companies.splice(0)) company.close();
});
afterAll(() => server.stop());

/** People at a table of that server, their game begun: see gatherCompany. */
export async function gather(navigators: number, ...before: readonly TableCommand[]): Promise<Company> {
  const company = await gatherCompany(server.url, navigators, ...before);
  companies.push(company);
  return company;
}
