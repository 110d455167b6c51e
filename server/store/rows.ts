/** Rows of the SQLite store. The checksum of each row is verified when the row is read. */
import { checksum } from './checksum.ts';
import { DamagedError } from './damage.ts';
import type { Entry, HostRow, KeyRow, SeatRow, SightingRow, TableRow } from './store-interface.ts';

/** A row of the events table, without the name of its log. */
export interface EventRow {
  readonly number: number;
  readonly event: string;
  readonly command: string | null;
  readonly checksum: number;
}

/** A row of the database table `tables`, as stored. */
export interface RawTableRow {
  readonly id: string;
  readonly code: string;
  readonly seen: number;
  readonly played: number;
  readonly checksum: number;
}

/** A row of the database table `seats`, as stored. */
export interface RawSeatRow {
  readonly table_id: string;
  readonly digest: string;
  readonly player: string;
  readonly checksum: number;
}

/** A row of the database table `sightings`, as stored. */
export interface RawSightingRow {
  readonly table_id: string;
  readonly digest: string;
  readonly game: string;
  readonly sight: string;
  readonly checksum: number;
}

/** A row of the database table `hosts`, as stored. */
export interface RawHostRow {
  readonly table_id: string;
  readonly player: string;
  readonly seen: number;
  readonly checksum: number;
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

export function isSoundTable({ id, code, seen, played, checksum: kept }: RawTableRow): boolean {
  return checksum(id, code, seen, played) === kept;
}

/**
 * The table in a stored row.
 * @throws DamagedError if the row is not as it was written
 */
export function tableRowOf(row: RawTableRow): TableRow {
  const { id, code, seen, played } = row;
  if (!isSoundTable(row)) throw new DamagedError(`table ${id}`, 'its row is damaged');
  return { id, code, seen, played: played !== 0 };
}

export function isSoundSeat({ table_id, digest, player, checksum: kept }: RawSeatRow): boolean {
  return checksum(table_id, digest, player) === kept;
}

/**
 * The seat in a stored row.
 * @throws DamagedError if the row is not as it was written
 */
export function seatRowOf(row: RawSeatRow): SeatRow {
  const { table_id: table, digest, player } = row;
  if (!isSoundSeat(row)) throw new DamagedError(`table ${table}`, 'a seat is damaged');
  return { table, digest, player };
}

/**
 * A row of the database table `recoveries`, as stored. It has the same columns as a seat, and is verified in the same
 * way.
 */
export type RawRecoveryRow = RawSeatRow;

/** The recovery key in a row. Undefined if the row is damaged; the player can then make another key. */
export function recoveryRowOf(row: RawRecoveryRow): KeyRow | undefined {
  const { table_id: table, digest, player } = row;
  return isSoundSeat(row) ? { table, digest, player } : undefined;
}

export function isSoundSighting({ table_id, digest, game, sight, checksum: kept }: RawSightingRow): boolean {
  return checksum(table_id, digest, game, sight) === kept;
}

/**
 * The sighting in a stored row.
 * @throws DamagedError if the row is not as it was written
 */
export function sightingRowOf(row: RawSightingRow): SightingRow {
  const { table_id: table, digest, game, sight } = row;
  if (!isSoundSighting(row)) throw new DamagedError(`table ${table}`, 'what a device has seen is damaged');
  return { table, digest, game, sight };
}

export function isSoundHost({ table_id, player, seen, checksum: kept }: RawHostRow): boolean {
  return checksum(table_id, player, seen) === kept;
}

/** The host recorded in a row. Undefined if the row is damaged; the host's absence is then counted from now on. */
export function hostRowOf(row: RawHostRow): HostRow | undefined {
  const { table_id: table, player, seen } = row;
  return isSoundHost(row) ? { table, player, seen } : undefined;
}
