/** What the server needs of a disk. A log is a sequence of events, numbered from 0, only ever appended to. */

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
  /** When somebody was last there, in ms since 1970. */
  readonly seen: number;
}

/** The holder of a seat: the digest of a token, and the player that it stands for. */
export interface SeatRow {
  readonly table: string;
  readonly digest: string;
  readonly player: string;
}

/** Everything that one command changes: written as a whole, or not at all. */
export interface Change {
  readonly entries: readonly Entry[];
  readonly table?: TableRow;
  readonly seat?: SeatRow;
  /** The seat that `seat` takes the place of. */
  readonly unseat?: SeatRow;
}

/** Everything kept on disk. What can't be read throws; what can't be written rejects or throws, and is not there. */
export interface Store {
  /** Resolves when the change is on disk to stay. Changes are written in the order of the calls. */
  write(change: Change): Promise<void>;
  /** The entries of a log, in order; empty if there is no such log. */
  read(log: string): Entry[];
  /** The ids of the commands that caused the entries of a log. */
  commands(log: string): string[];
  findTable(code: string): TableRow | undefined;
  /** The seats of a table. */
  seats(table: string): SeatRow[];
  /** Notes that somebody is at a table; `now` in ms since 1970. */
  touch(table: string, now: number): void;
  /** Tables that nobody has visited since a time. */
  unvisited(since: number): TableRow[];
  /** Deletes a table with its seats and these logs. */
  forget(table: string, logs: readonly string[]): void;
  /** Writes what is waiting, then closes. */
  close(): Promise<void>;
}
