/**
 * Writes changes to the database. Changes that only append to logs share one statement. All other changes are written
 * one by one.
 */
import type { Pool, PoolClient } from 'pg';
import { DatabaseError } from 'pg';
import { insertPush } from './postgres-push.ts';
import { inTransaction } from './transaction.ts';
import { OutdatedError, type Change, type Entry } from '../store-interface.ts';

/** PostgreSQL's code for a duplicate key: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNIQUE_VIOLATION = '23505';

/** A change that only appends to the logs of one table. */
export type Lengthening = Change & Required<Pick<Change, 'at'>>;

/** Whether a change only appends to logs, so that it can share a statement with changes of other tables. */
export function isLengthening(change: Change): change is Lengthening {
  const { table, played, sightings = [], seat, unseat, spent, deadline, listing, at } = change;
  const { subscription, unsubscribed = [], check } = change;
  const isMore = table ?? played ?? sightings[0] ?? seat ?? unseat ?? spent;
  const isOfNotices = (subscription ?? unsubscribed[0] ?? check) !== undefined;
  return (
    !isOfNotices &&
    at !== undefined &&
    isMore === undefined &&
    deadline === undefined &&
    listing === undefined
  );
}

/** Writes each table's change, if the table still has the version that the change is based on. */
const LENGTHEN = {
  name: 'lengthen',
  text: `
    WITH moved AS (
      UPDATE tables SET version = tables.version + 1
      FROM unnest($1::text[], $2::integer[]) AS change (id, version)
      WHERE tables.id = change.id AND tables.version = change.version
      RETURNING tables.id
    ), written AS (
      INSERT INTO events (log, number, table_id, event, command)
      SELECT log, number, table_id, event, command
      FROM unnest($3::text[], $4::text[], $5::integer[], $6::text[], $7::text[])
        AS entry (table_id, log, number, event, command)
      WHERE table_id IN (SELECT id FROM moved)
    )
    SELECT id FROM moved`,
};

/**
 * Writes changes of different tables in one transaction.
 * @returns the ids of the tables whose changes were written; the other tables in `changes` have a later version
 */
export async function lengthen(pool: Pool, changes: readonly Lengthening[]): Promise<ReadonlySet<string>> {
  const entries = changes.flatMap(({ entries, at }) =>
    entries.map((entry) => ({ ...entry, table: at.table })),
  );
  const { rows } = await pool.query<{ id: string }>({
    ...LENGTHEN,
    values: [
      changes.map(({ at }) => at.table),
      changes.map(({ at }) => at.version),
      entries.map(({ table }) => table),
      ...columnsOf(entries),
    ],
  });
  return new Set(rows.map(({ id }) => id));
}

/**
 * Writes one change of any kind.
 * @throws OutdatedError if the table has changed since `change.at`, or the key is no longer valid
 */
export async function writeOne(pool: Pool, change: Change): Promise<void> {
  try {
    await inTransaction(pool, (client) => insert(client, change));
  } catch (error) {
    // If the code of a new table is already taken, don't report the change as outdated: the caller tries another code.
    if (isTaken(error) && !change.table)
      throw new OutdatedError('somebody else was faster', { cause: error });
    throw error;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === UNIQUE_VIOLATION;
}

async function insert(client: PoolClient, change: Change): Promise<void> {
  const { entries, table, played, sightings = [], seat, unseat, spent, deadline, listing, at } = change;
  if (table)
    await client.query(
      `INSERT INTO tables (id, code, seen, played, version)
       VALUES ($1, $2, coalesce((SELECT value FROM figures WHERE name = 'ran'), 0), false, 0)`,
      [table.id, table.code],
    );
  if (at) {
    const moved = await client.query(
      'UPDATE tables SET version = version + 1 WHERE id = $1 AND version = $2',
      [at.table, at.version],
    );
    if (moved.rowCount !== 1) throw new OutdatedError('somebody else was faster');
  }
  if (spent) {
    const used = await client.query(
      `WITH used AS (
         DELETE FROM keys WHERE table_id = $1 AND digest = $2 AND until >= now() RETURNING digest
       ), recovered AS (
         DELETE FROM recoveries WHERE table_id = $1 AND digest = $2 RETURNING digest
       )
       SELECT digest FROM used UNION ALL SELECT digest FROM recovered`,
      [spent.table, spent.digest],
    );
    if (used.rowCount !== 1) throw new OutdatedError('the key is good no more');
  }
  if (played !== undefined) {
    await client.query('UPDATE tables SET played = true WHERE id = $1', [played]);
    await client.query('DELETE FROM sightings WHERE table_id = $1', [played]);
  }
  for (const { table: id, digest, game, sight } of sightings)
    await client.query(
      'INSERT INTO sightings (table_id, digest, game, sight) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [id, digest, game, sight],
    );
  if (unseat)
    await client.query('DELETE FROM seats WHERE table_id = $1 AND digest = $2', [
      unseat.table,
      unseat.digest,
    ]);
  if (seat)
    await client.query('INSERT INTO seats (table_id, digest, player) VALUES ($1, $2, $3)', [
      seat.table,
      seat.digest,
      seat.player,
    ]);
  if (deadline === null && at) await client.query('DELETE FROM deadlines WHERE table_id = $1', [at.table]);
  if (deadline && at)
    await client.query(
      `INSERT INTO deadlines (table_id, turn, ends_at, of_ms) VALUES ($1, $2, $3, $4)
       ON CONFLICT (table_id)
       DO UPDATE SET turn = excluded.turn, ends_at = excluded.ends_at, of_ms = excluded.of_ms`,
      [at.table, deadline.turn, deadline.endsAt, deadline.ofMs],
    );
  if (listing === null && at) await client.query('DELETE FROM listings WHERE table_id = $1', [at.table]);
  if (listing === 'hidden' && at)
    await client.query('UPDATE listings SET seen = 0 WHERE table_id = $1', [at.table]);
  if (listing && listing !== 'hidden' && at)
    await client.query(
      `INSERT INTO listings (table_id, listing, over_days, home, opened, seen) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (table_id) DO UPDATE
       SET listing = excluded.listing, over_days = excluded.over_days, home = excluded.home,
         seen = CASE WHEN listings.seen = 0 THEN excluded.seen ELSE listings.seen END`,
      [at.table, listing.listing, listing.overDays, listing.home, listing.opened, listing.seen],
    );
  await insertPush(client, change);
  if (entries.length > 0) await insertEntries(client, entries, at?.table ?? table?.id ?? null);
}

async function insertEntries(
  client: PoolClient,
  entries: readonly Entry[],
  table: string | null,
): Promise<void> {
  await client.query({
    name: 'insert-entries',
    text: `
      INSERT INTO events (log, number, table_id, event, command)
      SELECT log, number, $1, event, command
      FROM unnest($2::text[], $3::integer[], $4::text[], $5::text[]) AS entry (log, number, event, command)`,
    values: [table, ...columnsOf(entries)],
  });
}

/** The values of entries, as one list for each of the columns log, number, event and command. */
function columnsOf(entries: readonly Entry[]): unknown[][] {
  return [
    entries.map(({ log }) => log),
    entries.map(({ number }) => number),
    entries.map(({ event }) => JSON.stringify(event)),
    entries.map(({ command }) => command ?? null),
  ];
}
