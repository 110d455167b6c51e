/** The rules page: folded, unfolded, searched, and printed. */
import { language } from '../../../client/text/catalogue.svelte.ts';
import { t } from '../../../client/text/text.ts';
import { lastSection, unfoldRules } from '../../browser/reading.ts';
import { PHONE } from '../../browser/people.ts';
import type { State } from '../state.ts';

await language.need('teaching');

const RULES_PAGE = {
  path: '/rules',
  size: PHONE,
  there: lastSection,
} as const;

export const RULES: readonly State[] = [
  { ...RULES_PAGE, name: '/rules', isMain: true },
  { ...RULES_PAGE, name: 'rules, on a desk', size: { width: 1440, height: 900 } },
  { ...RULES_PAGE, name: 'rules, all unfolded', isMain: true, reach: ({ page }) => unfoldRules(page) },
  {
    ...RULES_PAGE,
    name: 'rules, the contents',
    reach: async ({ page }) => {
      await page.getByText(t.rules.contents, { exact: true }).click();
      await page.getByRole('navigation').getByRole('link').first().waitFor();
    },
  },
  {
    ...RULES_PAGE,
    name: 'rules, a section that an address leads to',
    path: '/rules#fog-banks',
    reach: ({ page }) => page.locator('#fog-banks').getByRole('grid').waitFor(),
  },
  {
    ...RULES_PAGE,
    name: 'rules, a word that is looked up',
    inEveryRun: true,
    reach: async ({ page }) => {
      await page.getByRole('searchbox', { name: t.rules.search }).fill('Kraken');
      await page.locator('mark').first().waitFor();
    },
  },
  {
    ...RULES_PAGE,
    name: 'rules, a word that is nowhere',
    reach: async ({ page }) => {
      await page.getByRole('searchbox', { name: t.rules.search }).fill('xyzzy');
      await page.getByText(t.rules.notFound('xyzzy')).first().waitFor();
    },
  },
];
