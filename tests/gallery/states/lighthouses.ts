/** The Navigators place their lighthouses, alone or by agreement. */
import type { Page } from 'playwright';
import { t } from '../../../client/text/text.ts';
import { PHONE, TABLET, type Person } from '../../browser/people.ts';
import { button, square } from '../../browser/parts.ts';
import type { Scene } from '../scene.ts';
import { underway } from '../scenes.ts';
import type { State } from '../state.ts';

const { placing } = t.navigators;

const alone = () => underway({}, { lighthouses: 2 });
const inACrew = () => underway({}, { lighthouses: 2 }, { crew: true });

/** A game in which Eve has proposed two squares for the lighthouses. */
async function proposed(): Promise<Scene> {
  const scene = await inACrew();
  return scene.does('Eve', { type: 'propose-lighthouses', squares: ['b4', 'g6'] });
}

const PLACING = { as: ['Ann'], there: (page: Page) => button(page, placing.random) } as const;

const place =
  (...squares: readonly ('b4' | 'g6' | 'c7')[]) =>
  async ({ page }: Person) => {
    for (const name of squares) await square(page, name).click();
    await page
      .getByText(placing.here)
      .nth(squares.length - 1)
      .waitFor({ state: 'attached' });
  };

/**
 * A state in which Ann has to decide on Eve's proposal. If there is a third Navigator, that player hasn't decided yet
 * either.
 */
const VOTE = { ...PLACING, scene: proposed, there: (page: Page) => button(page, placing.agree) };

export const LIGHTHOUSES: readonly State[] = [
  { ...PLACING, name: 'lighthouses', scene: alone, isMain: true },
  { ...PLACING, name: 'one lighthouse', scene: () => underway({}, { lighthouses: 1 }), size: PHONE },
  { ...PLACING, name: 'one lighthouse of two is placed', scene: alone, reach: place('b4') },
  { ...PLACING, name: 'lighthouses placed', scene: alone, isMain: true, reach: place('b4', 'g6') },
  ...[PHONE, TABLET].map((size): State => ({
    ...PLACING,
    name: `lighthouses to propose, ${size.width} px wide`,
    scene: inACrew,
    size,
    reach: place('b4', 'g6'),
  })),
  { ...VOTE, name: 'lighthouses are proposed', isMain: true },
  {
    ...VOTE,
    name: 'another square than proposed',
    reach: async ({ page }) => {
      await page
        .getByRole('group', { name: placing.towers(2) })
        .getByRole('button')
        .first()
        .click();
      await square(page, 'c7').click();
      await button(page, placing.propose).waitFor();
    },
  },
  {
    ...VOTE,
    name: 'one Navigator has agreed to the lighthouses',
    as: ['Eve'],
    size: PHONE,
    there: (page) => page.getByRole('list', { name: placing.who }),
  },
];
