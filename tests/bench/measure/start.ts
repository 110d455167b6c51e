/** Measures how long our server takes to start with a large data file. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newCode } from '../../../server/lib/secrets.ts';
import { openSqlite } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store-interface.ts';
import { gameLog, tableLog } from '../../../server/tables/logs.ts';
import type { GameEvent } from '../../../shared/game/game.ts';
import type { TableEvent } from '../../../shared/table/events.ts';
import { CODE_LENGTH } from '../../../shared/wire/codes.ts';
import { counted } from '../../harness/run.ts';
import { finish, wholeGame } from '../../helpers/finished.ts';
import { startMortalServer } from '../../helpers/server.ts';
import { median } from './median.ts';

/** The time from starting the process to accepting connections, in ms. */
export interface Start {
  /** With a new data file. */
  readonly empty: number;
  readonly full: number;
  /** What the large file contains. */
  readonly tables: number;
  readonly events: number;
  readonly bytes: number;
}

/** The number of different games in the file. */
const GAMES = 20;

/** How many tables are written at a time, so that they share commits. */
const AT_A_TIME = 100;

/**
 * Writes a file with finished games and starts the real server with it, as `npm start` does.
 * @param tables the number of tables in the file
 * @param about the number of events in the file, give or take a few games, because games are written whole
 */
export async function measureStart(tables: number, about: number, rounds: number): Promise<Start> {
  const folder = mkdtempSync(join(tmpdir(), 'odyssey-bench-'));
  const file = join(folder, 'odyssey.sqlite');
  try {
    const events = await fill(file, tables, about);
    // The first start compiles the server's code for all later ones.
    await timeStart();
    const [empty, full]: [number[], number[]] = [[], []];
    for (let round = 1; round <= rounds; round++) {
      empty.push(await timeStart());
      full.push(await timeStart({ ODYSSEY_DATA: file }));
    }
    return { empty: median(empty), full: median(full), tables, events, bytes: statSync(file).size };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function timeStart(settings: Record<string, string> = {}): Promise<number> {
  const begun = performance.now();
  const server = await startMortalServer(settings);
  const took = performance.now() - begun;
  await server.stop();
  return took;
}

/**
 * Fills a data file with tables at which one game was played, and then with further games at the same tables.
 * @returns the number of events
 */
async function fill(file: string, tables: number, about: number): Promise<number> {
  const store = openSqlite(file);
  const games = Array.from({ length: GAMES }, (_, seed) => wholeGame(seed));
  const idOf = (number: number) => `T${String(number % tables).padStart(11, '0')}`;
  const gameOf = (number: number) => games[number % GAMES] ?? [];
  const size = Math.min(AT_A_TIME, tables);
  await inGroups(tables, size, (number) =>
    finish(store, gameOf(number), {
      id: idOf(number),
      code: newCode(CODE_LENGTH.most),
      game: `first-${number}`,
    }),
  );
  const missing = Math.max(0, about - countEvents(file));
  const length = games.flat().length / GAMES;
  await inGroups(Math.ceil(missing / length), size, (number) =>
    playAgain(store, idOf(number), `later-${number}`, gameOf(number)),
  );
  await store.close();
  return countEvents(file);
}

async function inGroups(
  count: number,
  size: number,
  work: (number: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < count; from += size) {
    const group = Array.from({ length: Math.min(size, count - from) }, (_, i) => work(from + i));
    await Promise.all(group);
  }
}

/** Writes one more finished game at a table whose log ends with the beginning and the end of a game. */
async function playAgain(
  store: Store,
  table: string,
  game: string,
  events: readonly GameEvent[],
): Promise<void> {
  const log = await store.read(tableLog(table));
  const lastGame = log.slice(-2).map(({ event }) => ({ ...(event as TableEvent), game }));
  await store.write({
    entries: [
      ...lastGame.map((event, i) => ({ log: tableLog(table), number: log.length + i, event })),
      ...events.map((event, number) => ({ log: gameLog(game), number, event })),
    ],
  });
}

function countEvents(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database.prepare('SELECT count(*) AS count FROM events').get();
  database.close();
  return Number(row?.['count']);
}

/** A line about how long our server takes to start. */
export function startOf({ empty, full, tables, events, bytes }: Start): string {
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
  const file = `${counted(tables)} tables and ${counted(events)} events (${counted(Math.round(bytes / 1e6))} MB)`;
  return `our server starts within ${seconds(empty)}; with ${file}, within ${seconds(full)}`;
}
