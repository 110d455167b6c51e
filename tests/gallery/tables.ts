/** All states, collected from the files in `states/`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { State } from './state.ts';

const FOLDER = join(import.meta.dirname, 'states');

const isTable = (value: unknown): value is readonly State[] =>
  Array.isArray(value) && value.every((row) => typeof (row as State).name === 'string');

/** The lists of states in each file, by the names under which the file exports them. */
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

/** All states without duplicates, because a file may also use states of another file. */
export const allStates: readonly State[] = [
  ...new Set([...tablesByFile.values()].flatMap((tables) => [...tables.values()]).flat()),
];
