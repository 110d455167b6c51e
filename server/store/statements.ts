/** Every statement of the store. Statements are prepared once, because preparing one takes longer than running it. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';

const STATEMENTS = {
  insertEvent: 'INSERT INTO events VALUES (?, ?, ?, ?, ?)',
  startLog: 'INSERT INTO logs VALUES (?, ?)',
  lengthenLog: 'UPDATE logs SET length = length + ? WHERE log = ? AND length = ?',
  readLog: 'SELECT number, event, command, checksum FROM events WHERE log = ? ORDER BY number',
  lengthOfLog: 'SELECT length FROM logs WHERE log = ?',
  eraseEvents: 'DELETE FROM events WHERE log = ?',
  eraseLog: 'DELETE FROM logs WHERE log = ?',
  insertTable: 'INSERT INTO tables VALUES (?, ?, ?, ?, ?)',
  changeTable: 'UPDATE tables SET seen = ?, played = ?, checksum = ? WHERE id = ?',
  tableByCode: 'SELECT * FROM tables WHERE code = ?',
  tableById: 'SELECT * FROM tables WHERE id = ?',
  eraseTable: 'DELETE FROM tables WHERE id = ?',
  eraseUnsoundTables: `
    DELETE FROM tables WHERE (id = ? OR code = ?) AND tables.checksum <> checksum(id, code, seen, played)`,
  countTables: 'SELECT count(*) AS count FROM tables',
  // The second condition leaves out rows with damaged numbers that are too large for a JavaScript number.
  unvisited: `
    SELECT * FROM tables WHERE seen <= iif(played, ?, ?)
    AND max(abs(seen / 2), abs(played / 2), abs(checksum / 2)) < 4503599627370496`,
  lostTables: `
    SELECT substr(log, length(?1) + 1) AS id FROM logs
    WHERE substr(log, 1, length(?1)) = ?1 AND NOT EXISTS (
      SELECT 1 FROM tables
      WHERE id = substr(log, length(?1) + 1) AND tables.checksum = checksum(id, code, seen, played)
    )`,
  insertSeat: 'INSERT INTO seats VALUES (?, ?, ?, ?)',
  seatsOf: 'SELECT table_id, digest, player, checksum FROM seats WHERE table_id = ?',
  eraseSeat: 'DELETE FROM seats WHERE table_id = ? AND digest = ?',
  eraseSeats: 'DELETE FROM seats WHERE table_id = ?',
  insertSighting: 'INSERT OR IGNORE INTO sightings VALUES (?, ?, ?, ?, ?)',
  sightingsAt: 'SELECT * FROM sightings WHERE table_id = ?',
  eraseSightings: 'DELETE FROM sightings WHERE table_id = ?',
  setHost: 'INSERT OR REPLACE INTO hosts VALUES (?, ?, ?, ?)',
  hostOf: 'SELECT * FROM hosts WHERE table_id = ?',
  eraseHost: 'DELETE FROM hosts WHERE table_id = ?',
  setRecovery: 'INSERT OR REPLACE INTO recoveries VALUES (?, ?, ?, ?)',
  recovery: 'SELECT * FROM recoveries WHERE table_id = ? AND digest = ?',
  spendRecovery: 'DELETE FROM recoveries WHERE table_id = ? AND digest = ?',
  eraseRecoveries: 'DELETE FROM recoveries WHERE table_id = ?',
  figure: 'SELECT value FROM figures WHERE name = ?',
  setFigure: 'INSERT OR REPLACE INTO figures VALUES (?, ?)',
} as const;

export type Statements = Readonly<Record<keyof typeof STATEMENTS, StatementSync>>;

export function prepareStatements(database: DatabaseSync): Statements {
  const prepared = Object.entries(STATEMENTS).map(([name, sql]) => [name, database.prepare(sql)]);
  return Object.fromEntries(prepared) as Statements;
}
