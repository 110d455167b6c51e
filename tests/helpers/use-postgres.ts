/** Apart from postgres.ts, which is used where no tests run as well. */
import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type Database } from './postgres.ts';

/** A PostgreSQL for the tests of a file, from its first one to its last. */
export function usePostgres(): Omit<Database, 'stop'> {
  let database: Database;
  beforeAll(async () => {
    database = await startPostgres();
  }, 60_000);
  afterAll(() => database.stop());
  return {
    fresh: () => database.fresh(),
    restart: (how) => database.restart(how),
    pid: () => database.pid(),
  };
}
