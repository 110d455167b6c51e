/** The Navigators' orders, from choosing a ship to its report. */
import type { Page } from 'playwright';
import { t } from '../../../client/text/text.ts';
import { PHONE } from '../../browser/people.ts';
import { button, crew, headings, openMenu, tab } from '../../browser/parts.ts';
import type { Scene } from '../scene.ts';
import { underway } from '../scenes.ts';
import type { State } from '../state.ts';
import { choosingTile } from './poseidon.ts';

/** A game in which Poseidon has played the yellow storm. It is the Navigators' turn. */
const sailing = async () =>
  (await underway()).does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });

/** A game with all variants in which the Kraken holds red. The other ships can sail. */
async function held(): Promise<Scene> {
  const scene = await choosingTile();
  return scene.does('Pia', { type: 'play-monster', monster: 'kraken', ship: 'red' });
}

/** The game of `held` after green has sailed and reported. */
async function reported(): Promise<Scene> {
  const scene = await held();
  return scene.does('Ann', { type: 'sail', ship: 'green', heading: 'SW' });
}

const ANN = { as: ['Ann'], there: (page: Page) => page.getByRole('grid') } as const;
/** The settings of the states that show the first report. */
const REPORT = {
  ...ANN,
  scene: reported,
  there: (page: Page) => page.getByRole('article', { name: t.survey.order('green', 'SW') }).first(),
};

export const ORDERS: readonly State[] = [
  { ...ANN, name: 'dangers, waiting', scene: () => underway({}, { maelstroms: 2, fogBanks: 2 }) },
  { ...ANN, name: 'waiting for the storm', scene: () => underway(), isMain: true },
  { ...ANN, name: 'choosing', scene: held, isMain: true },
  {
    ...ANN,
    name: 'a ship is held',
    scene: held,
    reach: async ({ page }) => {
      await crew(page, 'red').click();
      await button(page, t.navigators.survey).waitFor();
    },
  },
  {
    ...ANN,
    name: 'order',
    scene: held,
    reach: async ({ page }) => {
      await crew(page, 'green').click();
      await headings(page).waitFor();
    },
  },
  {
    ...ANN,
    name: 'order with a heading',
    scene: sailing,
    isMain: true,
    reach: async ({ page }) => {
      await crew(page, 'red').click();
      await headings(page).getByRole('button').nth(7).click();
      await button(page, t.game.sail('red', 'NW')).waitFor();
    },
  },
  {
    ...ANN,
    name: 'an order that leads off the chart',
    scene: held,
    size: PHONE,
    reach: async ({ page }) => {
      await crew(page, 'green').click();
      await headings(page).getByRole('button').first().click();
      await page.getByText(t.navigators.leadsTo(null, false)).waitFor();
    },
  },
  { ...REPORT, name: 'reply', isMain: true },
  { ...REPORT, name: 'reply on a phone', size: PHONE },
  { ...REPORT, name: 'reply on a phone on its side', size: { width: 844, height: 390 } },
  { ...REPORT, name: 'reply on a desk', size: { width: 1440, height: 900 } },
  {
    ...REPORT,
    name: 'tokens on a phone',
    size: PHONE,
    isMain: true,
    reach: async ({ page }) => {
      await tab(page, 'tray').click();
      await button(page, t.navigators.reminderHeap('red', 4)).waitFor();
    },
  },
  {
    ...REPORT,
    name: 'journal on a phone',
    size: PHONE,
    isMain: true,
    reach: async ({ page }) => {
      await tab(page, 'journal').click();
      await page.getByRole('heading', { name: t.chart.round(1) }).waitFor();
    },
  },
  {
    ...REPORT,
    name: 'a ship to mark squares for',
    isMain: true,
    reach: async ({ page }) => {
      await button(page, t.navigators.reminderHeap('red', 4)).click();
      await page.getByText(t.navigators.marks.tap('red')).first().waitFor();
    },
  },
  { ...REPORT, name: 'menu of the Navigators', isMain: true, reach: ({ page }) => openMenu(page) },
  {
    ...REPORT,
    name: 'the settings in the menu',
    inEveryRun: true,
    reach: async ({ page }) => {
      await button(await openMenu(page), t.table.settings).click();
      await page.getByRole('combobox', { name: t.common.language }).waitFor();
    },
  },
  {
    ...REPORT,
    name: 'a question',
    reach: async ({ page }) => {
      const menu = await openMenu(page);
      await button(menu, t.table.abandon).click();
      await page.getByRole('alertdialog', { name: t.table.abandonTitle }).waitFor();
    },
  },
  {
    ...ANN,
    name: 'keys',
    scene: sailing,
    isMain: true,
    reach: async ({ page }) => {
      const menu = await openMenu(page);
      await button(menu, t.game.keys.title).click();
      await page.getByRole('dialog', { name: t.game.keys.title }).waitFor();
    },
  },
];
