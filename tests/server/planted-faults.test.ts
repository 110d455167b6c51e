/**
 * Plants faults all over data files. The server must neither crash nor show a wrong game. It must report the damage,
 * and all other tables must continue to work. `STORE_FAULTS=1000` plants 1,000 faults of each type. `EXPLORE=1` plants
 * them in other places.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBoards } from '../../server/lib/boards.ts';
import { explain } from '../../server/faults.ts';
import { DamagedError } from '../../server/store/damage.ts';
import { openSqlite } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { mendLostTables } from '../../server/tables/lost-tables.ts';
import { Tables } from '../../server/tables/tables.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { Random } from '../../shared/random.ts';
import { copyAll, damage, fill, fixtureTables, flipBit, zeroPage, type Kept } from '../helpers/data-file.ts';
import { logLines, type Line } from '../helpers/lines.ts';
import { seeded } from '../helpers/random.ts';

const ROUNDS = Number(process.env['STORE_FAULTS'] ?? 12);
const TABLES = 24;

const folder = mkdtempSync(join(tmpdir(), 'odyssey-planted-'));
afterAll(() => rmSync(folder, { recursive: true }));
const boards = loadBoards('boards');

/** The data files of a stopped server and of a killed one, with the tables in them. */
const stopped = join(folder, 'stopped.sqlite');
const killed = join(folder, 'killed.sqlite');
const kept: Record<string, Kept[]> = {};

beforeAll(async () => {
  const store = openSqlite(join(folder, 'own.sqlite'));
  kept[stopped] = await fill(store, await fixtureTables(folder), TABLES - 4);
  await store.close();
  copyAll(join(folder, 'own.sqlite'), stopped);
  const again = openSqlite(join(folder, 'own.sqlite'));
  kept[killed] = [...kept[stopped], ...(await fill(again, await fixtureTables(folder), 4, TABLES - 4))];
  copyAll(join(folder, 'own.sqlite'), killed);
  await again.close();
});

/** The state of a table after the fault. */
type Fate = 'whole' | 'older' | 'closed' | 'gone' | 'wrong';

async function fateOf(tables: Tables, store: Store, { code, logs }: Kept): Promise<Fate> {
  try {
    const table = await tables.find(code);
    if (!table) return 'gone';
    let isOlder = false;
    for (const [log, entries] of logs) {
      const now = await store.read(log);
      if (!isDeepStrictEqual(now, entries.slice(0, now.length))) return 'wrong';
      isOlder ||= now.length < entries.length;
      const events = now.map(({ event }) => event as TableEvent);
      if (log.startsWith('table/') && !isDeepStrictEqual(table.table, replayTable(events))) return 'wrong';
    }
    return isOlder ? 'older' : 'whole';
  } catch (error) {
    if (error instanceof DamagedError) return 'closed';
    throw error;
  }
}

interface Outcome {
  /** The server's message if it refused to start. Undefined if it started. */
  readonly refused?: string;
  readonly fates: readonly Fate[];
  readonly lines: readonly Line[];
}

/** Plants a fault in a copy of a data file, and opens the copy. */
async function plant(from: string, fault: (file: string) => void): Promise<Outcome> {
  const place = join(folder, 'planted');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place);
  const file = join(place, 'odyssey.sqlite');
  copyAll(from, file);
  fault(file);
  const { log, lines } = logLines();
  let store: Store;
  try {
    store = openSqlite(file, log);
  } catch (error) {
    return { refused: explain(error), fates: [], lines };
  }
  await mendLostTables(store, log);
  const tables = new Tables({ store, boards });
  const expected = kept[from] ?? [];
  const fates = await Promise.all(expected.map((table) => fateOf(tables, store, table)));
  // Undamaged tables can still be written to.
  for (const [i, fate] of fates.entries()) {
    const [log, entries] = [...(expected[i]?.logs ?? [])].at(-1) ?? ['', []];
    if (fate === 'whole')
      await store.write({ entries: [{ log, number: entries.length, event: { type: 'more' } }] });
  }
  await store.close();
  return { fates, lines };
}

const count = (fates: readonly Fate[], ...of: readonly Fate[]) =>
  fates.filter((fate) => of.includes(fate)).length;

/** A refusal to start says what to do, and quotes no data. */
const PLAIN = /^The tables (can't be read|can't be kept here|are gone): |made by another version of Odyssey/;

/** What a page contains: the table or index that it belongs to, and its type. */
interface Kind {
  readonly name: string;
  readonly pagetype: 'leaf' | 'internal' | 'overflow';
}

/** Checks what must be true after any fault in the data file itself. */
function expectNoLie({ refused, fates, lines }: Outcome, where: string): void {
  if (refused !== undefined) expect(refused, where).toMatch(PLAIN);
  expect(count(fates, 'wrong', 'older'), where).toBe(0);
  // If a table is gone, the server logs that when it starts. If it has to close a damaged table, it logs that when
  // somebody requests the table.
  if (count(fates, 'gone') > 0) {
    expect(lines.filter(({ level }) => level >= 50).length, where).toBeGreaterThan(0);
  }
}

describe.each([
  ['a bit that flips', stopped],
  ['a bit that flips in a file beside a -wal', killed],
])('%s', (name, from) => {
  it('closes at most the tables that it hits, and never shows a wrong game', async () => {
    let noticed = 0;
    // Some faults hit unused bytes and go unnoticed, so plant until enough are noticed.
    for (let round = 0; round < ROUNDS || noticed <= ROUNDS / 4; round++) {
      expect(round, name).toBeLessThan(10 * ROUNDS);
      const random = seeded(round);
      const outcome = await plant(from, (file) => damage(file, (bytes) => flipBit(bytes, random)));
      const { refused, fates, lines } = outcome;
      const where = `${name}, round ${round}: ${refused ?? fates.join(' ')}`;
      expectNoLie(outcome, where);
      expect(count(fates, 'closed', 'gone'), where).toBeLessThanOrEqual(2);
      if (refused !== undefined || lines.length > 0 || count(fates, 'closed') > 0) noticed++;
    }
  });
});

describe('a page of zeros', () => {
  /**
   * The maximum number of tables that the server may have to close because one page was filled with zeros. A single
   * inner page may lead to all leaves.
   */
  function most(kind: Kind | undefined): number {
    if (kind?.name === 'seats' || (kind?.name === 'events' && kind.pagetype === 'internal')) return TABLES;
    // One leaf can hold the logs of several tables with few events.
    return kind?.name === 'events' ? 8 : 0;
  }

  it('closes at most the tables that it hits, and never shows a wrong game', async () => {
    const whole = new DatabaseSync(stopped, { readOnly: true });
    const kindOf = whole.prepare('SELECT name, pagetype FROM dbstat WHERE pageno = ?');
    for (let round = 0; round < ROUNDS; round++) {
      const random = seeded(round);
      let page = 0;
      const outcome = await plant(stopped, (file) =>
        damage(file, (bytes) => (page = zeroPage(bytes, random))),
      );
      const kind = kindOf.get(page) as Kind | undefined;
      const where = `round ${round}: ${JSON.stringify(kind)} ${outcome.refused ?? outcome.fates.join(' ')}`;
      expectNoLie(outcome, where);
      expect(outcome.refused, where).toBeUndefined();
      expect(count(outcome.fates, 'closed', 'gone'), where).toBeLessThanOrEqual(most(kind));
      // A free page holds no data, so zeroing it does no damage.
      if (kind)
        expect(outcome.lines.map(({ msg }) => msg).join(), where).toContain('the data file was damaged');
    }
    whole.close();
  });
});

describe('a -wal that is damaged', () => {
  it.each([
    [
      'cut short',
      (file: string, random: Random) => truncateSync(file, Math.floor(random() * statSync(file).size)),
    ],
    [
      'with a bit that flips',
      (file: string, random: Random) => damage(file, (bytes) => flipBit(bytes, random)),
    ],
    [
      'with a bit that flips in its head',
      (file: string, random: Random) => damage(file, (bytes) => flipBit(bytes.subarray(0, 32), random)),
    ],
    [
      'with a bit that flips, without its index',
      (file: string, random: Random) => {
        damage(file, (bytes) => flipBit(bytes, random));
        rmSync(file.replace(/-wal$/, '-shm'));
      },
    ],
    ['deleted', (file: string) => rmSync(file)],
    [
      'deleted with its index',
      (file: string) => {
        for (const gone of [file, file.replace(/-wal$/, '-shm')]) rmSync(gone);
      },
    ],
    ['emptied', (file: string) => writeFileSync(file, '')],
  ] as const)('%s: older games at most, and the log says so', async (name, fault) => {
    for (let round = 0; round < ROUNDS; round++) {
      const random = seeded(round);
      const { refused, fates, lines } = await plant(killed, (file) => fault(`${file}-wal`, random));
      const where = `${name}, round ${round}: ${refused ?? fates.join(' ')}`;
      if (refused !== undefined) expect(refused, where).toMatch(PLAIN);
      expect(count(fates, 'wrong'), where).toBe(0);
      if (count(fates, 'whole') < fates.length)
        expect(lines.map(({ msg }) => msg).join(), where).toMatch(
          /newest changes (are|may be) lost|was damaged/,
        );
    }
  });
});

describe('a data file that is deleted', () => {
  it.each([
    ['beside its -wal', killed],
    ['alone', stopped],
  ])('%s is missed: no empty one takes its place', async (_, from) => {
    const { refused } = await plant(from, (file) => rmSync(file));
    expect(refused).toMatch(/^The tables are gone: .*odyssey\.sqlite: is missing, though it was here/);
    expect(existsSync(join(folder, 'planted', 'odyssey.sqlite'))).toBe(false);
  });
});
