/** Loaded into a server process before it starts. Loses, duplicates or delays messages to other servers. */
import { isMainThread } from 'node:worker_threads';
import { seeded } from '../../helpers/random.ts';
import { pause } from '../pause.ts';
import { replaced } from '../replaced.ts';

/** The SQL statement with which socket.io's adapter sends a message. */
const NOTICE = 'SELECT pg_notify($1, $2)';

const LOST = 0.1;
const TWICE = 0.1;
const LATE = 0.1;
/** The longest delay, in ms. It is long enough for many other messages to overtake the delayed one. */
const LATEST_MS = 3_000;

type Query = (text: unknown, values?: unknown[]) => Promise<unknown>;

// The opponents' threads send no messages, so don't change anything in them.
if (isMainThread) {
  const { Pool } = await import('pg');
  const random = seeded(Number(process.env['CHAOS_NOTICES']));
  const pools = Pool.prototype as unknown as { query: Query };
  replaced(
    pools,
    'query',
    (query) =>
      async function (text, values) {
        if (text !== NOTICE) return query.call(this, text, values);
        const luck = random();
        if (luck < LOST) return undefined;
        if (luck < LOST + LATE) await pause(random() * LATEST_MS);
        if (luck > 1 - TWICE) await query.call(this, text, values);
        return query.call(this, text, values);
      },
  );
}
