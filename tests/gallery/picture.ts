/**
 * Takes pictures of the states instead of checking them. If `ODYSSEY_PICTURES` names a folder, saves pictures of each
 * state at every size there.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Language } from '../../client/text/catalogue.svelte.ts';
import { still } from './checks/still.ts';
import { speak } from './parts-of-app.ts';

export const PICTURES = process.env['ODYSSEY_PICTURES'];

const WANTED = new RegExp(process.env['ODYSSEY_STATES'] ?? '', 'i');

/**
 * True if pictures of a state are wanted: if its name matches `ODYSSEY_STATES`, which by default matches all states.
 */
export const isWanted = (state: string): boolean => WANTED.test(state);

/**
 * The window sizes of the pictures, such as "390x844,844x390". The picture on the narrow phone is in German, which has
 * the longest words.
 */
const SIZES = (
  process.env['ODYSSEY_SIZES'] ?? '390x844,844x390,360x740,820x1180,1180x820,1440x900,1920x1080'
).split(',');
const GERMAN = '360x740';

/** The start of the file names of a state's pictures. */
export const pictureName = (state: string): string => state.replaceAll(/[^\w]+/g, '-');

/** Takes pictures of the page in its present state, at every size. */
export async function picture(page: Page, folder: string, state: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const spoken = await page.evaluate(() => document.documentElement.lang as Language);
  for (const size of SIZES) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    if (size === GERMAN) await speak(page, 'de');
    // Wait until the page has adapted to the size.
    await page.waitForTimeout(250);
    await still(page);
    await page.screenshot({ path: join(folder, `${pictureName(state)}@${size}.png`) });
    if (size === GERMAN) await speak(page, spoken);
  }
}
