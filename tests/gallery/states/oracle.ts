/** The oracle: what can be known now, what could be known earlier, and why a guess is impossible. */
import { t } from '../../../client/text/text.ts';
import { PHONE, TABLET } from '../../browser/people.ts';
import { button, crew, tab } from '../../browser/parts.ts';
import { oracleCard } from '../../browser/shades.ts';
import { playRounds } from '../rounds.ts';
import { underway, type Around } from '../scenes.ts';
import type { State } from '../state.ts';

type Row = Pick<State, 'name'> & Partial<State>;

const third = async (oracle: NonNullable<Around['oracle']>) =>
  playRounds(await underway({}, { maelstroms: 0 }, { oracle }));

/** A state of Ann's page in a game with the full oracle. */
const full = (row: Row): State => ({
  scene: () => third('full'),
  as: ['Ann'],
  // This element appears once the oracle has answered.
  there: (page) => page.locator('[data-oracle]').first(),
  ...row,
});

/** The reason why red can't be on the Sacred Island: it would be home there. */
const WHY = t.oracle.whyNot('red', 'e5', { type: 'at-sea' });

/** A state with a guess that the oracle says is impossible. */
const wrong = (row: Row): State => ({
  scene: async () => (await third('hints')).does('Ann', { type: 'guess', ship: 'red', square: 'e5' }),
  as: ['Ann'],
  there: (page) => page.getByText(WHY).first(),
  ...row,
});

export const ORACLE: readonly State[] = [
  full({ name: 'all that can be known', inEveryRun: true }),
  full({
    name: 'all that can be known of the chosen ship, on a phone',
    size: PHONE,
    reach: ({ page }) => crew(page, 'green').click(),
  }),
  full({ name: 'all that can be known, on a small phone on its side', size: { width: 667, height: 375 } }),
  full({
    name: 'what could be known then',
    reach: async ({ page }) => {
      await button(page, t.chart.journal).click();
      await button(page, `${t.oracle.past}: ${t.oracle.moment(1, 'red')}`).click();
      await page.getByRole('group', { name: t.oracle.past }).waitFor();
    },
  }),
  full({
    name: 'what could be known then, on a phone',
    size: PHONE,
    reach: async ({ page }) => {
      await tab(page, 'journal').click();
      await button(page, `${t.oracle.past}: ${t.oracle.moment(1, 'red')}`).click();
      await page.getByRole('group', { name: t.oracle.past }).waitFor();
    },
  }),
  wrong({ name: 'a guess that can’t be right' }),
  wrong({
    name: 'a guess that can’t be right, of the chosen ship',
    size: TABLET,
    reach: ({ page }) => crew(page, 'red').click(),
  }),
  wrong({
    name: 'a guess that can’t be right, in hand',
    reach: async ({ page }) => {
      await crew(page, 'red').click();
      await button(page, t.navigators.moveGuess).click();
      await page.getByRole('region', { name: t.chart.tray }).getByText(WHY).waitFor();
    },
  }),
  wrong({
    name: 'a guess that can’t be right, on a phone',
    inEveryRun: true,
    size: PHONE,
    there: (page) => crew(page, 'red'),
    reach: async ({ page }) => {
      await crew(page, 'red').click();
      await page.getByText(WHY).first().waitFor();
    },
  }),
  {
    name: 'all that can be known, for a spectator',
    scene: () => third('full'),
    as: ['Eve'],
    there: (page) => page.getByRole('checkbox', { name: t.oracle.show }),
    reach: async ({ page }) => {
      await oracleCard(page).waitFor();
      await page.locator('[data-oracle]').first().waitFor();
    },
  },
];
