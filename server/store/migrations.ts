/** The schema of the data file as a list of migrations. Each migration is applied to a file once. */
import { DatabaseSync } from 'node:sqlite';
import { checksum, type Part } from './checksum.ts';

/**
 * Each migration changes the schema from one version to the next. The first migration creates version 1 in an empty
 * file. A released migration must never be changed, because files of every version exist.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE events (
    log TEXT NOT NULL,
    number INTEGER NOT NULL,
    event TEXT NOT NULL,
    command TEXT,
    PRIMARY KEY (log, number)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    seen INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE seats (
    table_id TEXT NOT NULL,
    digest TEXT NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (table_id, digest)
  ) WITHOUT ROWID, STRICT;
  `,
  // Adds a checksum to each row and stores the length of each log, to detect damage. From this version on, visits are
  // measured in the server's running time, so all tables count as visited at the time of the upgrade.
  `
  ALTER TABLE events RENAME TO events_1;
  CREATE TABLE events (
    log TEXT NOT NULL,
    number INTEGER NOT NULL,
    event TEXT NOT NULL,
    command TEXT,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (log, number)
  ) WITHOUT ROWID, STRICT;
  INSERT INTO events
    SELECT log, number, event, command, checksum(log, number, event, command) FROM events_1;
  DROP TABLE events_1;
  CREATE TABLE logs (
    log TEXT PRIMARY KEY,
    length INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  INSERT INTO logs SELECT log, max(number) + 1 FROM events GROUP BY log;
  ALTER TABLE tables RENAME TO tables_1;
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    seen INTEGER NOT NULL,
    played INTEGER NOT NULL,
    checksum INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  INSERT INTO tables
    SELECT id, code, 0, played, checksum(id, code, 0, played) FROM (
      SELECT id, code, EXISTS (
        SELECT 1 FROM events WHERE log = 'table/' || id AND event LIKE '{"type":"game-began"%'
      ) AS played FROM tables_1
    );
  DROP TABLE tables_1;
  ALTER TABLE seats RENAME TO seats_1;
  CREATE TABLE seats (
    table_id TEXT NOT NULL,
    digest TEXT NOT NULL,
    player TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (table_id, digest)
  ) WITHOUT ROWID, STRICT;
  INSERT INTO seats SELECT table_id, digest, player, checksum(table_id, digest, player) FROM seats_1;
  DROP TABLE seats_1;
  CREATE TABLE figures (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  `,
  // Adds records of what each device has seen of a running game, and of when each host was last present.
  `
  CREATE TABLE sightings (
    table_id TEXT NOT NULL,
    digest TEXT NOT NULL,
    game TEXT NOT NULL,
    sight TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (table_id, digest, game, sight)
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE hosts (
    table_id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    seen INTEGER NOT NULL,
    checksum INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  `,
  // Adds recovery keys: one for each player, valid for as long as the table exists.
  `
  CREATE TABLE recoveries (
    table_id TEXT NOT NULL,
    player TEXT NOT NULL,
    digest TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (table_id, player)
  ) WITHOUT ROWID, STRICT;
  `,
  // Adds the deadlines of tables whose clock counts days.
  `
  CREATE TABLE deadlines (
    table_id TEXT PRIMARY KEY,
    turn TEXT NOT NULL,
    ends_at INTEGER NOT NULL,
    of_ms INTEGER NOT NULL,
    checksum INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  `,
  // Adds the list of open tables, subscriptions to notices, what has been sent to them, when the notices of a table have
  // to be looked at, and the server's key for push services.
  `
  CREATE TABLE listings (
    table_id TEXT PRIMARY KEY,
    listing TEXT NOT NULL,
    over_days INTEGER NOT NULL,
    home INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    checksum INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX listings_by_visit ON listings (seen);
  CREATE TABLE push_subscriptions (
    table_id TEXT NOT NULL,
    player TEXT NOT NULL,
    digest TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    quiet TEXT,
    since INTEGER NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (table_id, player, digest)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX push_subscriptions_by_digest ON push_subscriptions (digest);
  CREATE TABLE push_notices (
    table_id TEXT NOT NULL,
    player TEXT NOT NULL,
    digest TEXT NOT NULL,
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    until INTEGER,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (table_id, player, digest, kind)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX push_notices_by_digest ON push_notices (digest);
  CREATE TABLE push_checks (
    table_id TEXT PRIMARY KEY,
    due_at INTEGER NOT NULL,
    stamp TEXT NOT NULL,
    actor TEXT,
    checksum INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX push_checks_by_time ON push_checks (due_at);
  CREATE TABLE push_keys (
    name TEXT PRIMARY KEY,
    private TEXT NOT NULL,
    checksum INTEGER NOT NULL
  ) WITHOUT ROWID, STRICT;
  `,
];

/** The schema version that this server reads and writes. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** The maximum number of schema objects that are read from a file. Our schema has fewer. */
const MOST_OBJECTS = 100;

/**
 * The schema version of a file; 0 if the file is empty. The schema must be exactly ours. Otherwise our statements could
 * run a trigger, view or generated column that somebody else has added.
 * @throws Error if the file was not made by Odyssey, or was made by a newer version
 */
export function versionOf(database: DatabaseSync): number {
  const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  if (version > SCHEMA_VERSION || version < 0)
    throw new Error(`made by another version of Odyssey (schema ${version})`);
  if (schemaOf(database) !== schemaOfVersion(version))
    throw new Error(`not made by Odyssey${version > 0 ? ', or damaged: its tables are others' : ''}`);
  return version;
}

function schemaOf(database: DatabaseSync): string {
  const objects = database.prepare(
    `SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name LIMIT ${MOST_OBJECTS}`,
  );
  return JSON.stringify(objects.all());
}

function schemaOfVersion(version: number): string {
  const database = new DatabaseSync(':memory:');
  upgrade(database, 0, version);
  const schema = schemaOf(database);
  database.close();
  return schema;
}

/** Defines the SQL function `checksum` for our statements. The schema of a file can't call the function. */
function defineChecksum(database: DatabaseSync): void {
  // Use BigInts, because a damaged number may be too large for a JavaScript number.
  const options = { varargs: true, deterministic: true, directOnly: true, useBigIntArguments: true };
  database.function('checksum', options, (...parts) => checksum(...(parts as Part[])));
}

/** Migrates a file to this server's version. */
export function migrate(database: DatabaseSync): void {
  upgrade(database, versionOf(database), SCHEMA_VERSION);
}

/**
 * Changes the schema of a file from one version to a later one. Each step is one transaction.
 * @param from the file's version; 0 for an empty file
 */
export function upgrade(database: DatabaseSync, from: number, to: number): void {
  defineChecksum(database);
  for (let version = from; version < to; version++) {
    try {
      database.exec(`BEGIN IMMEDIATE; ${MIGRATIONS[version]} PRAGMA user_version = ${version + 1}; COMMIT;`);
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }
}
