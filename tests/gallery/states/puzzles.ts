/** Puzzles: the list of puzzles, and each kind of puzzle from its question to its proof. */
import { t } from '../../../client/text/text.ts';
import type { Puzzle } from '../../../shared/puzzles/puzzle.ts';
import { button, square } from '../../browser/parts.ts';
import { PHONE, type Person } from '../../browser/people.ts';
import { answer, easiest, puzzleThat } from '../../browser/puzzling.ts';
import type { State } from '../state.ts';

/** The window of a phone at 400% zoom (WCAG 1.4.10). */
const ENLARGED = { width: 320, height: 256 };

const MANY = puzzleThat(({ asked }) => asked.length >= 3);
const of = ({ id }: Puzzle) => ({ path: `/puzzles/${id}` });

/** Asks for this many hints on a puzzle's page. */
async function hint({ page }: Person, count: number): Promise<void> {
  // Find the button by its position. Its name contains the number of hints, so the name changes with every hint.
  const more = page.locator('footer').getByRole('button').first();
  for (let given = 0; given < count; given++) await more.click();
}
const show = ({ page }: Person) => button(page, t.puzzles.show).click();

export const PUZZLES: readonly State[] = [
  { name: 'all puzzles', path: '/puzzles', isMain: true },
  { name: 'all puzzles, enlarged', path: '/puzzles', size: ENLARGED },
  {
    name: 'all puzzles, some done',
    path: '/puzzles',
    size: PHONE,
    reach: async (one) => {
      await one.page.goto(one.page.url() + `/${easiest('ships').id}`);
      await show(one);
      await one.page.goBack();
      await one.page.getByRole('region', { name: t.puzzles.theList }).waitFor();
    },
  },
  {
    name: 'puzzles of a theme',
    path: '/puzzles',
    size: PHONE,
    reach: async ({ page }) => {
      await page.getByRole('button', { name: t.puzzles.themes.deepSea }).click();
      await page.locator('summary').first().click();
      await page
        .getByRole('link', { name: /^\d+: / })
        .first()
        .waitFor();
    },
  },
  { name: 'no such puzzle', path: '/puzzles/none', size: PHONE },
  { name: 'a puzzle that asks for a ship', ...of(easiest('ships')) },
  { name: 'a puzzle that asks for squares', ...of(easiest('squares')), size: PHONE },
  { name: 'a puzzle that asks for many ships', ...of(MANY), size: PHONE, isMain: true },
  { name: 'a puzzle that asks for many ships, enlarged', ...of(MANY), size: ENLARGED },
  {
    name: 'a puzzle with a wrong answer',
    ...of(easiest('squares')),
    size: PHONE,
    reach: async ({ page }) => {
      const right = answer(easiest('squares'));
      const wrong = (['e1', 'e2', 'e3', 'e4', 'a5'] as const).find((one) => !right.includes(one)) ?? 'a1';
      await square(page, wrong).click();
      await button(page, t.puzzles.check).click();
      await page.getByRole('status').first().waitFor();
    },
  },
  {
    name: 'a puzzle that is solved',
    inEveryRun: true,
    ...of(easiest('ships')),
    reach: async ({ page }) => {
      await square(page, answer(easiest('ships'))[0] ?? 'a1').click();
      await button(page, t.puzzles.check).click();
      await page.getByRole('heading', { name: t.puzzles.proof }).waitFor();
    },
  },
  {
    name: 'a puzzle with hints',
    ...of(easiest('squares')),
    size: PHONE,
    isMain: true,
    reach: (one) => hint(one, 2),
  },
  {
    name: 'a puzzle with hints, enlarged',
    ...of(easiest('squares')),
    size: ENLARGED,
    reach: (one) => hint(one, 2),
  },
  {
    name: 'a puzzle whose answer is shown',
    ...of(easiest('squares')),
    size: PHONE,
    isMain: true,
    reach: show,
  },
  {
    name: 'a puzzle whose answer is shown, enlarged',
    ...of(easiest('squares')),
    size: ENLARGED,
    reach: show,
  },
  {
    name: 'the link of a puzzle',
    ...of(easiest('ships')),
    size: PHONE,
    reach: async ({ page }) => {
      await button(page, t.puzzles.share).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
