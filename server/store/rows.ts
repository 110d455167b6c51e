/** Rows of the SQLite store. The checksum of each row is verified when the row is read. */
import { checksum, type Part } from './checksum.ts';
import { DamagedError } from './damage.ts';
import type { Entry, TableRow } from './store-interface.ts';

/** A row of the events table, without the name of its log. */
export interface EventRow {
  readonly number: number;
  readonly event: string;
  readonly command: string | null;
  readonly checksum: number;
}

/** A row of any other table, as stored: its values, and last their checksum. */
export type Stored<Row> = Row & { readonly checksum: number };

/** A row of the database table `tables`, as stored, but without its checksum. */
export type RawTable = Omit<TableRow, 'played'> & { readonly played: number };

/**
 * Statements that select all rows of a table. Each returns the values in the order in which the checksum covers them. The
 * first of them is the id of the table that people play at; the server's own keys have a name instead.
 */
export const SELECT_ROWS = {
  tables: 'SELECT id, code, seen, played, checksum FROM tables',
  seats: 'SELECT table_id AS "table", digest, player, checksum FROM seats',
  recoveries: 'SELECT table_id AS "table", digest, player, checksum FROM recoveries',
  sightings: 'SELECT table_id AS "table", digest, game, sight, checksum FROM sightings',
  deadlines:
    'SELECT table_id AS "table", turn, ends_at AS "endsAt", of_ms AS "ofMs", checksum FROM deadlines',
  listings: `
    SELECT table_id AS "table", listing, over_days AS "overDays", home, opened, seen, checksum FROM listings`,
  hosts: 'SELECT table_id AS "table", player, seen, checksum FROM hosts',
  push_subscriptions: `
    SELECT table_id AS "table", player, digest, endpoint, p256dh, auth, quiet, since, checksum
    FROM push_subscriptions`,
  push_notices:
    'SELECT table_id AS "table", player, digest, kind, number, tries, until, checksum FROM push_notices',
  push_checks: 'SELECT table_id AS "table", due_at AS "dueAt", stamp, actor, checksum FROM push_checks',
  push_keys: 'SELECT name, private, checksum FROM push_keys',
} as const;

/** The values of a row; undefined if the row is not as it was written. */
export function soundRow<Row extends object>(stored: Stored<Row>): Row | undefined {
  const { checksum: kept, ...values } = stored;
  if (checksum(...(Object.values(values) as Part[])) !== kept) return undefined;
  return values as unknown as Row;
}

/** The table in a row; undefined if the row is not as it was written. */
export function soundTable(stored: Stored<RawTable>): TableRow | undefined {
  const row = soundRow(stored);
  return row && { ...row, played: row.played !== 0 };
}

/**
 * The first fault of a log; undefined if the log is whole.
 * @param rows the rows of the log, in order
 * @param length how many rows there must be
 */
export function faultOfLog(log: string, rows: Iterable<EventRow>, length: number): DamagedError | undefined {
  let count = 0;
  for (const { number, event, command, checksum: kept } of rows) {
    if (number !== count) return new DamagedError(log, `event ${count} is missing`);
    if (checksum(log, number, event, command) !== kept)
      return new DamagedError(log, `event ${count} is damaged`);
    count++;
  }
  if (count < length) return new DamagedError(log, `events from ${count} on are missing`);
  if (count > length) return new DamagedError(log, `its length is damaged`);
  return undefined;
}

/**
 * Parses a row of a log.
 * @throws DamagedError if the event can't be parsed; its message quotes none of the event, unlike JSON.parse's own
 * error
 */
export function entryOf(log: string, { number, event, command }: EventRow): Entry {
  let parsed: unknown;
  try {
    parsed = JSON.parse(event);
  } catch {
    throw new DamagedError(log, `event ${number} is damaged`);
  }
  return { log, number, event: parsed, ...(command === null ? {} : { command }) };
}
