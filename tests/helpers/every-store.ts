/** The kinds of store, and content for tests that every kind must pass. */
import { pino } from 'pino';
import { openSqlite } from '../../server/store/open.ts';
import { openPostgres } from '../../server/store/postgres/open.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { usePostgres } from './use-postgres.ts';

export const silent = pino({ level: 'silent' });

/** Gives a test file an empty store of each kind. Call it once, at the top of the file. */
export function useEveryStore(): readonly (readonly [kind: string, open: () => Promise<Store>])[] {
  const database = usePostgres();
  return [
    ['SQLite', async () => openSqlite(':memory:')],
    ['PostgreSQL', async () => openPostgres(await database.fresh(), silent)],
  ];
}

/** Selects all listings whose host has ever been there, without those of a home network. */
export const ALL_LISTINGS = { seenAfter: 0, seenOverDays: 0, seenBefore: 1e15, home: false, most: 30 };

export const entry = (number: number, log = 'log') => ({ log, number, event: { type: 'x', number } });

export const ids = (tables: readonly { readonly id: string }[]) => tables.map(({ id }) => id).sort();

/** Creates a table with a log and a seat. `ran` is how long the server has been running by then, in ms. */
export async function makeTable(store: Store, id: string, ran = 0): Promise<void> {
  await store.setFigure('ran', ran);
  await store.write({
    table: { id, code: `CODE-${id}` },
    seat: { table: id, digest: `digest-${id}`, player: 'ann' },
    entries: [entry(0, `table/${id}`)],
  });
}
