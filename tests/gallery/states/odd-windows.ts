/** States in windows of unusual sizes. In these windows, text once appeared away from the thing it describes. */
import { t } from '../../../client/text/text.ts';
import { PHONE } from '../../browser/people.ts';
import { button, crew, headings } from '../../browser/parts.ts';
import type { Scene } from '../scene.ts';
import { underway } from '../scenes.ts';
import type { State } from '../state.ts';

/** A game in which only red has sailed in this round. Everything that variants can add to the chart is on it. */
async function sailing(): Promise<Scene> {
  const variants = { maelstroms: 2, fogBanks: 2, seaMonsters: ['leviathan', 'kraken'] } as const;
  const scene = await underway({}, variants);
  await scene.does('Pia', { type: 'place-dangers', maelstroms: ['g8', 'd8'], fogBanks: ['c6', 'g4'] });
  await scene.does('Pia', { type: 'play-monster', monster: 'kraken', ship: 'yellow' });
  return scene.does('Ann', { type: 'sail', ship: 'red', heading: 'N' });
}

const NAVIGATOR = {
  scene: sailing,
  as: ['Ann'],
  there: (page) => page.getByRole('grid'),
} satisfies Partial<State>;

export const ODD_WINDOWS: readonly State[] = [
  {
    name: 'a zoomed board on a phone',
    inEveryRun: true,
    scene: () => underway({}, {}, { board: 'D' }),
    as: ['Ann'],
    size: PHONE,
    there: (page) => page.getByRole('grid'),
    reach: async ({ page }) => {
      await button(page, t.game.zoom).click();
      await page.locator('.ruler').first().waitFor();
    },
  },
  {
    ...NAVIGATOR,
    name: 'the ships on a laptop at 200 %',
    inEveryRun: true,
    size: { width: 720, height: 450 },
    reach: ({ page }) => crew(page, 'green').waitFor(),
  },
  {
    ...NAVIGATOR,
    name: 'an order on a phone on its side',
    inEveryRun: true,
    size: { width: 844, height: 390 },
    reach: async ({ page }) => {
      await crew(page, 'green').click();
      await headings(page).waitFor();
    },
  },
  {
    ...NAVIGATOR,
    name: 'reminders and markers on a desk',
    inEveryRun: true,
    size: { width: 1440, height: 900 },
    reach: ({ page }) => button(page, t.navigators.markerHeap('fogBank', 2)).waitFor(),
  },
];
