/**
 * The list of open tables. Each table's entry is written to the store together with the events that change it. So the
 * list costs one query, it survives restarts, and all servers that share a database have the same list.
 */
import { listingOf, type Listing } from '../../shared/table/listing.ts';
import type { OpenTables } from '../../shared/table/rules/open-table.ts';
import type { Store } from '../store/store-interface.ts';
import type { OpenTable } from './table.ts';

/** The maximum number of tables in the list. */
const MOST_LISTED = 30;

/** How long an answer is reused, in ms, so that many requests cost no more than one. */
const REUSED_MS = 250;

const MINUTE_MS = 60 * 1000;

/** How often it is recorded that hosts are present, in ms. */
export const NOTE_MS = 5 * MINUTE_MS;

/** After this time without its host, a table is not listed any more, in ms. */
const AWAY_MS = 15 * MINUTE_MS;
/** The same for a table whose clock counts days. */
const AWAY_OVER_DAYS_MS = 7 * 24 * 60 * MINUTE_MS;

export interface ListingsDeps {
  readonly store: Pick<Store, 'listings' | 'touchListings'>;
  readonly openTables: OpenTables;
  /** How long an answer is reused, in ms; by default a quarter of a second. */
  readonly relistMs?: number | undefined;
  /** Returns the tables in memory. */
  readonly tables: () => readonly OpenTable[];
  /** Returns the time, in ms since 1970. */
  readonly now: () => number;
}

export class Listings {
  readonly #deps: ListingsDeps;
  #latest: { readonly until: number; readonly tables: Promise<readonly Listing[]> } | undefined;
  /** When each table's host was last recorded as present, in ms since 1970. */
  readonly #noted = new WeakMap<OpenTable, number>();

  constructor(deps: ListingsDeps) {
    this.#deps = deps;
  }

  /** Whether this server lists open tables. */
  get offered(): boolean {
    return this.#deps.openTables !== 'off';
  }

  /** The open tables. The one that was opened last comes first. */
  list(): Promise<readonly Listing[]> {
    if (!this.offered) return Promise.resolve([]);
    const at = performance.now();
    if (this.#latest && at < this.#latest.until) return this.#latest.tables;
    const tables = this.#read();
    const latest = (this.#latest = { until: at + (this.#deps.relistMs ?? REUSED_MS), tables });
    tables.catch(() => {
      if (this.#latest === latest) this.#latest = undefined;
    });
    return tables;
  }

  async #read(): Promise<readonly Listing[]> {
    const { store, openTables, now } = this.#deps;
    const at = now();
    const rows = await store.listings({
      seenAfter: at - AWAY_MS,
      seenOverDays: at - AWAY_OVER_DAYS_MS,
      seenBefore: at + AWAY_MS,
      home: openTables === 'home',
      most: MOST_LISTED,
    });
    return rows.map(({ listing }) => JSON.parse(listing) as Listing);
  }

  /** Records that the hosts who are at their open tables now are present. Must be called every NOTE_MS. */
  note(): Promise<void> {
    return this.#note(this.#deps.tables());
  }

  /** Does the same for a table that somebody has come to, unless it was done a moment ago. */
  async visit(table: OpenTable): Promise<void> {
    const last = this.#noted.get(table);
    if (last !== undefined && Math.abs(this.#deps.now() - last) < MINUTE_MS) return;
    await this.#note([table]);
  }

  async #note(tables: readonly OpenTable[]): Promise<void> {
    if (!this.offered) return;
    const at = this.#deps.now();
    const listed = tables.filter(
      ({ table, here }) => table.host !== null && here.includes(table.host) && listingOf(table) !== null,
    );
    for (const table of listed) this.#noted.set(table, at);
    await this.#deps.store.touchListings(
      listed.map(({ id }) => id),
      at,
    );
  }
}
