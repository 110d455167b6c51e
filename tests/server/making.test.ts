/** Tables that are made at the same time. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadBoards } from '../../server/lib/boards.ts';
import * as secrets from '../../server/lib/secrets.ts';
import { openSqlite } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { Tables } from '../../server/tables/tables.ts';

vi.mock('../../server/lib/secrets.ts', { spy: true });

let store: Store;
let tables: Tables;
beforeEach(() => {
  store = openSqlite(':memory:');
  tables = new Tables({ store, boards: loadBoards('boards') });
});
afterEach(async () => {
  vi.mocked(secrets.newCode).mockReset();
  await store.close();
});

it('two that draw the same code both come about: the later one draws another', async () => {
  // Both look whether the code is free before either has it.
  vi.mocked(secrets.newCode)
    .mockReturnValueOnce('CD5F')
    .mockReturnValueOnce('CD5F')
    .mockReturnValueOnce('CD5H');
  const codes = await Promise.all(['ann', 'ben'].map((maker) => tables.make(maker, 'A')));
  expect(codes).toEqual(['CD5F', 'CD5H']);
  const ids = codes.map((code) => store.findTable(code)?.id);
  expect(new Set(ids).size).toBe(2);
  for (const [i, code] of codes.entries()) {
    expect(store.read(`table/${ids[i]}`).map(({ event }) => event)).toEqual([
      { type: 'made', code, board: 'A' },
    ]);
  }
});

it('one that can not be written for another reason is not tried for ever', async () => {
  store.write = () => Promise.reject(new Error('the disk is full'));
  await expect(tables.make('ann', 'A')).rejects.toThrow('the disk is full');
});
