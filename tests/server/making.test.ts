/** Making tables: several at the same time, and with codes that are hard to guess. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../server/gateway/limits.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import * as secrets from '../../server/lib/secrets.ts';
import { openSqlite } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { CODES_PER_TABLE, codeLength } from '../../server/tables/code-length.ts';
import { Tables } from '../../server/tables/tables.ts';
import { CODE_DIGITS, CODE_LETTERS } from '../../shared/code-characters.ts';
import { countCodes, isCode, KEY_LENGTH } from '../../shared/wire/codes.ts';
import { REQUESTS } from '../../shared/wire/schemas.ts';

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
  // Both calls find the code free, because neither has taken it yet.
  vi.mocked(secrets.newCode)
    .mockReturnValueOnce('CD5F')
    .mockReturnValueOnce('CD5F')
    .mockReturnValueOnce('CD5H');
  const codes = await Promise.all(['ann', 'ben'].map((maker) => tables.make(maker, 'A')));
  expect(codes).toEqual(['CD5F', 'CD5H']);
  const ids = (await Promise.all(codes.map((code) => store.findTable(code)))).map((row) => row?.id);
  expect(new Set(ids).size).toBe(2);
  for (const [i, code] of codes.entries()) {
    expect((await store.read(`table/${ids[i]}`)).map(({ event }) => event)).toEqual([
      { type: 'made', code, board: 'A' },
    ]);
  }
});

it('one that can not be written for another reason is not tried for ever', async () => {
  store.write = () => Promise.reject(new Error('the disk is full'));
  await expect(tables.make('ann', 'A')).rejects.toThrow('the disk is full');
});

it('tables are not counted for each that is made, but once a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const count = vi.spyOn(store, 'countTables');
  for (const maker of ['ann', 'ben', 'cleo']) await tables.make(maker, 'A');
  expect(count).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  await tables.make('dora', 'A');
  expect(count).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

describe('the code of a new table', () => {
  /** Tries to create a table in a store that claims to have this many tables. */
  const made = (count: number, isPublic: boolean) => {
    store.countTables = async () => count;
    return new Tables({ store, boards: loadBoards('boards'), isPublic }).make(`${count}`, 'A');
  };

  it('is short at home, and longer where strangers come or tables are many', async () => {
    expect(await made(0, false)).toHaveLength(4);
    expect(await made(102, false)).toHaveLength(4);
    expect(await made(103, false)).toHaveLength(5);
    expect(await made(1, true)).toHaveLength(6);
    expect(await made(27, true)).toHaveLength(7);
    expect(await made(100_000_000, true)).toHaveLength(10);
  });

  it('is longer when those drawn are taken: nobody looks a thousand times', async () => {
    const find = vi.spyOn(store, 'findTable');
    find.mockImplementation(async (code) =>
      code.length < 6 ? { id: 'other', code, seen: 0, played: true } : undefined,
    );
    expect(await tables.make('ann', 'A')).toHaveLength(6);
    expect(find.mock.calls.length).toBeLessThan(10);
    find.mockImplementation(async (code) => ({ id: 'other', code, seen: 0, played: true }));
    find.mockClear();
    await expect(tables.make('ben', 'A')).rejects.toThrow('no code is free');
    expect(find.mock.calls.length).toBeLessThan(30);
    find.mockRestore();
  });

  it('of four characters is good for ever', async () => {
    vi.mocked(secrets.newCode).mockReturnValueOnce('D56F');
    expect(await tables.make('ann', 'A')).toBe('D56F');
    expect(REQUESTS.look.safeParse({ code: 'D56F', tokens: [] }).success).toBe(true);
  });
});

describe('guessing', () => {
  const guide = readFileSync('docs/OPERATING.md', 'utf8');
  const number = (count: number) => Math.floor(count).toLocaleString('en-GB');
  const perDay = LIMITS.rates.misses.find(({ seconds }) => seconds === 24 * 60 * 60)?.most ?? Infinity;

  it('a code takes years, however many tables there are', () => {
    for (const tables of [0, 1, 26, 27, 461, 5_000, 100_000, 2_000_000]) {
      const perTable = countCodes(codeLength(tables, true)) / (tables + 1);
      expect(perTable / perDay / 365).toBeGreaterThan(9);
    }
    const days = CODES_PER_TABLE.public / perDay;
    expect(guide).toContain(
      `${number(CODES_PER_TABLE.public)} / ${perDay} = ${number(days)} days on average, **${(days / 365).toFixed(1)} years**`,
    );
    expect(guide).toContain(`From 1,000 addresses at once it takes ${(days / 1_000).toFixed(1)} days`);
  });

  it('and the table of lengths is that of the guide', () => {
    const rows = [...guide.matchAll(/^\| (\d+) +\| ([\d,]+) +\| ([\d,]*) *\| ([\d,]*) *\|$/gm)];
    expect(rows).toHaveLength(7);
    for (const [, length = '', codes, open, home] of rows) {
      const all = countCodes(Number(length));
      expect(codes).toBe(number(all));
      for (const [most, isPublic] of [
        [open, true],
        [home, false],
      ] as const) {
        if (!most) continue;
        const kind = isPublic ? 'public' : 'home';
        expect(most).toBe(number(all / CODES_PER_TABLE[kind]));
        expect(codeLength(Number(most.replaceAll(',', '')) - 1, isPublic)).toBe(Number(length));
        expect(codeLength(Number(most.replaceAll(',', '')), isPublic)).toBe(Math.min(10, Number(length) + 1));
      }
    }
  });

  it('counts every code there is', () => {
    const characters = [...CODE_LETTERS, ...CODE_DIGITS];
    let codes = [''];
    for (let length = 0; length < 4; length++)
      codes = codes.flatMap((code) => characters.map((character) => code + character));
    expect(codes.filter(isCode)).toHaveLength(countCodes(4));
  });

  it('a key is hopeless', () => {
    const [address, table] = LIMITS.rates['wrong-keys'];
    const keys = (CODE_LETTERS.length + CODE_DIGITS.length) ** KEY_LENGTH;
    expect(guide).toContain(`= ${number(keys)}`);
    expect(guide).toContain(
      `${address?.most} wrong ones may come from an address and ${number(table?.most ?? 0)} to a table`,
    );
    expect(guide).toContain(`right once in ${number(keys / (table?.most ?? 0))} keys`);
    expect(keys / (table?.most ?? Infinity)).toBeGreaterThan(10_000_000);
  });
});
