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

export interface TableRow {
  readonly id: string;
  readonly code: string;
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
}

export interface Store {
  /** Resolves when the change is on disk to stay. Changes are written in the order of the calls. */
  write(change: Change): Promise<void>;
  /** The entries of a log, in order; empty if there is no such log. */
  read(log: string): Entry[];
  findTable(code: string): TableRow | undefined;
  /** The seats of a table. */
  seats(table: string): SeatRow[];
  /** Writes what is waiting, then closes. */
  close(): Promise<void>;
}
