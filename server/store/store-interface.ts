/**
 * The interface of the server's store. sqlite-store.ts stores data in a file, and postgres/ in a database that several
 * servers share. A log is an append-only sequence of events, numbered from 0.
 */

import type { CheckRow, PushStore, Subscription, SubscriptionRow } from './push-store.ts';

/** One entry of a log. */
export interface Entry {
  readonly log: string;
  readonly number: number;
  /** The event as plain data. It is stored as JSON. */
  readonly event: unknown;
  /**
   * The id of the command that caused the event. If a command caused several events, only the first of them has the id.
   */
  readonly command?: string;
}

/** A table's row in the list of tables. The server finds a table by looking up this row. */
export interface TableRow {
  readonly id: string;
  readonly code: string;
  /** When somebody last visited the table, in ms of the server's running time. */
  readonly seen: number;
  /** Whether a game has ever begun at the table. */
  readonly played: boolean;
}

/** A new table. When it is stored, its last visit is set to now, and no game has begun at it. */
export type NewTable = Pick<TableRow, 'id' | 'code'>;

/** A seat: the digest of a token, and the player who holds it. */
export interface SeatRow {
  readonly table: string;
  readonly digest: string;
  readonly player: string;
}

/** Records that a device has seen one side of a game, or the big screen. */
export interface SightingRow {
  readonly table: string;
  /** The digest of the device's own secret, or of a token that it holds. */
  readonly digest: string;
  readonly game: string;
  /** What the device has seen: see shared/table/rules/sightings.ts. */
  readonly sight: string;
}

/** A stored key with which another device takes over a player's seat: see shared/table/rules/devices.ts. */
export interface KeyRow {
  readonly table: string;
  /** The digest of the key. The key itself is never stored. */
  readonly digest: string;
  readonly player: string;
  /** The host, if the key was made on the host's device and not on the player's own. */
  readonly by?: string;
}

/** When a host was last at the table, in ms of the server's running time. */
export interface HostRow {
  readonly table: string;
  readonly player: string;
  readonly seen: number;
}

/** When the time of the current turn is up, at a table whose clock counts days: see tables/deadlines.ts. */
export interface DeadlineRow {
  readonly table: string;
  /** The name of the turn. */
  readonly turn: string;
  /** When the time is up, in ms since 1970. */
  readonly endsAt: number;
  /** The whole time of the turn, in ms. */
  readonly ofMs: number;
}

/** What the list of open tables says of a table. */
export interface ListingRow {
  readonly table: string;
  /** The table's entry in the list, as JSON. */
  readonly listing: string;
  /** Whether the clock of the table counts days. */
  readonly overDays: boolean;
  /** Whether the table was opened to a home network only. */
  readonly home: boolean;
  /** When the table first came into the list since it was opened, in ms since 1970. */
  readonly opened: number;
  /** When its host was last recorded as present, in ms since 1970. In the database, it is 0 while the row is hidden. */
  readonly seen: number;
}

/** A table's entry in the list as a change writes it. */
export type NewListing = Omit<ListingRow, 'table'>;

/** Selects rows of the list of open tables. All times are in ms since 1970. */
export interface ListingQuery {
  /** The host must have been present after this time. For tables whose clock counts days, `seenOverDays` applies. */
  readonly seenAfter: number;
  readonly seenOverDays: number;
  /** A later time is wrong: the clock was set back. */
  readonly seenBefore: number;
  /** Whether to include tables that were opened to a home network only. */
  readonly home: boolean;
  readonly most: number;
}

/** Everything that one command changes. A change is written completely or not at all. */
export interface Change {
  readonly entries: readonly Entry[];
  readonly table?: NewTable;
  /**
   * The id of the table, if this change begins a game at it. The sightings of the table's previous game are then
   * deleted.
   */
  readonly played?: string;
  readonly sightings?: readonly SightingRow[];
  readonly seat?: SeatRow;
  /** The seat that `seat` replaces. */
  readonly unseat?: SeatRow;
  /** The key that this change uses up. If the key is no longer valid, nothing is written. */
  readonly spent?: Pick<KeyRow, 'table' | 'digest'>;
  /** Replaces the deadline of the table in `at`, or removes it (null). */
  readonly deadline?: DeadlineRow | null;
  /** Stores a subscription to notices, or replaces one with the same endpoint. */
  readonly subscription?: SubscriptionRow;
  /** The subscriptions of the table in `at` that are deleted. */
  readonly unsubscribed?: readonly Subscription[];
  /** When the notices of the table have to be looked at because of this change. */
  readonly check?: CheckRow;
  /**
   * Replaces what the list of open tables says of the table in `at`, or removes the table from the list (null). If it is
   * in the list already, it keeps its times. 'hidden' leaves it out, if it is there, but keeps when it was opened: so
   * it comes back to the same place.
   */
  readonly listing?: NewListing | 'hidden' | null;
  /**
   * The table that changes, and the version that the change is based on. If the table has a later version, nothing is
   * written.
   */
  readonly at?: { readonly table: string; readonly version: number };
}

/**
 * Thrown when another server has written in the meantime. The caller must read what was written and then decide again.
 */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';
}

/** The names of the numbers that the server stores for its own use. */
export type Figure =
  /** The server's running time over all its starts, in ms. */
  | 'ran'
  /** The running time at which the sweep last warned that it would delete many tables; 0 if there is no warning. */
  | 'warned';

/**
 * The store. If a read fails, the promise rejects, with a DamagedError if the data is not what was written. If a write
 * fails, the promise rejects and nothing has changed.
 */
export interface Store {
  readonly push: PushStore;
  /**
   * Resolves when the change is durable. Changes are written in the order of the calls.
   * @throws OutdatedError if the table has changed since `change.at`, or the key is no longer valid
   */
  write(change: Change): Promise<void>;
  /**
   * The entries of a log, in order; empty if there is no such log.
   * @param from the number of the first entry; 0 by default
   */
  read(log: string, from?: number): Promise<Entry[]>;
  /**
   * The versions of the given tables, without those that no longer exist. A table's version is the number of its
   * changes. The method is missing if no other server can write to the store.
   */
  versions?(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The ids of the commands that caused a log's entries; undefined if there is no such log. Checks the whole log. */
  commands(log: string): Promise<string[] | undefined>;
  findTable(code: string): Promise<TableRow | undefined>;
  /** The seats of a table. */
  seats(table: string): Promise<SeatRow[]>;
  /** What devices have seen of the newest game of a table. */
  sightings(table: string): Promise<SightingRow[]>;
  /** Stores a key for a limited time. It replaces the player's earlier key at that table. */
  offerKey(key: KeyRow, goodForMs: number): Promise<void>;
  /** Stores a recovery key for as long as its table exists. It replaces the player's earlier recovery key there. */
  keepRecovery(key: Omit<KeyRow, 'by'>): Promise<void>;
  /** A valid key or recovery key of a table with this digest; undefined if there is none. */
  key(table: string, digest: string): Promise<KeyRow | undefined>;
  /** When the host of a table was last recorded as present; undefined if unknown. */
  hostSeen(table: string): Promise<HostRow | undefined>;
  /** Records that these hosts are at their tables now. */
  touchHosts(hosts: readonly Omit<HostRow, 'seen'>[]): Promise<void>;
  /** Records that somebody is at these tables now. */
  touch(tables: readonly string[]): Promise<void>;
  /** The deadline of a table; undefined if there is none. */
  deadline(table: string): Promise<DeadlineRow | undefined>;
  /**
   * The codes of the tables whose deadline is at or before `endedBy`, or whose turn began after `begunAfter`. Both are
   * in ms since 1970. The earliest deadline comes first.
   */
  dueTables(when: { readonly endedBy: number; readonly begunAfter: number }): Promise<string[]>;
  /** The open tables that meet the conditions. The table that was opened last comes first. */
  listings(query: ListingQuery): Promise<ListingRow[]>;
  /** Records that the hosts of these tables are present at a time. Tables that are hidden or not in the list are left out. */
  touchListings(tables: readonly string[], at: number): Promise<void>;
  /**
   * The tables without a deadline whose last visit was at or before a limit, which is a running time in ms. The limit
   * is `played` for tables where a game has begun, and `unplayed` for all others.
   */
  unvisited(since: { readonly played: number; readonly unplayed: number }): Promise<TableRow[]>;
  countTables(): Promise<number>;
  /**
   * The ids of tables whose row is lost or damaged although their log exists.
   * @param prefix the beginning of a log's name; the rest of the name is the table's id
   */
  lostTables(prefix: string): Promise<string[]>;
  /** Replaces a table's lost or damaged row. */
  mendTable(table: NewTable & Pick<TableRow, 'played'>): Promise<void>;
  /** Deletes a table with everything stored about it, and the given logs. */
  forget(table: string, logs: readonly string[]): Promise<void>;
  /**
   * Adds `ms` to the server's running time. Resolves with the previous running time, or with undefined if another
   * server has already counted this interval.
   */
  tick(ms: number): Promise<number | undefined>;
  /** The value of a figure; 0 until it is set. */
  figure(name: Figure): Promise<number>;
  setFigure(name: Figure, value: number): Promise<void>;
  /** Writes pending changes, then closes. */
  close(): Promise<void>;
}
