/**
 * Pictures of the states, for people to look at, instead of the checks: where `ODYSSEY_PICTURES` names a folder, each
 * state is there at every size of the design.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Language } from '../../client/text/catalogue.svelte.ts';
import { still } from './checks/still.ts';
import { speak } from './parts-of-app.ts';

export const PICTURES = process.env['ODYSSEY_PICTURES'];

const WANTED = new RegExp(process.env['ODYSSEY_STATES'] ?? '', 'i');

/** Whether a picture of this state is wanted: of all, unless `ODYSSEY_STATES` says which. */
export const isWanted = (state: string): boolean => WANTED.test(state);

/** Which sizes are wanted: "390x844,844x390". The narrow phone speaks German, the longest of our languages. */
const SIZES = (
  process.env['ODYSSEY_SIZES'] ?? '390x844,844x390,360x740,820x1180,1180x820,1440x900,1920x1080'
).split(',');
const GERMAN = '360x740';

/** What the files of a state's pictures begin with. */
export const pictureName = (state: string): string => state.replaceAll(/[^\w]+/g, '-');

/** Takes pictures of the page as it is now, at every size. */
export async function picture(page: Page, folder: string, state: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const spoken = await page.evaluate(() => document.documentElement.lang as Language);
  for (const size of SIZES) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    if (size === GERMAN) await speak(page, 'de');
    // What follows the size settles first.
    await page.waitForTimeout(250);
    await still(page);
    await page.screenshot({ path: join(folder, `${pictureName(state)}@${size}.png`) });
    if (size === GERMAN) await speak(page, spoken);
  }
}
