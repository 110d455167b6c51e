/** That no state is forgotten: each has a name of its own, and a test looks at it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pictureName } from './picture.ts';
import type { State } from './state.ts';

const HERE = import.meta.dirname;

const isTable = (value: unknown): value is readonly State[] =>
  Array.isArray(value) && value.every((row) => typeof (row as State).name === 'string');

/** The tables of states, by file and by the name that each is exported by. */
const files = new Map<string, ReadonlyMap<string, readonly State[]>>();
for (const file of readdirSync(join(HERE, 'states'))) {
  const exported = (await import(/* @vite-ignore */ join(HERE, 'states', file))) as Readonly<
    Record<string, unknown>
  >;
  const tables = Object.entries(exported).filter((entry): entry is [string, readonly State[]] =>
    isTable(entry[1]),
  );
  files.set(file, new Map(tables));
}
const tables = new Map([...files.values()].flatMap((own) => [...own]));

it('names of states are unique, in the files of their pictures too', () => {
  const states = [...new Set([...tables.values()].flat())];
  const names = states.map(({ name }) => pictureName(name));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

it('a test file looks at every table', () => {
  const tests = readdirSync(HERE)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(HERE, file), 'utf8'));
  const isSeen = (table: string) => {
    const call = new RegExp(`looksRight\\([^)]*\\b${table}\\b`);
    return tests.some((text) => call.test(text));
  };
  expect([...tables.keys()].filter((table) => !isSeen(table))).toEqual([]);
});

it('every file of states has a table', () => {
  expect([...files].filter(([, own]) => own.size === 0).map(([file]) => file)).toEqual([]);
});
