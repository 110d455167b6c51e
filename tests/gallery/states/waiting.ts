/** States in which a side prepares its next move during the other side's turn. */
import { t } from '../../../client/text/text.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Storm } from '../../../shared/game/game.ts';
import { PHONE, TABLET, type Person } from '../../browser/people.ts';
import { button, crew, driving, heading, square, tile } from '../../browser/parts.ts';
import type { Scene } from '../scene.ts';
import { underway } from '../scenes.ts';
import type { State } from '../state.ts';
import { POSEIDON } from './poseidon.ts';

/** A game in which Poseidon has driven red north. It is the Navigators' turn. */
async function sailing(): Promise<Scene> {
  const scene = await underway({}, { seaMonsters: ['leviathan'] });
  return scene.does('Pia', { type: 'play-storm', storm: 'red', pushes: { red: 'i8' } });
}

/** The game of `sailing` after red has sailed and reported. */
async function reported(): Promise<Scene> {
  const scene = await sailing();
  return scene.does('Ann', { type: 'sail', ship: 'red', heading: 'E' });
}

/** Opens the panel in which Poseidon prepares his next storm. */
const preparing = async ({ page }: Person) => {
  await button(page, t.poseidon.prepared.start).click();
  await page.getByText(t.poseidon.prepared.choose).waitFor();
};

/** Chooses a tile when preparing the next storm. */
const takeTile = (storm: Storm) => async (person: Person) => {
  await preparing(person);
  await tile(person.page, storm).click();
  await driving(person.page).first().waitFor();
};

/** Prepares a storm completely. `pushes` are the target squares of the driven ships, in order. */
const prepare =
  (storm: Storm, ...pushes: readonly Square[]) =>
  async (person: Person) => {
    await takeTile(storm)(person);
    for (const to of pushes) await square(person.page, to).click();
    await person.page.getByText(t.poseidon.prepared.whole).first().waitFor();
  };

const prepareGreat = prepare('great', 'i7', 'i2', 'b1', 'a8');

/** The other ships sail, so that the round ends. */
async function endRound(scene: Scene): Promise<void> {
  const orders = { green: 'S', white: 'W', yellow: 'W' } as const;
  for (const ship of ['green', 'white', 'yellow'] as const)
    await scene.does('Ann', { type: 'sail', ship, heading: orders[ship] });
}

export const WAITING: readonly State[] = [
  {
    name: 'an order prepared',
    scene: () => underway(),
    as: ['Ann'],
    size: PHONE,
    there: (page) => page.getByRole('grid'),
    reach: async ({ page }) => {
      await crew(page, 'red').click();
      await heading(page, 'E').click();
      await page.getByText(t.navigators.prepared.note).last().waitFor();
    },
  },
  {
    ...POSEIDON,
    name: 'what a ship would report',
    scene: () => underway(),
    size: TABLET,
    reach: async ({ page }) => {
      await tile(page, 'red').click();
      await square(page, 'i8').click();
      await page.getByText(t.poseidon.foreseen('red', 'i8')).waitFor();
    },
  },
  { ...POSEIDON, name: 'a storm to prepare', scene: reported, isMain: true, reach: preparing },
  { ...POSEIDON, name: 'a storm in preparation', scene: reported, isMain: true, reach: takeTile('green') },
  {
    ...POSEIDON,
    name: 'a Great Storm in preparation',
    scene: reported,
    isMain: true,
    reach: takeTile('great'),
  },
  {
    ...POSEIDON,
    name: 'a storm prepared and put aside',
    scene: reported,
    reach: async (person) => {
      await prepare('green', 'h2')(person);
      await button(person.page, t.poseidon.prepared.aside).click();
      await button(person.page, t.poseidon.prepared.tile('green')).waitFor();
    },
  },
  {
    ...POSEIDON,
    name: 'a Great Storm prepared',
    scene: reported,
    size: TABLET,
    isMain: true,
    reach: prepareGreat,
  },
  {
    ...POSEIDON,
    name: 'a sea monster prepared',
    scene: reported,
    reach: async (person) => {
      const { page } = person;
      await preparing(person);
      await tile(page, 'leviathan').click();
      await page.getByRole('group', { name: t.poseidon.prey }).getByRole('button').first().click();
      await page.getByText(t.poseidon.prepared.whole).first().waitFor();
    },
  },
  {
    ...POSEIDON,
    name: 'what was prepared',
    inEveryRun: true,
    scene: reported,
    reach: async (person, scene) => {
      await prepare('green', 'h2')(person);
      await endRound(scene);
      await person.page.getByText(t.poseidon.prepared.stands).last().waitFor();
    },
  },
  {
    ...POSEIDON,
    name: 'what was prepared has become impossible',
    scene: reported,
    size: TABLET,
    reach: async (person, scene) => {
      await prepareGreat(person);
      await endRound(scene);
      await person.page.getByText(t.poseidon.prepared.dropped.there('green', 'i2')).last().waitFor();
    },
  },
];
