/** Actions of a person who analyses a finished game. */
import type { Locator, Page } from 'playwright';
import { language } from '../../client/text/catalogue.svelte.ts';
import { t } from '../../client/text/text.ts';
import { SHIPS } from '../../shared/board/board.ts';
import { button, headings } from './parts.ts';

await language.need('afterwards');

/** Opens the analysis from the page that shows the game's ending. Resolves when the analysis is complete. */
export async function openAnalysis(page: Page): Promise<void> {
  await button(page, t.ending.look).and(page.locator('[aria-disabled="false"]')).click();
  await button(page, t.analysis.wholeGame).waitFor();
}

/** Opens the analysis, and then its page about the whole game. */
export async function lookBack(page: Page): Promise<void> {
  await openAnalysis(page);
  await button(page, t.analysis.wholeGame).click();
  await moments(page).first().waitFor();
}

/** The main moments on the first screen of the analysis. */
export const mainMoments = (page: Page): Locator => page.getByRole('main').getByRole('listitem');

/** The moments on the page about the whole game. The main ones come first. */
export const moments = (page: Page): Locator => page.getByRole('article');

/** The moments that are shown as questions. */
export const question = (page: Page): Locator =>
  [t.analysis.askStorm, ...SHIPS.map((ship) => t.analysis.askOrder(ship))]
    .map((words) => page.getByRole('button', { name: words }))
    .reduce((one, other) => one.or(other))
    .first();

/** Switches questions on, and opens the first one. */
export async function askFirst(page: Page): Promise<void> {
  await button(page, t.analysis.ask).click();
  if ((await question(page).getAttribute('aria-expanded')) === 'false') await question(page).click();
  await headings(page).waitFor();
}

/** Answers the open question with the first heading that is allowed. */
export async function answerQuestion(page: Page): Promise<void> {
  for (const heading of await headings(page).getByRole('button').all()) {
    if (!(await headings(page).isVisible())) break;
    await heading.click();
  }
  await button(page, t.analysis.tryAgain).waitFor();
}
