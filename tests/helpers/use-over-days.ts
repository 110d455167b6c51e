/** Games over days that are stopped after each test of a file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach } from 'vitest';
import { OverDays } from './over-days.ts';

/** The events of a turn of the Navigators that has all of its orders. */
export const ORDERS = ['sailed', 'sailed', 'sailed', 'sailed', 'round-began'];

/** Gives a test file games over days. Call it once, at the top of the file. */
export function useOverDays(): {
  overDays(...parameters: ConstructorParameters<typeof OverDays>): OverDays;
  /** The path of a data file, for a server that is restarted. */
  dataFile(name: string): string;
} {
  const folder = mkdtempSync(join(tmpdir(), 'odyssey-days-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const running: OverDays[] = [];
  afterEach(async () => {
    for (const game of running.splice(0)) await game.stop();
  });
  return {
    overDays: (...parameters) => {
      const game = new OverDays(...parameters);
      running.push(game);
      return game;
    },
    dataFile: (name) => join(folder, name),
  };
}
