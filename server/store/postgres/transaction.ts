/** Transactions of the PostgreSQL store. */
import type { Pool, PoolClient } from 'pg';

/** Runs work in one transaction. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // If even the rollback fails, discard the connection.
    await client.query('ROLLBACK').then(
      () => client.release(),
      (fault: unknown) => client.release(fault instanceof Error ? fault : true),
    );
    throw error;
  }
}
