/** Checks that every state has a unique name and a possible scene, and that some test checks the state. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pictureName } from './picture.ts';
import { isInEveryRun } from './state.ts';
import { allStates, tablesByFile } from './tables.ts';

const HERE = import.meta.dirname;

it('names of states are unique, in the files of their pictures too', () => {
  const names = allStates.map(({ name }) => pictureName(name));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

// This is also why `npm run test:all` can leave out every-run.test.ts.
it('a long test file looks at every table', () => {
  const tests = readdirSync(HERE)
    .filter((file) => file.endsWith('.long.test.ts'))
    .map((file) => readFileSync(join(HERE, file), 'utf8'));
  const isSeen = (table: string) => {
    const call = new RegExp(`looksRight\\([^)]*\\b${table}\\b`);
    return tests.some((text) => call.test(text));
  };
  const tables = [...tablesByFile.values()].flatMap((own) => [...own.keys()]);
  expect(tables.filter((table) => !isSeen(table))).toEqual([]);
});

it('every file of states has a table, with a state that is looked at in every run', () => {
  const without = [...tablesByFile].filter(([, tables]) => ![...tables.values()].flat().some(isInEveryRun));
  expect(without.map(([file]) => file)).toEqual([]);
});

it('no command in a scene is refused', async () => {
  const refused: string[] = [];
  for (const { name, scene } of allStates) {
    try {
      await scene?.();
    } catch (error) {
      refused.push(`${name}: ${String(error)}`);
    }
  }
  expect(refused).toEqual([]);
});
