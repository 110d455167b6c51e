/** What somebody does who reads the rules. */
import type { Locator, Page } from 'playwright';
import { language } from '../../client/text/catalogue.svelte.ts';
import { SECTION_IDS } from '../../client/text/rule-sections.ts';

await language.need('teaching');

/** The last section of the rules: they are all there when it is. */
export const lastSection = (page: Page): Locator => page.locator(`#${SECTION_IDS.at(-1) ?? ''}`);

/** Unfolds all at once: none closes another. */
export async function unfoldRules(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
  });
  await page.locator('main details:not([open])').first().waitFor({ state: 'detached' });
}
