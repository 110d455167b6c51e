/** Checks that a store whose writes are timed works like the store itself. */
import { expect, it, vi } from 'vitest';
import { observed } from '../../server/store/observed.ts';
import { openSqlite } from '../../server/store/open.ts';

it('times each write from its beginning to its end, also one that fails, and nothing else', async () => {
  const done = vi.fn();
  const appending = vi.fn(() => done);
  const store = observed(openSqlite(':memory:'), { appending });
  const written = store.write({ entries: [{ log: 'log', number: 0, event: { type: 'x' } }] });
  expect([appending.mock.calls.length, done.mock.calls.length]).toEqual([1, 0]);
  await written;
  expect(done).toHaveBeenCalledTimes(1);
  await expect(store.write({ entries: [{ log: 'log', number: 0, event: {} }] })).rejects.toThrow(/UNIQUE/);
  expect([appending.mock.calls.length, done.mock.calls.length]).toEqual([2, 2]);
  await store.setFigure('ran', 5);
  expect(await store.figure('ran')).toBe(5);
  expect(await store.read('log')).toHaveLength(1);
  await store.close();
  expect(appending).toHaveBeenCalledTimes(2);
});
