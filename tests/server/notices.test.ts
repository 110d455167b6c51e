/** The connections for PostgreSQL notifications. */
import { Client } from 'pg';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openNotices } from '../../server/gateway/notices.ts';
import { usePostgres } from '../helpers/use-postgres.ts';

const postgres = usePostgres();

it('sends every notification that was given to it before it closes', async () => {
  const url = await postgres.fresh();
  const hearing = new Client({ connectionString: url });
  await hearing.connect();
  await hearing.query('LISTEN facts');
  const heard: (string | undefined)[] = [];
  hearing.on('notification', ({ payload }) => heard.push(payload));
  const { pool, close } = openNotices(url, pino({ level: 'silent' }));
  const facts = ['1', '2', '3'];
  for (const fact of facts)
    void pool.query('SELECT pg_notify($1, $2)', ['facts', fact]).catch(() => undefined);
  await close();
  await expect.poll(() => heard).toEqual(facts);
  await hearing.end();
});
