/** A malicious backup: the server never executes anything written in it. */
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../../server/store/backup.ts';
import { DamagedError } from '../../server/store/damage.ts';
import { openSqlite } from '../../server/store/open.ts';
import { restore } from '../../server/store/restore.ts';
import { salvage } from '../../server/store/salvage.ts';
import { damage, VERSION_1 } from '../helpers/data-file.ts';
import { logLines } from '../helpers/lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-crafted-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sound = join(folder, 'sound.sqlite');
beforeAll(async () => {
  const store = openSqlite(sound);
  await store.write({
    table: { id: 't', code: 'CD5F' },
    seat: { table: 't', digest: 'd', player: 'ann' },
    entries: [{ log: 'table/t', number: 0, event: { type: 'made' } }],
  });
  await store.close();
});

let place: string;
let file: string;
let marker: string;
beforeEach(() => {
  place = mkdtempSync(join(folder, 'place-'));
  file = join(place, 'crafted.sqlite');
  marker = join(place, 'marker.sqlite');
  copyFileSync(sound, file);
});

/** Changes a file as only an attacker would, and damages it so that it has to be salvaged. */
function craft(sql: string, isDamaged = true): void {
  const database = new DatabaseSync(file);
  database.enableDefensive(false);
  database.exec(sql.replaceAll('MARKER', marker));
  database.close();
  // Write a wrong number of free pages: https://www.sqlite.org/fileformat.html.
  if (isDamaged) damage(file, (bytes) => bytes.writeUInt32BE(77, 36));
}

/** Replaces a table with a view. */
const view = (name: string, query: string) =>
  `ALTER TABLE ${name} RENAME TO old_${name}; CREATE VIEW ${name} AS ${query}`;
const rewrite = (set: string) => `PRAGMA writable_schema = ON; UPDATE sqlite_schema SET ${set}`;

const CRAFTED: readonly (readonly [string, string])[] = [
  [
    'a second statement behind that of a table',
    rewrite(`sql = sql || '; COMMIT; ATTACH ''MARKER'' AS m; CREATE TABLE m.x (y)' WHERE name = 'events'`),
  ],
  [
    'a table whose statement attaches a file',
    `CREATE TABLE x (y); ${rewrite(`sql = 'CREATE TABLE x (y); ATTACH ''MARKER'' AS m; CREATE TABLE m.x (y)' WHERE name = 'x'`)}`,
  ],
  ['the name of a table that is a statement', 'CREATE TABLE "x); ATTACH \'MARKER\' AS m; --" (y)'],
  ['a trigger', 'CREATE TRIGGER x AFTER INSERT ON events BEGIN DELETE FROM seats; END'],
  [
    'a view that never ends',
    view(
      'events',
      'WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x AS log, x AS number, x AS event, x AS command, x AS checksum FROM c',
    ),
  ],
  [
    'a view in the place of the seats',
    view('seats', "SELECT 't' AS table_id, 'd' AS digest, 'eve' AS player, 1 AS checksum"),
  ],
  ['a generated column', 'ALTER TABLE figures ADD COLUMN x TEXT AS (hex(value))'],
  ['a column with a default', "ALTER TABLE seats ADD COLUMN x TEXT DEFAULT 'x'"],
  [
    'a check that costs',
    rewrite(
      `sql = replace(sql, 'length INTEGER NOT NULL', 'length INTEGER NOT NULL CHECK (length(randomblob(100000000)) > 0)') WHERE name = 'logs'`,
    ),
  ],
  ['a virtual table', 'CREATE VIRTUAL TABLE x USING fts5 (y)'],
  [
    'a virtual table in the place of the events',
    'ALTER TABLE events RENAME TO old; CREATE VIRTUAL TABLE events USING fts5 (log, number, event, command, checksum)',
  ],
  [
    'an index over an expression',
    'CREATE INDEX x ON events (hex(randomblob(9)) COLLATE nocase) '.replace(
      'hex(randomblob(9))',
      'upper(event)',
    ),
  ],
  ['a table more', 'CREATE TABLE songs (line TEXT)'],
  ['a table less', 'DROP TABLE hosts'],
  ['a table that counts', 'CREATE TABLE x (y INTEGER PRIMARY KEY AUTOINCREMENT)'],
  ['what ANALYZE leaves', 'ANALYZE'],
  ['the schema of another version', 'PRAGMA user_version = 2'],
];

describe.each([
  ['beside damage', true],
  ['in a sound file', false],
])('%s', (_, isDamaged) => {
  it.each(CRAFTED)('%s is not opened, copied, restored or salvaged, and does nothing', async (_, sql) => {
    craft(sql, isDamaged);
    const before = readFileSync(file);
    const why = /not made by Odyssey|malformed/;
    expect(() => openSqlite(file)).toThrow(why);
    await expect(backUp(file, join(place, 'copy.sqlite'))).rejects.toThrow(why);
    for (const force of [false, true])
      await expect(restore(file, join(place, 'odyssey.sqlite'), { force })).rejects.toThrow(why);
    const database = new DatabaseSync(file, { readOnly: true });
    expect(() => salvage(database, join(place, 'salvaged.sqlite'))).toThrow(why);
    database.close();
    expect(readFileSync(file)).toEqual(before);
    expect(
      ['marker.sqlite', 'odyssey.sqlite', 'copy.sqlite'].filter((name) => existsSync(join(place, name))),
    ).toEqual([]);
  });
});

it('a file of an older version with a trigger is not brought to this one', () => {
  copyFileSync(VERSION_1, file);
  craft('CREATE TRIGGER x AFTER DELETE ON events BEGIN DELETE FROM seats; END', false);
  const before = readFileSync(file);
  expect(() => openSqlite(file)).toThrow('not made by Odyssey');
  expect(readFileSync(file)).toEqual(before);
});

describe('rows that are none of ours', () => {
  const HUGE = "printf('%.*c', 3000000, 'x')";
  it.each([
    ['a huge event', `INSERT INTO events VALUES ('game/x', 0, ${HUGE}, NULL, 1)`],
    ['the huge name of a log', `INSERT INTO logs VALUES (${HUGE}, 1)`],
    ['a huge seat', `INSERT INTO seats VALUES ('t', ${HUGE}, 'x', 1)`],
    ['a huge code', `INSERT INTO tables VALUES ('x', ${HUGE}, 0, 0, 1)`],
    [
      'a number of 63 bits for an event',
      "INSERT INTO events VALUES ('game/x', 9223372036854775807, '{}', NULL, 1)",
    ],
    ['one for a checksum', 'UPDATE events SET checksum = 9223372036854775807'],
    ['one for a visit', 'UPDATE tables SET seen = 9223372036854775807'],
    ['one below all', 'UPDATE tables SET seen = -9223372036854775807 - 1'],
    ['one for the length of a log', 'UPDATE logs SET length = 9223372036854775807'],
  ])('%s: a copy says that it is damaged, and the server runs', async (_, sql) => {
    craft(sql, false);
    expect((await backUp(file, join(place, 'copy.sqlite'))).faults).not.toEqual([]);
    const { log } = logLines();
    const store = openSqlite(file, log);
    // Each read either succeeds or reports damage. No read may fail in any other way.
    for (const look of [
      () => store.findTable('CD5F'),
      () => store.read('table/t'),
      () => store.read('game/x'),
      () => store.seats('t'),
    ])
      await look().catch((error: unknown) => expect(error).toBeInstanceOf(DamagedError));
    await store.touch(['t']);
    await store.unvisited({ played: 9, unplayed: 9 });
    await store.lostTables('table/');
    await store.write({ table: { id: 'n', code: 'NEW2' }, entries: [] });
    expect((await store.findTable('NEW2'))?.id).toBe('n');
    await store.close();
  });

  it('the figures that the server keeps for itself begin anew', async () => {
    craft("INSERT INTO figures VALUES ('ran', 9223372036854775807)", false);
    const store = openSqlite(file);
    expect(await store.figure('ran')).toBe(0);
    await store.close();
  });
});
