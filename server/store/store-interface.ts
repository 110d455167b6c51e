/**
 * What the server stores. sqlite-store.ts writes it to a file, postgres/ to a database that several servers share. A log
 * is a sequence of events, numbered from 0, that is only ever appended to.
 */

/** One entry of a log. */
export interface Entry {
  readonly log: string;
  readonly number: number;
  /** Plain data, kept as JSON. */
  readonly event: unknown;
  /** The id of the command that caused it, on the first event that it caused. */
  readonly command?: string;
}

/** The row by which a table is found. */
export interface TableRow {
  readonly id: string;
  readonly code: string;
  /** When somebody last visited, in ms of the server's running time. */
  readonly seen: number;
  /** Whether a game has ever begun at it. */
  readonly played: boolean;
}

/** A new table: visited now, and no game has begun at it. */
export type NewTable = Pick<TableRow, 'id' | 'code'>;

/** A seat: the digest of a token, and the player who holds it. */
export interface SeatRow {
  readonly table: string;
  readonly digest: string;
  readonly player: string;
}

/** Says that a device has been told one side of a game. */
export interface SightingRow {
  readonly table: string;
  /** The digest of the device's own secret, or of a token that it holds. */
  readonly digest: string;
  readonly game: string;
  /** Which side: see shared/table/rules/sightings.ts. */
  readonly sight: string;
}

/** A key with which another device takes over a player's seat: see shared/table/rules/devices.ts. */
export interface KeyRow {
  readonly table: string;
  /** The digest of the key. The key itself is stored nowhere. */
  readonly digest: string;
  readonly player: string;
  /** The host, if it was the host's device that made the key and not the player's own. */
  readonly by?: string;
}

/** When a host was last at the table, in ms of the server's running time. */
export interface HostRow {
  readonly table: string;
  readonly player: string;
  readonly seen: number;
}

/** Everything that one command changes. It is written as a whole, or not at all. */
export interface Change {
  readonly entries: readonly Entry[];
  readonly table?: NewTable;
  /** The id of the table, if this begins a game there. Sightings of its last game are deleted. */
  readonly played?: string;
  readonly sightings?: readonly SightingRow[];
  readonly seat?: SeatRow;
  /** The seat that `seat` replaces. */
  readonly unseat?: SeatRow;
  /** The key that this uses up. If it is no longer valid, nothing is written. */
  readonly spent?: Pick<KeyRow, 'table' | 'digest'>;
  /** The table that changes, and the version that the writer knows. If the table has a later one, nothing is written. */
  readonly at?: { readonly table: string; readonly version: number };
}

/** Another server has written in the meantime: read what it wrote, then decide again. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';
}

/** Numbers that the server stores for itself. */
export type Figure =
  /** The server's running time over all its starts, in ms. */
  | 'ran'
  /** The running time at which the sweep last warned that it would delete many tables; 0 if there is no warning. */
  | 'warned';

/**
 * The store. A read that fails rejects; it rejects with a DamagedError if the data is not what was written. A write that
 * fails rejects, and has changed nothing.
 */
export interface Store {
  /**
   * Resolves when the change is durable. Changes are written in the order of the calls.
   * @throws OutdatedError if the table has changed since `change.at`, or the key is no longer valid
   */
  write(change: Change): Promise<void>;
  /**
   * The entries of a log, in order; empty if there is no such log.
   * @param from the number of the first, 0 unless given
   */
  read(log: string, from?: number): Promise<Entry[]>;
  /**
   * The version of each of these tables that still exists: how often it has changed. Undefined if no other server writes
   * to the store.
   */
  versions(tables: readonly string[]): Promise<ReadonlyMap<string, number> | undefined>;
  /** The ids of the commands behind the entries of a log; undefined if there is no such log. The whole log is checked. */
  commands(log: string): Promise<string[] | undefined>;
  findTable(code: string): Promise<TableRow | undefined>;
  /** The seats of a table. */
  seats(table: string): Promise<SeatRow[]>;
  /** What devices have seen of the newest game of a table. */
  sightings(table: string): Promise<SightingRow[]>;
  /** Stores a key for a limited time. It replaces the player's earlier key at that table. */
  offerKey(key: KeyRow, goodForMs: number): Promise<void>;
  /** Stores a recovery key for as long as its table exists. It replaces the player's earlier one there. */
  keepRecovery(key: Omit<KeyRow, 'by'>): Promise<void>;
  /** The valid key of a table with this digest, of either kind; undefined if there is none. */
  key(table: string, digest: string): Promise<KeyRow | undefined>;
  /** When the host of a table was last recorded as present; undefined if that is not known. */
  hostSeen(table: string): Promise<HostRow | undefined>;
  /** Records that these hosts are at their tables now. */
  touchHosts(hosts: readonly Omit<HostRow, 'seen'>[]): Promise<void>;
  /** Records that somebody is at these tables now. */
  touch(tables: readonly string[]): Promise<void>;
  /** Tables last visited at or before these running times: `played` for tables with a game, `unplayed` for the others. */
  unvisited(since: { readonly played: number; readonly unplayed: number }): Promise<TableRow[]>;
  countTables(): Promise<number>;
  /** Ids of tables whose log exists (`prefix` and the id) but whose row is lost or damaged. */
  lostTables(prefix: string): Promise<string[]>;
  /** Replaces the row of a table that is lost or damaged. */
  mendTable(table: NewTable & Pick<TableRow, 'played'>): Promise<void>;
  /** Deletes a table with everything stored about it, and these logs. */
  forget(table: string, logs: readonly string[]): Promise<void>;
  /**
   * Adds to the running time. Resolves with the running time before that, or undefined if another server has already
   * counted the same stretch.
   */
  tick(ms: number): Promise<number | undefined>;
  /** 0 until it is set. */
  figure(name: Figure): Promise<number>;
  setFigure(name: Figure, value: number): Promise<void>;
  /** Writes pending changes, then closes. */
  close(): Promise<void>;
}
