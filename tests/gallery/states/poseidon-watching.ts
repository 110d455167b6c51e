/** Poseidon's screen during the Navigators' turn: the reports, the cover that hides the screen, and his menu. */
import { t } from '../../../client/text/text.ts';
import { TABLET, type Person } from '../../browser/people.ts';
import { button, openMenu } from '../../browser/parts.ts';
import type { Scene } from '../scene.ts';
import { underway } from '../scenes.ts';
import type { State } from '../state.ts';
import { choosingTile, POSEIDON } from './poseidon.ts';

/** A game in which the Kraken holds the yellow ship, and no ship has sailed. */
async function held(): Promise<Scene> {
  const scene = await choosingTile();
  return scene.does('Pia', { type: 'play-monster', monster: 'kraken', ship: 'yellow' });
}

/** The game of `held` after red has sailed and reported. */
async function reported(): Promise<Scene> {
  const scene = await held();
  return scene.does('Ann', { type: 'sail', ship: 'red', heading: 'N' });
}

/** A game in which two Navigators have each given an order. */
async function ofTwoNavigators(): Promise<Scene> {
  const scene = await underway({}, {}, { crew: true });
  await scene.does('Pia', { type: 'play-storm', storm: 'red', pushes: { red: 'i8' } });
  await scene.does('Ann', { type: 'sail', ship: 'red', heading: 'N' });
  return scene.does('Eve', { type: 'sail', ship: 'green', heading: 'S' });
}

const theReport = ({ page }: Person) =>
  page.getByRole('region', { name: t.poseidon.log }).getByRole('article').first().waitFor();

export const POSEIDON_WATCHING: readonly State[] = [
  { ...POSEIDON, name: 'watching', scene: held, isMain: true },
  { ...POSEIDON, name: 'watching a reply', scene: reported, isMain: true, reach: theReport },
  { ...POSEIDON, name: 'watching on a tablet', scene: reported, size: TABLET, reach: theReport },
  { ...POSEIDON, name: 'watching two Navigators', scene: ofTwoNavigators, isMain: true, reach: theReport },
  {
    ...POSEIDON,
    name: 'watching, nobody is there',
    scene: async () => {
      const scene = await reported();
      scene.present = ['Pia'];
      return scene;
    },
    reach: ({ page }) => page.getByText(t.poseidon.nobodyThere).waitFor(),
  },
  {
    ...POSEIDON,
    name: 'cover',
    scene: held,
    reach: async ({ page }) => {
      await button(page, t.poseidon.cover).click();
      await page.getByText(t.poseidon.covered).waitFor();
    },
  },
  { ...POSEIDON, name: 'menu of Poseidon', scene: held, reach: ({ page }) => openMenu(page) },
];
