/** Makes data files for tests: fills them with whole games, or damages them. */
import { closeSync, copyFileSync, existsSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '../../server/store/open.ts';
import type { Entry, Store } from '../../server/store/store-interface.ts';
import { CODE_LETTERS } from '../../shared/code-characters.ts';
import type { Random } from '../../shared/random.ts';

/** Data files of earlier versions, which must always stay readable. */
export const VERSION_1 = 'tests/fixtures/store-1.sqlite';
export const VERSION_2 = 'tests/fixtures/store-2.sqlite';
export const VERSION_3 = 'tests/fixtures/store-3.sqlite';
export const VERSION_4 = 'tests/fixtures/store-4.sqlite';
export const VERSION_5 = 'tests/fixtures/store-5.sqlite';

/** A table in a data file, with all its logs. */
export interface Kept {
  readonly id: string;
  readonly code: string;
  readonly logs: ReadonlyMap<string, readonly Entry[]>;
}

/** Reads a table's log and the logs of its games. */
export async function keptAt(store: Store, code: string): Promise<Kept> {
  const row = await store.findTable(code);
  if (!row) throw new Error(`no table ${code}`);
  const own = await store.read(`table/${row.id}`);
  const games = own.flatMap(({ event }) => {
    const { type, game } = event as { type: string; game: string };
    return type === 'game-began' ? [`game/${game}`] : [];
  });
  const logs = new Map([[`table/${row.id}`, own]]);
  for (const log of games) logs.set(log, await store.read(log));
  return { id: row.id, code, logs };
}

/** The tables in the fixture of version 1, read from a copy. */
export async function fixtureTables(folder: string): Promise<Kept[]> {
  const file = join(folder, 'fixture.sqlite');
  if (!existsSync(file)) copyFileSync(VERSION_1, file);
  const store = openSqlite(file);
  const database = new DatabaseSync(file, { readOnly: true });
  const codes = database.prepare('SELECT code FROM tables ORDER BY code').all() as { code: string }[];
  database.close();
  const tables = await Promise.all(codes.map(({ code }) => keptAt(store, code)));
  await store.close();
  return tables;
}

/**
 * Writes a copy of a table with other ids. The events are written in small batches. Everyone who joined gets a seat.
 */
export async function writeAgain(store: Store, { id, code, logs }: Kept, number: number): Promise<string> {
  const letter = (place: number) =>
    CODE_LETTERS[Math.floor(number / CODE_LETTERS.length ** place) % 15] ?? '';
  const newCode = `${letter(0)}2${letter(1)}${letter(2)}`;
  const renamed = (text: string) => {
    let changed = text.replaceAll(id, `T${id.slice(0, 5)}-${number}`).replaceAll(`"${code}"`, `"${newCode}"`);
    for (const log of logs.keys()) {
      const game = log.replace(/^\w+\//, '');
      if (game !== id) changed = changed.replaceAll(game, `G${game.slice(0, 5)}-${number}`);
    }
    return changed;
  };
  const table = { id: renamed(id), code: newCode };
  for (const [log, entries] of logs) {
    for (let at = 0; at < entries.length; at += 5) {
      const some = JSON.parse(renamed(JSON.stringify(entries.slice(at, at + 5)))) as Entry[];
      const isFirst = log.startsWith('table/') && at === 0;
      await store.write({
        entries: some,
        ...(isFirst && { table }),
        ...(log.startsWith('game/') && { played: table.id }),
      });
      for (const { event } of some) {
        const { type, player = '' } = event as { type: string; player?: string };
        if (type !== 'joined') continue;
        await store.write({ entries: [], seat: { table: table.id, digest: `digest-${player}`, player } });
      }
    }
  }
  return newCode;
}

/** Fills a store with this many copies of the fixture's tables. Resolves with the expected contents of the store. */
export async function fill(store: Store, tables: readonly Kept[], count: number, from = 0): Promise<Kept[]> {
  const codes: string[] = [];
  for (let number = from; number < from + count; number++) {
    const table = tables[number % tables.length];
    if (table) codes.push(await writeAgain(store, table, number));
  }
  return Promise.all(codes.map((code) => keptAt(store, code)));
}

/** Changes the bytes of a file that isn't open in this process. */
export function damage(file: string, change: (bytes: Buffer) => void): void {
  const opened = openSync(file, 'r+');
  const bytes = Buffer.alloc(fstatSync(opened).size);
  readSync(opened, bytes, 0, bytes.length, 0);
  change(bytes);
  writeSync(opened, bytes, 0, bytes.length, 0);
  closeSync(opened);
}

/** Changes the contents of a data file with SQL. */
export function change(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

/** Flips one random bit. The bytes before index `from` stay unchanged. */
export function flipBit(bytes: Buffer, random: Random, from = 0): void {
  const at = from + Math.floor(random() * (bytes.length - from));
  bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
}

/**
 * Fills a random page of a data file with zeros, but never the first page, which holds the schema. Returns the page's
 * number, counted from 1.
 */
export function zeroPage(bytes: Buffer, random: Random): number {
  const page = 2 + Math.floor(random() * (bytes.length / 4096 - 1));
  bytes.fill(0, (page - 1) * 4096, page * 4096);
  return page;
}

/** Copies a data file together with the files that SQLite keeps next to it. */
export function copyAll(from: string, to: string): void {
  for (const suffix of ['', '-wal', '-shm', '-lock']) {
    if (existsSync(from + suffix)) copyFileSync(from + suffix, to + suffix);
  }
}
