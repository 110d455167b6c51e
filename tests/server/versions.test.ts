/** Two versions side by side: a server stops serving a table that contains events only a newer version knows. */
import { Client as Connection } from 'pg';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { gatherFollowers, type Follower } from '../helpers/follower.ts';
import { usePostgres } from '../helpers/use-postgres.ts';
import { startSharing } from '../helpers/sharing.ts';

const database = usePostgres();

/** Writes an event of a newer version to one of the logs of a follower's table. */
async function newerWrites(url: string, { code, game }: Follower, log: 'table' | 'game'): Promise<void> {
  const client = new Connection({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('SELECT id FROM tables WHERE code = $1', [code]);
  const table = rows[0]?.id ?? '';
  const name = log === 'table' ? `table/${table}` : `game/${game?.id ?? ''}`;
  await client.query(
    `INSERT INTO events (log, number, table_id, event)
     SELECT log, max(number) + 1, $2, '{"type":"tide-turned","height":3}' FROM events WHERE log = $1 GROUP BY log`,
    [name, table],
  );
  await client.query('UPDATE tables SET version = version + 1 WHERE id = $1', [table]);
  await client.end();
}

async function lengthOf(url: string): Promise<string | undefined> {
  const client = new Connection({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>('SELECT count(*) AS count FROM events');
  await client.end();
  return rows[0]?.count;
}

it.each(['table', 'game'] as const)('an event in the log of a %s that is not known', async (log) => {
  const url = await database.fresh();
  const lines: string[] = [];
  const options = { log: pino({ level: 'error' }, { write: (line) => void lines.push(line) }), lookMs: 20 };
  const server = await startSharing(url, options);
  const { navigator, poseidon } = await gatherFollowers(server.url);
  const other = await gatherFollowers(server.url);
  await newerWrites(url, navigator, log);
  const before = await lengthOf(url);
  // The server notices the event when it polls the log.
  await expect.poll(() => lines.join()).toContain('a newer version has written to it');
  const refused = { ok: false, refusal: 'server-fault' };
  for (let i = 0; i < 3; i++)
    expect(await navigator.command({ type: 'guess', ship: 'red', square: 'b2' }, `n${i}`)).toEqual(refused);
  // A new connection is refused too, even though the table is no longer in memory.
  navigator.close();
  poseidon.socket.disconnect().connect();
  const request = { code: poseidon.code, tokens: [poseidon.token], have: { table: 0, game: null } };
  await expect.poll(() => poseidon.ask('attend', request)).toEqual(refused);
  expect(await lengthOf(url)).toBe(before);
  expect(lines.join()).not.toContain('tide');
  // All other tables still work.
  await other.navigator.does({ type: 'guess', ship: 'red', square: 'b2' });
  for (const one of [poseidon, other.navigator, other.poseidon]) one.close();
  await server.stop();
});
