/** What the server keeps; sqlite-store.ts writes it to a file, postgres/ to a database that several servers share. A log is a sequence of events, numbered from 0, only ever appended to. */

/** One entry of a log. */
export interface Entry {
  readonly log: string;
  readonly number: number;
  /** Plain data, kept as JSON. */
  readonly event: unknown;
  /** The id of the command that caused it, on the first event that it caused. */
  readonly command?: string;
}

/** A table as it is found by its code. */
export interface TableRow {
  readonly id: string;
  readonly code: string;
  /** When somebody was last there: how long the server had run by then, in ms. */
  readonly seen: number;
  /** Whether a game has ever begun at it. */
  readonly played: boolean;
}

/** A table that is new: seen now, with no game played. */
export type NewTable = Pick<TableRow, 'id' | 'code'>;

/** The holder of a seat: the digest of a token, and the player that it stands for. */
export interface SeatRow {
  readonly table: string;
  readonly digest: string;
  readonly player: string;
}

/** That a device has been told one side of a game. */
export interface SightingRow {
  readonly table: string;
  /** Of the device's own secret, or of a token that it has. */
  readonly digest: string;
  readonly game: string;
  /** Which side: see shared/table/rules/sightings.ts. */
  readonly sight: string;
}

/** A key with which another device takes the place of a player: see shared/table/rules/devices.ts. */
export interface KeyRow {
  readonly table: string;
  /** Of the key, which itself is kept nowhere. */
  readonly digest: string;
  readonly player: string;
  /** The host whose device made it, if it was not the player's own. */
  readonly by?: string;
}

/** When a host was last at the table: how long the server had run by then, in ms. */
export interface HostRow {
  readonly table: string;
  readonly player: string;
  readonly seen: number;
}

/** Everything that one command changes: written as a whole, or not at all. */
export interface Change {
  readonly entries: readonly Entry[];
  readonly table?: NewTable;
  /** The id of the table where a game begins with this: what was seen of the one before is of no more use. */
  readonly played?: string;
  readonly sightings?: readonly SightingRow[];
  readonly seat?: SeatRow;
  /** The seat that `seat` takes the place of. */
  readonly unseat?: SeatRow;
  /** The key that is used up by it: if it is good no more, nothing is written. */
  readonly spent?: Pick<KeyRow, 'table' | 'digest'>;
  /** The table that changes, and how many changes of it are known: if there have been more, nothing is written. */
  readonly at?: { readonly table: string; readonly version: number };
}

/** Something else has been written in the meantime, as by another server: what it wrote has to be read, and all decided anew. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';
}

/** Figures that the server keeps for itself. */
export type Figure =
  /** How long it has run, over all its starts, in ms. */
  | 'ran'
  /** How long it had run when the sweep last gave warning that it would delete much; 0 if it has not. */
  | 'warned';

/**
 * Everything that is kept. What can't be read rejects, with a DamagedError if something else comes back than was
 * written; what can't be written rejects, and is not there.
 */
export interface Store {
  /**
   * Resolves when the change is there to stay. Changes are written in the order of the calls.
   * @throws OutdatedError if there has been another change since `change.at`, or the key is good no more
   */
  write(change: Change): Promise<void>;
  /**
   * The entries of a log, in order; empty if there is no such log.
   * @param from the number of the first, 0 unless given
   */
  read(log: string, from?: number): Promise<Entry[]>;
  /**
   * How many changes each of these tables has seen that is still there; undefined if nobody else writes to the
   * store, so that nobody need ask.
   */
  versions(tables: readonly string[]): Promise<ReadonlyMap<string, number> | undefined>;
  /** The ids of the commands that caused the entries of a log, all of which is checked; undefined if there is none. */
  commands(log: string): Promise<string[] | undefined>;
  findTable(code: string): Promise<TableRow | undefined>;
  /** The seats of a table. */
  seats(table: string): Promise<SeatRow[]>;
  /** What devices have seen of the newest game of a table. */
  sightings(table: string): Promise<SightingRow[]>;
  /** Keeps a key for so long; an earlier one of the same player at the same table is void. */
  offerKey(key: KeyRow, goodForMs: number): Promise<void>;
  /** Keeps a recovery key as long as its table; an earlier one of the same player there is void. */
  keepRecovery(key: Omit<KeyRow, 'by'>): Promise<void>;
  /** The key of a table with this digest, of either kind; undefined if there is none that is good. */
  key(table: string, digest: string): Promise<KeyRow | undefined>;
  /** When the host of a table was last noted to be there; undefined if nobody knows. */
  hostSeen(table: string): Promise<HostRow | undefined>;
  /** Notes that these hosts are at their tables now. */
  touchHosts(hosts: readonly Omit<HostRow, 'seen'>[]): Promise<void>;
  /** Notes that somebody is at these tables. */
  touch(tables: readonly string[]): Promise<void>;
  /** Tables that nobody has visited since the server had run so long; of those without a game, since `unplayed`. */
  unvisited(since: { readonly played: number; readonly unplayed: number }): Promise<TableRow[]>;
  countTables(): Promise<number>;
  /** The rest of the name of each log that begins with `prefix`, if there is no sound table of that id. */
  lostTables(prefix: string): Promise<string[]>;
  /** Writes anew, from what its log says, the row of a table that is lost or damaged. */
  mendTable(table: NewTable & Pick<TableRow, 'played'>): Promise<void>;
  /** Deletes a table with all that is kept of it, and these logs. */
  forget(table: string, logs: readonly string[]): Promise<void>;
  /**
   * Counts that the server has run for so many ms again; resolves with how long it had run before, undefined if
   * another server has counted the same time.
   */
  tick(ms: number): Promise<number | undefined>;
  /** 0 until it is set. */
  figure(name: Figure): Promise<number>;
  setFigure(name: Figure, value: number): Promise<void>;
  /** Writes what is waiting, then closes. */
  close(): Promise<void>;
}
