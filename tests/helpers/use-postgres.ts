/** PostgreSQL for test files. It is separate from postgres.ts, because that file is also used outside test runs. */
import { afterAll, beforeAll, inject, TestRunner } from 'vitest';
import { whyNoPostgres } from './postgres-binaries.ts';
import { freshSchema, startPostgres, type Database } from './postgres.ts';

/**
 * Why PostgreSQL can't run on this machine, or null if it can. Always null in CI, so that tests that need PostgreSQL
 * fail there instead of being skipped.
 */
const why = process.env['CI'] ? null : whyNoPostgres();

/** If PostgreSQL can't run, skips the current test and gives the reason. */
export function needPostgres(): void {
  if (why !== null) TestRunner.getCurrentTest()?.context.skip(`no PostgreSQL: ${why}`);
}

/** Gives a test file a database on the run's PostgreSQL server. Call it once, at the top of the file. */
export function usePostgres(): Pick<Database, 'fresh'> {
  let database: string | undefined;
  beforeAll(async () => {
    if (why !== null) return;
    const answer = await fetch(inject('postgres'));
    database = await answer.text();
    if (!answer.ok) throw new Error(database);
  });
  return {
    fresh: () => {
      needPostgres();
      if (database === undefined) throw new Error('there is no database before the first test');
      return freshSchema(database);
    },
  };
}

/** Starts a separate PostgreSQL server for a test file that restarts it. */
export function useOwnPostgres(): Pick<Database, 'fresh' | 'restart'> {
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
  };
}
