/** Pictures of what players see on their way through a game. `ODYSSEY_STEPS` names the folder for them. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { still } from '../gallery/checks/still.ts';
import type { Person } from './people.ts';

const FOLDER = process.env['ODYSSEY_STEPS'];

/**
 * Returns a function that takes the next picture of a script: of each of these people's screens as it is now. Without
 * `ODYSSEY_STEPS`, it does nothing.
 */
export function stepsOf(script: string): (step: string, ...people: readonly Person[]) => Promise<void> {
  let count = 0;
  return async (step, ...people) => {
    count++;
    if (!FOLDER) return;
    mkdirSync(FOLDER, { recursive: true });
    for (const { page, name } of people) {
      await still(page);
      const file = `${script}-${count}-${step}-${name}`.replaceAll(/[^\w]+/g, '-').toLowerCase();
      await page.screenshot({ path: join(FOLDER, `${file}.png`) });
    }
  };
}
