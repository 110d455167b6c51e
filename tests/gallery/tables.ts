/** All states, collected from the files in `states/`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { State } from './state.ts';

const FOLDER = join(import.meta.dirname, 'states');

const isTable = (value: unknown): value is readonly State[] =>
  Array.isArray(value) && value.every((row) => typeof (row as State).name === 'string');

/** For each file, its lists of states by the name of their export. */
export const tablesByFile: ReadonlyMap<string, ReadonlyMap<string, readonly State[]>> = new Map(
  await Promise.all(
    readdirSync(FOLDER).map(async (file) => {
      const exported = (await import(/* @vite-ignore */ join(FOLDER, file))) as object;
      const tables = Object.entries(exported).filter((entry): entry is [string, readonly State[]] =>
        isTable(entry[1]),
      );
      return [file, new Map(tables)] as const;
    }),
  ),
);

/** Every state once, because a file may use states of another file too. */
export const allStates: readonly State[] = [
  ...new Set([...tablesByFile.values()].flatMap((tables) => [...tables.values()]).flat()),
];
