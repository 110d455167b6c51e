/** PostgreSQL for test files. It is separate from postgres.ts, because that file is also used outside test runs. */
import { afterAll, beforeAll, TestRunner } from 'vitest';
import { whyNoPostgres } from './postgres-binaries.ts';
import { startPostgres, type Database } from './postgres.ts';

/**
 * Why PostgreSQL can't run on this machine, or null if it can. Always null in CI, so that tests that need PostgreSQL
 * fail there instead of being skipped.
 */
const why = process.env['CI'] ? null : whyNoPostgres();

/** If PostgreSQL can't run, skips the current test and gives the reason. */
export function needPostgres(): void {
  if (why !== null) TestRunner.getCurrentTest()?.context.skip(`no PostgreSQL: ${why}`);
}

/** Starts a PostgreSQL server for the tests of a file. */
export function usePostgres(): Omit<Database, 'stop'> {
  let database: Database | undefined;
  beforeAll(async () => {
    if (why === null) database = await startPostgres();
  });
  afterAll(() => database?.stop());
  const started = () => {
    needPostgres();
    if (!database) throw new Error('PostgreSQL has not been started yet');
    return database;
  };
  return {
    fresh: async () => started().fresh(),
    restart: async (how) => started().restart(how),
    pid: () => started().pid(),
  };
}
