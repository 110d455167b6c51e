/** The list of open tables in the SQLite store. */
import { soundRow, type Stored } from './rows.ts';
import { put, rowOf, type Statements } from './statements.ts';
import type { ListingQuery, ListingRow, NewListing } from './store-interface.ts';

/** A row as SQLite stores it. */
type RawListing = Omit<ListingRow, 'overDays' | 'home'> & {
  readonly overDays: number;
  readonly home: number;
};

/** `seen` of a hidden row. */
const HIDDEN = 0;

export class SqliteListings {
  readonly #statements: Statements;

  constructor(statements: Statements) {
    this.#statements = statements;
  }

  /** See Change.listing. Call it only in a transaction. */
  set(table: string, change: NewListing | 'hidden' | null): void {
    if (!change) return void this.#statements.eraseListing.run(table);
    const row = this.#of(table);
    if (change !== 'hidden') {
      const { opened, seen } = row ?? change;
      this.#put({ ...change, table, opened, seen: seen === HIDDEN ? change.seen : seen });
    } else if (row) this.#put({ ...row, seen: HIDDEN });
  }

  /** See Store.touchListings. Call it only in a transaction. */
  touch(tables: readonly string[], at: number): void {
    for (const table of tables) {
      const row = this.#of(table);
      if (row && row.seen !== HIDDEN) this.#put({ ...row, seen: at });
    }
  }

  /** See Store.listings. Leaves out damaged rows. */
  list({ seenAfter, seenOverDays, seenBefore, home, most }: ListingQuery): ListingRow[] {
    const { listings } = this.#statements;
    const rows = listings.all(seenAfter, seenOverDays, seenBefore, Number(home), most);
    return (rows as unknown as Stored<RawListing>[]).flatMap((stored) => sound(stored) ?? []);
  }

  #of(table: string): ListingRow | undefined {
    const stored = rowOf<Stored<RawListing>>(this.#statements.listingOf, table);
    return stored && sound(stored);
  }

  #put({ table, listing, overDays, home, opened, seen }: ListingRow): void {
    put(this.#statements.setListing, table, listing, Number(overDays), Number(home), opened, seen);
  }
}

/** The listing in a row; undefined if the row is not as it was written. */
function sound(stored: Stored<RawListing>): ListingRow | undefined {
  const row = soundRow<RawListing>(stored);
  return row && { ...row, overDays: row.overDays !== 0, home: row.home !== 0 };
}
