/**
 * Damage in a data file is found when the damaged data is read. It is reported without the data's content, and closes
 * only the damaged table.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { Metrics } from '../../server/lib/metrics.ts';
import { createApp } from '../../server/app.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { faultsOf } from '../../server/store/integrity.ts';
import { openSqlite } from '../../server/store/open.ts';
import { Sweep } from '../../server/tables/sweep.ts';
import { Tables } from '../../server/tables/tables.ts';
import { Client, newToken, NOTHING } from '../helpers/client.ts';
import { fill, fixtureTables, type Kept } from '../helpers/data-file.ts';
import { logLines } from '../helpers/lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-damage-'));
afterAll(() => rmSync(folder, { recursive: true }));
const boards = loadBoards('boards');
const fixture = (await fixtureTables(folder)).filter(({ logs }) => logs.size > 1);
const DAY = 24 * 60 * 60 * 1000;

let files = 0;
/** A file with three tables. The first will be damaged. */
async function threeTables(): Promise<{ file: string; hit: Kept; others: Kept[] }> {
  const file = join(folder, `${files++}.sqlite`);
  const store = openSqlite(file);
  const [hit, ...others] = await fill(store, fixture, 3);
  await store.close();
  if (!hit) throw new Error('no table');
  return { file, hit, others };
}

/** The name of the log of the table's longest game. */
function gameOf({ logs }: Kept): string {
  const games = [...logs].filter(([log]) => log.startsWith('game/'));
  return games.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}

/**
 * Faults in a table's rows. The file itself remains a valid database. $log stands for the log of the table's longest
 * game, and $id for the table.
 */
const DAMAGES: readonly (readonly [string, string, RegExp])[] = [
  [
    'an event that changed',
    `UPDATE events SET event = replace(event, '"type":"', '"type":"un') WHERE log = $log AND number = 3`,
    /^game\/\S+: event 3 is damaged$/,
  ],
  [
    'an event that is no JSON',
    `UPDATE events SET event = '{"secret e7' WHERE log = $log AND number = 3`,
    /^game\/\S+: event 3 is damaged$/,
  ],
  [
    'the number of an event',
    `UPDATE events SET number = 1003 WHERE log = $log AND number = 3`,
    /^game\/\S+: event 3 is missing$/,
  ],
  [
    'a command',
    `UPDATE events SET command = 'x' || command WHERE log = $log AND number = 3`,
    /^game\/\S+: event 3 is damaged$/,
  ],
  [
    'a gap',
    `DELETE FROM events WHERE log = $log AND number BETWEEN 3 AND 7`,
    /^game\/\S+: event 3 is missing$/,
  ],
  [
    'a log without its end',
    `DELETE FROM events WHERE log = $log AND number >= 9`,
    /^game\/\S+: events from 9 on are missing$/,
  ],
  [
    'a game without its log',
    `DELETE FROM events WHERE log = $log`,
    /^game\/\S+: events from 0 on are missing$/,
  ],
  [
    'a log that nothing is left of',
    `DELETE FROM events WHERE log = $log; DELETE FROM logs WHERE log = $log`,
    /^game\/\S+: it is missing$/,
  ],
  [
    'the length of a log',
    `UPDATE logs SET length = length - 1 WHERE log = $log`,
    /^game\/\S+: its length is damaged$/,
  ],
  [
    "an event of the table's own log",
    `UPDATE events SET event = replace(event, 'Ann', 'Anm') WHERE log = 'table/' || $id AND number = 1`,
    /^table\/\S+: event 1 is damaged$/,
  ],
  [
    'a seat',
    `UPDATE seats SET player = 'x' WHERE table_id = $id AND player = (SELECT max(player) FROM seats WHERE table_id = $id)`,
    /^table \S+: a seat is damaged$/,
  ],
  [
    'a seat that is lost',
    `DELETE FROM seats WHERE table_id = $id AND player = (SELECT max(player) FROM seats WHERE table_id = $id)`,
    /^table \S+: a seat is missing$/,
  ],
];

function plant(file: string, sql: string, hit: Kept): void {
  const database = new DatabaseSync(file);
  for (const statement of sql.split('; ')) {
    const prepared = database.prepare(statement);
    prepared.setAllowUnknownNamedParameters(true);
    expect(prepared.run({ log: gameOf(hit), id: hit.id }).changes).toBeGreaterThan(0);
  }
  database.close();
}

describe.each(DAMAGES)('%s', (_, sql, named) => {
  it('closes its table with a code, is named in the log without its content, and all others go on', async () => {
    const { file, hit, others } = await threeTables();
    plant(file, sql, hit);
    const { log, lines } = logLines();
    const app = createApp({ store: openSqlite(file, log), boards, log });
    const client = new Client(`http://127.0.0.1:${await app.listen(0, '127.0.0.1')}`);
    const attend = (code: string) => client.ask('attend', { code, tokens: [], have: NOTHING });
    expect(await attend(hit.code)).toEqual({ ok: false, refusal: 'table-damaged' });
    const join = { code: hit.code, token: newToken(), name: 'Zoe' };
    expect(await client.ask('join', join)).toEqual({ ok: false, refusal: 'table-damaged' });
    for (const { code } of others) {
      expect(await attend(code)).toMatchObject({ ok: true });
      expect(await client.ask('look', { code, tokens: [] })).toMatchObject({ ok: true });
    }
    expect(await client.make()).toMatch(/^\w{4}$/);
    client.close();
    await app.close();
    const told = lines.filter(({ msg }) => msg === 'a table is damaged');
    expect(told.map(({ err }) => err?.message)).toEqual([
      expect.stringMatching(named),
      expect.stringMatching(named),
    ]);
    expect(JSON.stringify(lines.map(({ err }) => err?.message))).not.toMatch(/secret|e7|storm|Ann/);
  });

  it('stays as it is: never swept, never written to', async () => {
    const { file, hit } = await threeTables();
    plant(file, sql, hit);
    const rows = () => {
      const database = new DatabaseSync(file, { readOnly: true });
      const all = ['events', 'logs', 'seats'].map((table) =>
        database
          .prepare(`SELECT * FROM ${table} ORDER BY 1, 2`)
          .all()
          .filter((row) =>
            Object.values(row).some(
              (value) => String(value).includes(hit.id) || [...hit.logs.keys()].includes(String(value)),
            ),
          ),
      );
      database.close();
      return JSON.stringify(all);
    };
    const before = rows();
    const { log, lines } = logLines();
    const store = openSqlite(file, log);
    const tables = new Tables({ store, boards });
    const sweep = new Sweep({ metrics: new Metrics(), store, tables, log });
    await store.setFigure('ran', 60 * DAY);
    expect(await sweep.sweep()).toBe(2);
    expect(await store.findTable(hit.code)).toBeDefined();
    expect(lines.map(({ msg, err }) => err?.message ?? msg)).toEqual([expect.stringMatching(named)]);
    await store.close();
    expect(rows()).toBe(before);
  });
});

describe('a log that is damaged', () => {
  it('is not appended to, where memory thinks that it is whole', async () => {
    const { file, hit } = await threeTables();
    const store = openSqlite(file);
    const log = gameOf(hit);
    const length = hit.logs.get(log)?.length ?? 0;
    const other = new DatabaseSync(file);
    other.prepare('UPDATE logs SET length = length - 1 WHERE log = ?').run(log);
    other.close();
    await expect(store.write({ entries: [{ log, number: length, event: {} }] })).rejects.toThrow(
      `${log}: event ${length} does not follow the last one`,
    );
    await store.close();
  });

  it('is found by the check of a whole file', async () => {
    for (const [, sql] of DAMAGES.filter(([name]) => !/nothing is left|seat that is lost/.test(name))) {
      const { file, hit } = await threeTables();
      plant(file, sql, hit);
      const database = new DatabaseSync(file, { readOnly: true });
      expect(faultsOf(database)).toHaveLength(1);
      database.close();
    }
  });
});

describe('a table that the list of tables has lost', () => {
  it.each([
    ['its row', 'DELETE FROM tables WHERE id = $id'],
    ['when it was visited', 'UPDATE tables SET seen = -1 WHERE id = $id'],
    ['whether it was played at', 'UPDATE tables SET played = 0 WHERE id = $id'],
    ['its code', `UPDATE tables SET code = 'XXXX' WHERE id = $id`],
  ])('%s, comes back by its own log', async (_, sql) => {
    const { file, hit } = await threeTables();
    plant(file, sql, hit);
    const { log, lines } = logLines();
    const store = openSqlite(file, log);
    const app = createApp({ store, boards, log });
    await app.listen(0, '127.0.0.1');
    expect(await store.findTable(hit.code)).toEqual({ id: hit.id, code: hit.code, seen: 0, played: true });
    expect(await store.countTables()).toBe(3);
    expect(lines).toMatchObject([
      { level: 50, msg: 'a table had been lost from the list, and is back', table: hit.id },
    ]);
    await app.close();
  });

  it('does not if its log is damaged too: it is named', async () => {
    const { file, hit } = await threeTables();
    plant(
      file,
      `DELETE FROM tables WHERE id = $id; UPDATE events SET event = '{' WHERE log = 'table/' || $id`,
      hit,
    );
    const { log, lines } = logLines();
    const app = createApp({ store: openSqlite(file, log), boards, log });
    await app.listen(0, '127.0.0.1');
    await app.close();
    expect(lines).toMatchObject([{ level: 50, msg: 'a table has been lost from the list', table: hit.id }]);
  });

  it('does not if another table has its code by now: it is named', async () => {
    const { file, hit } = await threeTables();
    plant(file, 'DELETE FROM tables WHERE id = $id', hit);
    const { log, lines } = logLines();
    const store = openSqlite(file, log);
    await store.write({ table: { id: 'newer', code: hit.code }, entries: [] });
    const app = createApp({ store, boards, log });
    await app.listen(0, '127.0.0.1');
    expect(lines).toMatchObject([{ level: 50, msg: 'a table has been lost from the list', table: hit.id }]);
    expect((await store.findTable(hit.code))?.id).toBe('newer');
    await app.close();
  });

  it('comes back also if the row of another one has taken its code by damage', async () => {
    const { file, hit, others } = await threeTables();
    const database = new DatabaseSync(file);
    const change = database.prepare('UPDATE tables SET code = ? WHERE id = ?');
    change.run('XXXX', hit.id);
    change.run(hit.code, others[0]?.id ?? '');
    database.close();
    const { log } = logLines();
    const store = openSqlite(file, log);
    const app = createApp({ store, boards, log });
    await app.listen(0, '127.0.0.1');
    for (const { id, code } of [hit, ...others]) expect((await store.findTable(code))?.id).toBe(id);
    await app.close();
  });
});
