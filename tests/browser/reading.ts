/** Actions of a person who reads the rules. */
import type { Locator, Page } from 'playwright';
import { language } from '../../client/text/catalogue.svelte.ts';
import { SECTION_IDS } from '../../client/text/rule-sections.ts';

await language.need('teaching');

/** The last section of the rules. Once it is on the page, all other sections are too. */
export const lastSection = (page: Page): Locator => page.locator(`#${SECTION_IDS.at(-1) ?? ''}`);

/** Unfolds all sections at once. Several sections may be open at the same time. */
export async function unfoldRules(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
  });
  await page.locator('main details:not([open])').first().waitFor({ state: 'detached' });
}
