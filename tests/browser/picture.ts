/**
 * Pictures of what a page shows, instead of axe's look at it: where `ODYSSEY_PICTURES` names a folder, every state
 * that a test looks at is seen there at every size of the design. For people to look at; no test depends on it.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Page } from 'playwright';
import { still } from './still.ts';

export const PICTURES = process.env['ODYSSEY_PICTURES'];

/** Which states are wanted, by their names: all, unless `ODYSSEY_STATES` says it. */
const WANTED = new RegExp(process.env['ODYSSEY_STATES'] ?? '', 'i');

/** Which sizes are wanted: "390x844,844x390". The narrow phone speaks German, the longest of our languages. */
const SIZES = (
  process.env['ODYSSEY_SIZES'] ?? '390x844,844x390,360x740,820x1180,1180x820,1440x900,1920x1080'
).split(',');
const GERMAN = '360x740';

let unnamed = 0;

/**
 * Pictures of the page as it is now.
 * @param state what it shows; without a name it is the test's, with a number
 */
export async function picture(page: Page, folder: string, state?: string): Promise<void> {
  const test = expect.getState().currentTestName ?? '';
  const name = (state ?? `${test} ${++unnamed}`).replaceAll(/[^\w]+/g, '-');
  if (!WANTED.test(name)) return;
  mkdirSync(folder, { recursive: true });
  const before = page.viewportSize();
  const spoken = await page.evaluate(() => document.documentElement.lang);
  for (const size of SIZES) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    if (size === GERMAN) await speak(page, 'de');
    // What follows the size settles first.
    await page.waitForTimeout(250);
    await still(page);
    await page.screenshot({ path: join(folder, `${name}@${size}.png`) });
    if (size === GERMAN) await speak(page, spoken);
  }
  if (before) await page.setViewportSize(before);
  await still(page);
}

/** Has the app speak a language, as if it had been chosen in the menu, which would hide what is to be seen. */
async function speak(page: Page, language: string): Promise<void> {
  // From what the page links to: a clock that a test has set knows of no resources. As text: the test runner would change the import into one of its own.
  await page.evaluate(`(async () => {
    const files = [...document.querySelectorAll('script[src], link[rel=modulepreload]')].map(
      (element) => element.src || element.href,
    );
    for (const file of files.filter((name) => /\\/assets\\/.*\\.js$/.test(name)))
      for (const part of Object.values(await import(file)))
        if (part && Object.getPrototypeOf(part)?.choose && part.catalogue) await part.choose('${language}');
  })()`);
}
