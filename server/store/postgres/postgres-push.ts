/** What the PostgreSQL store keeps for notices through push services. */
import type { Pool, PoolClient } from 'pg';
import type { CheckRow, DueCheck, NoticeRow, PushStore, SubscriptionRow } from '../push-store.ts';
import type { Change } from '../store-interface.ts';
import { inTransaction } from './transaction.ts';

/** The name of the row with the key for push services. */
const VAPID = 'vapid';

/** Writes the part of a change that is about notices. */
export async function insertPush(
  client: PoolClient,
  { subscription, unsubscribed = [], check, at }: Change,
): Promise<void> {
  if (at)
    for (const { player, digest } of unsubscribed)
      for (const table of ['push_subscriptions', 'push_notices'])
        await client.query(`DELETE FROM ${table} WHERE table_id = $1 AND player = $2 AND digest = $3`, [
          at.table,
          player,
          digest,
        ]);
  if (subscription) {
    const { table, player, digest, endpoint, p256dh, auth, quiet, since } = subscription;
    await client.query(
      `INSERT INTO push_subscriptions (table_id, player, digest, endpoint, p256dh, auth, quiet, since)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (table_id, player, digest)
       DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth, quiet = excluded.quiet, since = excluded.since`,
      [table, player, digest, endpoint, p256dh, auth, quiet, since],
    );
  }
  if (check)
    await client.query(
      `INSERT INTO push_checks (table_id, due_at, stamp, actor) VALUES ($1, $2, $3, $4)
       ON CONFLICT (table_id)
       DO UPDATE SET due_at = excluded.due_at, stamp = excluded.stamp, actor = excluded.actor`,
      [check.table, check.dueAt, check.stamp, check.actor],
    );
}

export class PostgresPush implements PushStore {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  subscriptions(table: string): Promise<SubscriptionRow[]> {
    return this.#rows<SubscriptionRow>(
      `SELECT table_id AS "table", player, digest, endpoint, p256dh, auth, quiet, since::float8
       FROM push_subscriptions WHERE table_id = $1 ORDER BY since, player, digest`,
      [table],
    );
  }

  notices(table: string): Promise<NoticeRow[]> {
    return this.#rows<NoticeRow>(
      `SELECT table_id AS "table", player, digest, kind, number::float8, tries, until::float8
       FROM push_notices WHERE table_id = $1`,
      [table],
    );
  }

  async claim(notice: NoticeRow, now: number): Promise<boolean> {
    const { table, player, digest, kind, number, tries, until } = notice;
    const claimed = await this.#rows(
      `INSERT INTO push_notices AS stored (table_id, player, digest, kind, number, tries, until)
       SELECT table_id, player, digest, $4, $5::bigint, $6::integer, $7::bigint FROM push_subscriptions
       WHERE table_id = $1 AND player = $2 AND digest = $3
       ON CONFLICT (table_id, player, digest, kind)
       DO UPDATE SET number = excluded.number, tries = excluded.tries, until = excluded.until
       WHERE stored.number < excluded.number OR (stored.number = excluded.number AND stored.until <= $8)
       RETURNING kind`,
      [table, player, digest, kind, number, tries, until, now],
    );
    return claimed.length > 0;
  }

  async settle({ table, player, digest, kind, number, tries, until }: NoticeRow): Promise<void> {
    await this.#rows(
      `UPDATE push_notices SET tries = $6, until = $7
       WHERE table_id = $1 AND player = $2 AND digest = $3 AND kind = $4 AND number = $5`,
      [table, player, digest, kind, number, tries, until],
    );
  }

  /** See PushStore.dropEndpoint. Locks the rows in the same order as insertPush, so that neither waits for the other. */
  async dropEndpoint(digest: string): Promise<void> {
    await inTransaction(this.#pool, async (client) => {
      await client.query('DELETE FROM push_subscriptions WHERE digest = $1', [digest]);
      await client.query('DELETE FROM push_notices WHERE digest = $1', [digest]);
    });
  }

  /** See PushStore.takeChecks. A check that another server is taking at this moment is left to it. */
  takeChecks({ now, until, latest, most }: Parameters<PushStore['takeChecks']>[0]): Promise<DueCheck[]> {
    return this.#rows<DueCheck>(
      `UPDATE push_checks SET due_at = $2 FROM tables
       WHERE tables.id = push_checks.table_id AND table_id IN (
         SELECT table_id FROM push_checks JOIN tables ON id = table_id WHERE due_at <= $1 OR due_at > $3
         ORDER BY due_at LIMIT $4 FOR UPDATE OF push_checks SKIP LOCKED
       )
       RETURNING table_id AS "table", code, stamp, actor`,
      [now, until, latest, most],
    );
  }

  async isCurrent({ table, stamp }: Pick<CheckRow, 'table' | 'stamp'>): Promise<boolean> {
    const rows = await this.#rows('SELECT 1 FROM push_checks WHERE table_id = $1 AND stamp = $2', [
      table,
      stamp,
    ]);
    return rows.length > 0;
  }

  async putOff({ table, stamp }: Pick<CheckRow, 'table' | 'stamp'>, dueAt: number | null): Promise<void> {
    if (dueAt === null)
      await this.#rows('DELETE FROM push_checks WHERE table_id = $1 AND stamp = $2', [table, stamp]);
    else
      await this.#rows('UPDATE push_checks SET due_at = $3 WHERE table_id = $1 AND stamp = $2', [
        table,
        stamp,
        dueAt,
      ]);
  }

  async bringForward({ table, dueAt, stamp, actor }: CheckRow): Promise<void> {
    await this.#rows(
      `INSERT INTO push_checks AS stored (table_id, due_at, stamp, actor)
       SELECT $1, $2::bigint, $3, $4 WHERE EXISTS (SELECT 1 FROM push_subscriptions WHERE table_id = $1)
       ON CONFLICT (table_id)
       DO UPDATE SET due_at = excluded.due_at, stamp = excluded.stamp, actor = excluded.actor
       WHERE stored.due_at > excluded.due_at`,
      [table, dueAt, stamp, actor],
    );
  }

  /** See PushStore.pushKey. If several servers offer a key at the same time, all of them get the same one. */
  async pushKey(offered: string): Promise<string> {
    await this.#rows('INSERT INTO push_keys (name, private) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      VAPID,
      offered,
    ]);
    const [row] = await this.#rows<{ private: string }>('SELECT private FROM push_keys WHERE name = $1', [
      VAPID,
    ]);
    return row?.private ?? offered;
  }

  async #rows<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    const { rows } = await this.#pool.query<Row>(text, values);
    return rows;
  }
}
