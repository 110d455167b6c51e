/** The notes that newcomers read in their first game, and the squares that a report tells of. */
import type { Page } from 'playwright';
import { t } from '../../../client/text/text.ts';
import { PHONE } from '../../browser/people.ts';
import { button, crew, tab } from '../../browser/parts.ts';
import { secondRound, storm } from '../charts.ts';
import type { Scene } from '../scene.ts';
import { underway } from '../scenes.ts';
import type { State } from '../state.ts';
import { POSEIDON } from './poseidon.ts';

/** Red has sailed and reported in the first round. */
const reported = async (): Promise<Scene> =>
  (await storm()).does('Ann', { type: 'sail', ship: 'red', heading: 'N' });

/** A device that has met nothing yet. */
const NEW = { stored: { 'odyssey.met': '{}' } } as const;
const ANN = { as: ['Ann'], size: PHONE, there: (page: Page) => page.getByRole('grid') } as const;
const says = (note: string) => (page: Page) => page.getByText(note).first();

const ROUNDS = '11';

export const NEWCOMERS: readonly State[] = [
  {
    ...ANN,
    ...NEW,
    name: 'a newcomer waits for the first storm',
    scene: () => underway(),
    inEveryRun: true,
    there: says(t.newcomer.navigators.goal(ROUNDS)),
  },
  {
    ...ANN,
    ...NEW,
    name: 'a newcomer meets a storm',
    scene: () => storm(),
    there: says(t.newcomer.navigators.storm),
  },
  {
    ...ANN,
    ...NEW,
    name: 'a newcomer gives an order',
    scene: () => storm(),
    reach: ({ page }) => crew(page, 'red').click(),
  },
  {
    ...ANN,
    ...NEW,
    name: 'a newcomer reads a report',
    scene: reported,
    inEveryRun: true,
    there: says(t.newcomer.navigators.report),
  },
  {
    ...POSEIDON,
    ...NEW,
    name: 'a newcomer as Poseidon',
    scene: () => underway(),
    inEveryRun: true,
    there: says(t.newcomer.poseidon.goal(ROUNDS)),
  },
  {
    ...POSEIDON,
    ...NEW,
    name: 'a newcomer as Poseidon reads a report',
    scene: reported,
    there: says(t.newcomer.poseidon.report),
  },
  {
    ...ANN,
    name: 'the squares of an earlier report',
    scene: () => secondRound(),
    reach: async ({ page }) => {
      await tab(page, 'journal').click();
      await button(page, t.survey.area).last().click();
    },
  },
  {
    ...ANN,
    name: 'the squares of a report in a ship’s journal',
    scene: () => secondRound(),
    reach: async ({ page }) => {
      await crew(page, 'green').click();
      await button(page, t.survey.area).first().click();
    },
  },
];
