/**
 * The store in a PostgreSQL database that any number of servers share. If two servers write an event with the same
 * number to a log, the primary key lets only the first succeed.
 */
import type { Pool } from 'pg';
import { DamagedError } from '../damage.ts';
import {
  OutdatedError,
  type Change,
  type DeadlineRow,
  type Entry,
  type Figure,
  type HostRow,
  type KeyRow,
  type ListingQuery,
  type ListingRow,
  type NewTable,
  type SeatRow,
  type SightingRow,
  type Store,
  type TableRow,
} from '../store-interface.ts';
import { PostgresPush } from './postgres-push.ts';
import { inTransaction } from './transaction.ts';
import { isLengthening, lengthen, writeOne, type Lengthening } from './write.ts';

interface RawEntry {
  readonly number: number;
  readonly event: string;
  readonly command: string | null;
}

interface Waiting {
  readonly change: Lengthening;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Servers' clocks differ a little, so a server may count an interval of running time early, by up to this share of its
 * length.
 */
const EARLY = 0.1;

/** The database tables, besides `events`, whose rows belong to a table that people play at. */
const KEPT_AT_TABLE = [
  ...['seats', 'sightings', 'hosts', 'deadlines', 'listings', 'keys', 'recoveries'],
  ...['push_subscriptions', 'push_notices', 'push_checks'],
];

// The driver returns a bigint as text, but a float8 as a number. A time in ms loses no precision as a float8.
const TABLE = 'SELECT id, code, seen::float8, played FROM tables';

export class PostgresStore implements Store {
  readonly push: PostgresPush;
  readonly #pool: Pool;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  /** @param pool connections to a database with this version's schema: see open.ts */
  constructor(pool: Pool) {
    this.#pool = pool;
    this.push = new PostgresPush(pool);
  }

  /** Group commit: changes that arrive while a transaction is running share the next one. */
  write(change: Change): Promise<void> {
    if (!isLengthening(change)) return writeOne(this.#pool, change);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, resolve, reject });
      this.#writing ??= this.#writeWaiting();
    });
  }

  async #writeWaiting(): Promise<void> {
    // Wait for the end of this turn of the event loop, so that changes made in it join the first group.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      await this.#writeGroup(group);
    }
    // Don't await anything between the last check of the queue and this reset. A change that arrived in between would
    // wait forever.
    this.#writing = undefined;
  }

  async #writeGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const moved = await lengthen(
        this.#pool,
        group.map(({ change }) => change),
      );
      for (const { change, resolve, reject } of group)
        if (moved.has(change.at.table)) resolve();
        else reject(new OutdatedError('somebody else was faster'));
    } catch {
      // A change that can't be written must not make the others fail, so write each change on its own.
      for (const { change, resolve, reject } of group)
        await writeOne(this.#pool, change).then(resolve, reject);
    }
  }

  async versions(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#rows<{ id: string; version: number }>(
      'SELECT id, version FROM tables WHERE id = ANY ($1)',
      [tables],
    );
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  async read(log: string, from = 0): Promise<Entry[]> {
    const rows = await this.#rows<RawEntry>(
      'SELECT number, event, command FROM events WHERE log = $1 AND number >= $2 ORDER BY number',
      [log, from],
    );
    return rows.map(({ number, event, command }, i) => {
      if (number !== from + i) throw new DamagedError(log, `event ${from + i} is missing`);
      return { log, number, event: JSON.parse(event) as unknown, ...(command !== null && { command }) };
    });
  }

  async commands(log: string): Promise<string[] | undefined> {
    const rows = await this.#rows<{ command: string | null }>(
      'SELECT command FROM events WHERE log = $1 AND (number = 0 OR command IS NOT NULL) ORDER BY number',
      [log],
    );
    return rows.length === 0 ? undefined : rows.flatMap(({ command }) => command ?? []);
  }

  async findTable(code: string): Promise<TableRow | undefined> {
    const [row] = await this.#rows<TableRow>(`${TABLE} WHERE code = $1`, [code]);
    return row;
  }

  seats(table: string): Promise<SeatRow[]> {
    return this.#rows<SeatRow>('SELECT table_id AS "table", digest, player FROM seats WHERE table_id = $1', [
      table,
    ]);
  }

  sightings(table: string): Promise<SightingRow[]> {
    return this.#rows<SightingRow>(
      'SELECT table_id AS "table", digest, game, sight FROM sightings WHERE table_id = $1 ORDER BY digest, game, sight',
      [table],
    );
  }

  /** See Store.offerKey. Also deletes all expired keys. */
  async offerKey({ table, digest, player, by }: KeyRow, goodForMs: number): Promise<void> {
    await this.#rows('DELETE FROM keys WHERE until < now()');
    await this.#rows(
      `INSERT INTO keys (table_id, player, digest, made_by, until)
       VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))
       ON CONFLICT (table_id, player)
       DO UPDATE SET digest = excluded.digest, made_by = excluded.made_by, until = excluded.until`,
      [table, player, digest, by ?? null, goodForMs / 1000],
    );
  }

  async keepRecovery({ table, digest, player }: Omit<KeyRow, 'by'>): Promise<void> {
    await this.#rows(
      `INSERT INTO recoveries (table_id, player, digest) VALUES ($1, $2, $3)
       ON CONFLICT (table_id, player) DO UPDATE SET digest = excluded.digest`,
      [table, player, digest],
    );
  }

  async key(table: string, digest: string): Promise<KeyRow | undefined> {
    const [row] = await this.#rows<{ player: string; made_by: string | null }>(
      `SELECT player, made_by FROM keys WHERE table_id = $1 AND digest = $2 AND until >= now()
       UNION ALL SELECT player, NULL FROM recoveries WHERE table_id = $1 AND digest = $2`,
      [table, digest],
    );
    return row && { table, digest, player: row.player, ...(row.made_by !== null && { by: row.made_by }) };
  }

  async hostSeen(table: string): Promise<HostRow | undefined> {
    const [row] = await this.#rows<HostRow>(
      'SELECT table_id AS "table", player, seen::float8 FROM hosts WHERE table_id = $1',
      [table],
    );
    return row;
  }

  async touchHosts(hosts: readonly Omit<HostRow, 'seen'>[]): Promise<void> {
    if (hosts.length === 0) return;
    await this.#rows(
      `INSERT INTO hosts (table_id, player, seen)
       SELECT table_id, player, $3 FROM unnest($1::text[], $2::text[]) AS host (table_id, player)
       ON CONFLICT (table_id) DO UPDATE SET player = excluded.player, seen = excluded.seen`,
      [hosts.map(({ table }) => table), hosts.map(({ player }) => player), await this.figure('ran')],
    );
  }

  async touch(tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return;
    await this.#rows('UPDATE tables SET seen = $2 WHERE id = ANY ($1)', [tables, await this.figure('ran')]);
  }

  async deadline(table: string): Promise<DeadlineRow | undefined> {
    const [row] = await this.#rows<DeadlineRow>(
      `SELECT table_id AS "table", turn, ends_at::float8 AS "endsAt", of_ms::float8 AS "ofMs"
       FROM deadlines WHERE table_id = $1`,
      [table],
    );
    return row;
  }

  async dueTables(when: { readonly endedBy: number; readonly begunAfter: number }): Promise<string[]> {
    const rows = await this.#rows<{ code: string }>(
      `SELECT code FROM deadlines JOIN tables ON id = table_id
       WHERE ends_at <= $1 OR ends_at - of_ms > $2 ORDER BY ends_at`,
      [when.endedBy, when.begunAfter],
    );
    return rows.map(({ code }) => code);
  }

  listings(query: ListingQuery): Promise<ListingRow[]> {
    return this.#rows<ListingRow>(
      `SELECT table_id AS "table", listing, over_days AS "overDays", home, opened::float8, seen::float8 FROM listings
       WHERE seen > greatest(0, least($1::bigint, $2::bigint)) AND seen < $3::bigint
       AND seen > CASE WHEN over_days THEN $2::bigint ELSE $1::bigint END
       AND ($4 OR NOT home) ORDER BY opened DESC, table_id LIMIT $5`,
      [query.seenAfter, query.seenOverDays, query.seenBefore, query.home, query.most],
    );
  }

  async touchListings(tables: readonly string[], at: number): Promise<void> {
    if (tables.length === 0) return;
    await this.#rows('UPDATE listings SET seen = $2 WHERE table_id = ANY ($1) AND seen > 0', [tables, at]);
  }

  unvisited(since: { readonly played: number; readonly unplayed: number }): Promise<TableRow[]> {
    return this.#rows<TableRow>(
      `${TABLE} WHERE seen <= CASE WHEN played THEN $1::bigint ELSE $2::bigint END
       AND id NOT IN (SELECT table_id FROM deadlines)`,
      [since.played, since.unplayed],
    );
  }

  async countTables(): Promise<number> {
    const [row] = await this.#rows<{ count: number }>('SELECT count(*)::integer AS count FROM tables');
    return row?.count ?? 0;
  }

  /**
   * See Store.lostTables. The result is always empty, because a log and its table's row are written together and
   * PostgreSQL doesn't lose single rows.
   */
  async lostTables(): Promise<string[]> {
    return [];
  }

  async mendTable({ id, code, played }: NewTable & Pick<TableRow, 'played'>): Promise<void> {
    await this.#rows(
      `INSERT INTO tables (id, code, seen, played, version) VALUES ($1, $2, $4, $3, 0)
       ON CONFLICT (id) DO UPDATE SET code = excluded.code, played = excluded.played`,
      [id, code, played, await this.figure('ran')],
    );
  }

  async forget(table: string, logs: readonly string[]): Promise<void> {
    await inTransaction(this.#pool, async (client) => {
      // Delete the table's row first. Then either a concurrent writer finds no table, or this deletion waits for that
      // writer.
      await client.query('DELETE FROM tables WHERE id = $1', [table]);
      await client.query('DELETE FROM events WHERE log = ANY ($1) OR table_id = $2', [logs, table]);
      for (const kept of KEPT_AT_TABLE)
        await client.query(`DELETE FROM ${kept} WHERE table_id = $1`, [table]);
    });
  }

  async tick(ms: number): Promise<number | undefined> {
    const [row] = await this.#rows<{ value: number }>(
      `INSERT INTO figures AS ran (name, value, set_at) VALUES ('ran', $1, now())
       ON CONFLICT (name) DO UPDATE SET value = ran.value + excluded.value, set_at = now()
       WHERE ran.set_at <= now() - make_interval(secs => $2)
       RETURNING ran.value::float8 AS value`,
      [ms, (ms * (1 - EARLY)) / 1000],
    );
    return row && row.value - ms;
  }

  async figure(name: Figure): Promise<number> {
    const [row] = await this.#rows<{ value: number }>('SELECT value::float8 FROM figures WHERE name = $1', [
      name,
    ]);
    return row?.value ?? 0;
  }

  async setFigure(name: Figure, value: number): Promise<void> {
    await this.#rows(
      `INSERT INTO figures (name, value, set_at) VALUES ($1, $2, now())
       ON CONFLICT (name) DO UPDATE SET value = excluded.value, set_at = now()`,
      [name, value],
    );
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#pool.end();
  }

  async #rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.#pool.query<Row>(text, values);
    return rows;
  }
}
