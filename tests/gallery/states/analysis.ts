/** The analysis of a finished game: the moments that decided the game, and the questions that the analysis asks. */
import type { Page } from 'playwright';
import { language } from '../../../client/text/catalogue.svelte.ts';
import { t } from '../../../client/text/text.ts';
import { answerQuestion, askFirst, lookBack, openAnalysis } from '../../browser/analysing.ts';
import { button, moment } from '../../browser/parts.ts';
import { PHONE } from '../../browser/people.ts';
import { wholeGame } from '../../helpers/finished.ts';
import { seeded } from '../../helpers/random.ts';
import { steeredGame } from '../../analysis/games.ts';
import { BOARDS } from '../scene.ts';
import { finished } from '../scenes.ts';
import type { State } from '../state.ts';

await language.need('afterwards');

/** A game that Poseidon has won because of two wrong orders and a storm. */
const lost = () => finished(wholeGame(29));

/** The same game, ended early in its ninth round. */
const endedEarly = () => {
  const events = wholeGame(29);
  return finished(events.slice(0, Math.floor(0.8 * events.length)));
};

/** A game that the Navigators have won without ever being in danger. */
function easilyWon() {
  const [board] = BOARDS.values();
  if (!board) throw new Error('there is no board');
  const [first, ...rest] = steeredGame(board, {}, seeded(4), { care: 1, malice: 0.3 });
  if (first?.type !== 'began') throw new Error('a game starts with its beginning');
  return finished([{ ...first, navigators: ['ann', 'ben'] }, ...rest]);
}

/** Opens the analysis of the only game in the record. */
const openFromRecord = async (page: Page) => {
  await button(page, t.series.look).click();
  await button(page, t.analysis.wholeGame).waitFor();
};

const BACK = { scene: lost, as: ['ann'], there: moment } as const;

const seenBy = async (page: Page, eyes: keyof typeof t.analysis.views) => {
  await lookBack(page);
  await page.getByRole('radio', { name: t.analysis.views[eyes], exact: true }).check({ force: true });
  await page.getByRole('grid', { name: t.analysis.boardLabel[eyes] }).waitFor();
};

export const ANALYSIS: readonly State[] = [
  { ...BACK, name: 'what decided it, to a Navigator', isMain: true, reach: ({ page }) => openAnalysis(page) },
  {
    ...BACK,
    name: 'what decided it, to Poseidon',
    as: ['pia'],
    inEveryRun: true,
    size: PHONE,
    reach: ({ page }) => openAnalysis(page),
  },
  {
    ...BACK,
    name: 'ahead all the way',
    scene: easilyWon,
    inEveryRun: true,
    size: PHONE,
    reach: async ({ page }) => {
      await openAnalysis(page);
      await page.getByText(t.analysis.ahead('navigators', 'navigators', '@').split('@')[0] ?? '').waitFor();
    },
  },
  {
    name: 'what changed the chances most in a game that was ended early',
    scene: endedEarly,
    path: '/t/CD5F/record',
    size: PHONE,
    reach: async ({ page }) => {
      await openFromRecord(page);
      await page.getByRole('heading', { name: t.analysis.moved }).waitFor();
    },
  },
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
      await openFromRecord(page);
      await button(page, t.analysis.wholeGame).click();
      await page.getByText(t.analysis.deduction, { exact: true }).waitFor();
    },
  },
];
