/** Apart from postgres.ts, which is used where no tests run as well. */
import { afterAll, beforeAll, TestRunner } from 'vitest';
import { whyNoPostgres } from './postgres-binaries.ts';
import { startPostgres, type Database } from './postgres.ts';

/** Why this machine can run no PostgreSQL, or null. In CI that is a failure of whatever needs it. */
const why = process.env['CI'] ? null : whyNoPostgres();

/** Skips the test that runs now, with the reason, where PostgreSQL cannot run. */
export function needPostgres(): void {
  if (why !== null) TestRunner.getCurrentTest()?.context.skip(`no PostgreSQL: ${why}`);
}

/** A PostgreSQL for the tests of a file. */
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
