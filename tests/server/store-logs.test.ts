/** Reading a damaged log fails. The error says where the damage is, without quoting any content. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { checksum } from '../../server/store/checksum.ts';
import { DamagedError } from '../../server/store/damage.ts';
import { openSqlite } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { change } from '../helpers/data-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-logs-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
let file: string;
let store: Store;
const entry = (number: number, log = 'hit') => ({ log, number, event: { type: 'x', number } });

beforeEach(async () => {
  file = join(folder, `${files++}.sqlite`);
  store = openSqlite(file);
  const entries = [0, 1, 2, 3].flatMap((number) => [entry(number), entry(number, 'other')]);
  await store.write({ entries });
});
afterEach(() => store.close());

it.each([
  ['changed', "UPDATE events SET event = '{}' WHERE log = 'hit' AND number = 2", 'event 2 is damaged'],
  ['gone', "DELETE FROM events WHERE log = 'hit' AND number = 1", 'event 1 is missing'],
  ['gone at the end', "DELETE FROM events WHERE log = 'hit' AND number > 1", 'events from 2 on are missing'],
  ['one too many', "UPDATE logs SET length = 3 WHERE log = 'hit'", 'its length is damaged'],
  [
    'no JSON, though it is what was written',
    `UPDATE events SET event = '{"e7', checksum = ${checksum('hit', 2, '{"e7', null)} WHERE log = 'hit' AND number = 2`,
    'event 2 is damaged',
  ],
])('an event that is %s', async (_, sql, what) => {
  change(file, sql);
  await expect(store.read('hit')).rejects.toThrow(new DamagedError('hit', what));
  // The other log can still be written to.
  await store.write({ entries: [entry(4, 'other'), entry(5, 'other')] });
  expect(await store.read('other')).toHaveLength(6);
});

it.each([
  ['leaves a gap', [5], 'event 5 does not follow the last one'],
  ['is of a log that never began', [1], 'event 1 does not follow the last one'],
])('an event that %s is not written, nor anything with it', async (_, numbers, what) => {
  const log = numbers[0] === 1 ? 'none' : 'hit';
  const entries = [entry(4, 'other'), ...numbers.map((number) => entry(number, log))];
  await expect(store.write({ entries })).rejects.toThrow(new DamagedError(log, what));
  expect(await store.read(log)).toHaveLength(log === 'hit' ? 4 : 0);
  expect(await store.read('other')).toHaveLength(4);
});
