/** Data files of earlier versions can still be opened, with every game unchanged. */
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it, vi } from 'vitest';
import { loadBoards } from '../../server/lib/boards.ts';
import { faultsOf } from '../../server/store/integrity.ts';
import { openSqlite } from '../../server/store/open.ts';
import { Tables } from '../../server/tables/tables.ts';
import { contentOf, type TableContent } from '../fixtures/content.ts';
import { VERSION_1, VERSION_2, VERSION_3, VERSION_4, VERSION_5 } from '../helpers/data-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true }));

const contentsOf = (file: string) =>
  JSON.parse(readFileSync(file.replace('.sqlite', '.json'), 'utf8')) as TableContent[];
const expected = contentsOf(VERSION_1);

it.each([
  [1, VERSION_1],
  [2, VERSION_2],
  [3, VERSION_3],
  [4, VERSION_4],
  [5, VERSION_5],
])(
  'a file of version %i comes to the same tables and games, and is kept as it was',
  async (version, made) => {
    const file = join(folder, `of-version-${version}.sqlite`);
    copyFileSync(made, file);
    const store = openSqlite(file);
    const tables = new Tables({ store, boards: loadBoards('boards') });
    for (const { id, code, players, games } of contentsOf(made)) {
      const table = await tables.find(code);
      expect(table?.id).toBe(id);
      expect(table?.table.players).toEqual(players);
      expect(table?.table.games.map((game) => game.id)).toEqual(games.map((game) => game.id));
      // The upgrade itself counts as a visit to every table.
      expect(await store.findTable(code)).toEqual({ id, code, seen: 0, played: games.length > 0 });
    }
    await store.close();
    expect(contentOf(file)).toEqual(contentsOf(made));
    const upgraded = new DatabaseSync(file, { readOnly: true });
    expect(faultsOf(upgraded)).toEqual([]);
    upgraded.close();

    const [before = ''] = readdirSync(folder).filter((name) =>
      name.includes(`of-version-${version}.sqlite.version-${version}-`),
    );
    expect(contentOf(join(folder, before))).toEqual(contentsOf(made));
    const kept = new DatabaseSync(join(folder, before), { readOnly: true });
    expect(kept.prepare('PRAGMA user_version').get()).toEqual({ user_version: version });
    kept.close();
  },
);

it('a file that is of this version already is not copied again', async () => {
  const file = join(folder, 'of-version-1.sqlite');
  const names = readdirSync(folder).filter((name) => name.includes('.version-'));
  await openSqlite(file).close();
  expect(readdirSync(folder).filter((name) => name.includes('.version-'))).toEqual(names);
});

it('an upgrade that is broken off leaves the file as it was, for the next start', async () => {
  const file = join(folder, 'broken.sqlite');
  copyFileSync(VERSION_1, file);
  // Make the first migration fail halfway through.
  const define = vi.spyOn(DatabaseSync.prototype, 'function').mockImplementation(() => undefined);
  expect(() => openSqlite(file)).toThrow(/broken\.sqlite: no such function: checksum/);
  define.mockRestore();
  expect(contentOf(file)).toEqual(expected);
  await openSqlite(file).close();
  expect(contentOf(file)).toEqual(expected);
});
