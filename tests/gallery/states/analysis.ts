/** The analysis of a finished game: the moments that decided the game, and the questions that the analysis asks. */
import type { Page } from 'playwright';
import { language } from '../../../client/text/catalogue.svelte.ts';
import { t } from '../../../client/text/text.ts';
import { answerQuestion, askFirst, lookBack, moments } from '../../browser/analysing.ts';
import { button, moment } from '../../browser/parts.ts';
import { PHONE } from '../../browser/people.ts';
import { wholeGame } from '../../helpers/finished.ts';
import { finished } from '../scenes.ts';
import type { State } from '../state.ts';

await language.need('afterwards');

/** A game that Poseidon has won because of a storm and a wrong order. */
const lost = () => finished(wholeGame(1));

const BACK = { scene: lost, as: ['ann'], there: moment } as const;

const seenBy = async (page: Page, eyes: keyof typeof t.analysis.views) => {
  await lookBack(page);
  await page.getByRole('radio', { name: t.analysis.views[eyes], exact: true }).check({ force: true });
  await page.getByRole('grid', { name: t.analysis.boardLabel[eyes] }).waitFor();
};

export const ANALYSIS: readonly State[] = [
  { ...BACK, name: 'looking back', isMain: true, reach: ({ page }) => lookBack(page) },
  { ...BACK, name: 'looking back, as Poseidon saw it', reach: ({ page }) => seenBy(page, 'poseidon') },
  {
    ...BACK,
    name: 'looking back, as the Navigators saw it',
    size: PHONE,
    reach: ({ page }) => seenBy(page, 'navigators'),
  },
  {
    ...BACK,
    name: 'looking back, all unfolded',
    size: PHONE,
    reach: async ({ page }) => {
      await lookBack(page);
      for (const summary of await page.locator('summary:visible').all()) await summary.click();
    },
  },
  {
    ...BACK,
    name: 'a question about a moment',
    inEveryRun: true,
    size: PHONE,
    reach: async ({ page }) => {
      await lookBack(page);
      await askFirst(page);
    },
  },
  {
    ...BACK,
    name: 'an answered question',
    reach: async ({ page }) => {
      await lookBack(page);
      await askFirst(page);
      await answerQuestion(page);
    },
  },
  {
    ...BACK,
    name: 'looking back at a game that was won',
    scene: () => finished(wholeGame(2)),
    as: ['pia'],
    reach: ({ page }) => lookBack(page),
  },
  {
    name: 'looking back from the record, as somebody who was not there',
    scene: lost,
    path: '/t/CD5F/record',
    size: PHONE,
    reach: async ({ page }) => {
      await button(page, t.series.look).click();
      await moments(page).first().waitFor();
      await page.getByText(t.analysis.deduction, { exact: true }).waitFor();
    },
  },
];
