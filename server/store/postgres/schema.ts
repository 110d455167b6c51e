/** The schema of the database as a list of migrations. Each migration is applied to a database once. */
import type { ClientBase } from 'pg';

/**
 * Each migration changes the schema from one version to the next. A released migration must never be changed, because
 * it has already been applied to databases.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE events (
    log text NOT NULL,
    number integer NOT NULL,
    table_id text,
    event text NOT NULL,
    command text,
    PRIMARY KEY (log, number)
  );
  -- A command is carried out once at its table, whichever server it comes to.
  CREATE UNIQUE INDEX commands ON events (table_id, command) WHERE command IS NOT NULL;
  CREATE TABLE tables (
    id text PRIMARY KEY,
    code text NOT NULL UNIQUE,
    seen bigint NOT NULL,
    played boolean NOT NULL,
    version integer NOT NULL
  );
  CREATE INDEX tables_by_visit ON tables (seen);
  CREATE TABLE seats (
    table_id text NOT NULL,
    digest text NOT NULL,
    player text NOT NULL,
    PRIMARY KEY (table_id, digest)
  );
  CREATE TABLE sightings (
    table_id text NOT NULL,
    digest text NOT NULL,
    game text NOT NULL,
    sight text NOT NULL,
    PRIMARY KEY (table_id, digest, game, sight)
  );
  CREATE TABLE hosts (
    table_id text PRIMARY KEY,
    player text NOT NULL,
    seen bigint NOT NULL
  );
  CREATE TABLE figures (
    name text PRIMARY KEY,
    value bigint NOT NULL,
    set_at timestamptz NOT NULL
  );
  -- socket.io's adapter looks here for what is too long to be said, though nothing of ours is.
  CREATE TABLE socket_io_attachments (
    id bigserial UNIQUE,
    created_at timestamptz DEFAULT now(),
    payload bytea
  );
  `,
  `
  -- One of each player at a table: a newer one takes its place.
  CREATE TABLE keys (
    table_id text NOT NULL,
    player text NOT NULL,
    digest text NOT NULL,
    made_by text,
    until timestamptz NOT NULL,
    PRIMARY KEY (table_id, player)
  );
  `,
  `
  -- What servers count together, as rate-limiter-flexible has it. A loss of power may cost it: it is not waited for.
  CREATE UNLOGGED TABLE counts (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  );
  `,
  `
  -- Keys that are good as long as their table, one for each player.
  CREATE TABLE recoveries (
    table_id text NOT NULL,
    player text NOT NULL,
    digest text NOT NULL,
    PRIMARY KEY (table_id, player)
  );
  `,
  `
  -- When the time of a turn is up, at tables whose clock counts days.
  CREATE TABLE deadlines (
    table_id text PRIMARY KEY,
    turn text NOT NULL,
    ends_at bigint NOT NULL,
    of_ms bigint NOT NULL
  );
  `,
  `
  -- What the list of open tables says of each of them.
  CREATE TABLE listings (
    table_id text PRIMARY KEY,
    listing text NOT NULL,
    over_days boolean NOT NULL,
    home boolean NOT NULL,
    opened bigint NOT NULL,
    seen bigint NOT NULL
  );
  CREATE INDEX listings_by_visit ON listings (seen);
  -- Subscriptions to notices, what has been sent to them, when the notices of a table have to be looked at, and the
  -- servers' key for push services.
  CREATE TABLE push_subscriptions (
    table_id text NOT NULL,
    player text NOT NULL,
    digest text NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    quiet text,
    since bigint NOT NULL,
    PRIMARY KEY (table_id, player, digest)
  );
  CREATE INDEX push_subscriptions_by_digest ON push_subscriptions (digest);
  CREATE TABLE push_notices (
    table_id text NOT NULL,
    player text NOT NULL,
    digest text NOT NULL,
    kind text NOT NULL,
    number bigint NOT NULL,
    tries integer NOT NULL,
    until bigint,
    PRIMARY KEY (table_id, player, digest, kind)
  );
  CREATE INDEX push_notices_by_digest ON push_notices (digest);
  CREATE TABLE push_checks (
    table_id text PRIMARY KEY,
    due_at bigint NOT NULL,
    stamp text NOT NULL,
    actor text
  );
  CREATE INDEX push_checks_by_time ON push_checks (due_at);
  CREATE TABLE push_keys (
    name text PRIMARY KEY,
    private text NOT NULL
  );
  `,
];

/**
 * The id of the lock that a server holds while it migrates. Because of the lock, servers that start at the same time
 * migrate one after the other. The value of the id is arbitrary.
 */
const MIGRATING = 4_118_402;

/**
 * Migrates a database to this server's version.
 * @throws Error if a newer version of the server has migrated the database
 */
export async function migrate(client: ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATING]);
  try {
    await client.query('CREATE TABLE IF NOT EXISTS schema_versions (version integer PRIMARY KEY)');
    const { rows } = await client.query<{ version: number | null }>(
      'SELECT max(version) AS version FROM schema_versions',
    );
    const version = rows[0]?.version ?? 0;
    if (version > MIGRATIONS.length) throw new Error('the database has been written by a newer version');
    for (const [i, sql] of MIGRATIONS.entries()) {
      if (i < version) continue;
      await client.query('BEGIN');
      await client.query(sql);
      await client.query('INSERT INTO schema_versions VALUES ($1)', [i + 1]);
      await client.query('COMMIT');
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATING]);
  }
}
