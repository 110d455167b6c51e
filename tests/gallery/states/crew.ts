/** Two Navigators on separate devices, in a game with a clock of minutes or days. */
import type { Page } from 'playwright';
import { t } from '../../../client/text/text.ts';
import { PHONE } from '../../browser/people.ts';
import { button, crew, openMenu } from '../../browser/parts.ts';
import type { Scene } from '../scene.ts';
import { underway } from '../scenes.ts';
import type { State } from '../state.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * A game in which Poseidon has played the yellow storm. Ann commands red and white, and Eve commands green and yellow.
 */
export async function crewSailing(): Promise<Scene> {
  const scene = await underway({}, {}, { crew: true, clock: true, mode: 'competing' });
  scene.clock = { leftMs: 90_000, ofMs: 120_000 };
  return scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
}

/** The same game over days. Each turn may take three days. */
export async function crewOverDays(leftMs: number): Promise<Scene> {
  const clock = { hours: 72, atZero: 'random move' } as const;
  const scene = await underway({}, {}, { crew: true, clock, mode: 'competing' });
  scene.clock = { leftMs, ofMs: 72 * HOUR };
  return scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
}

async function reported(): Promise<Scene> {
  const scene = await crewSailing();
  return scene.does('Eve', { type: 'sail', ship: 'green', heading: 'W' });
}

/** Ann's ships have come home. Eve's are at sea, and Poseidon is choosing a storm. */
async function home(): Promise<Scene> {
  const scene = await underway({ red: 'd5', white: 'f5' }, {}, { crew: true });
  await scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
  await scene.does('Ann', { type: 'sail', ship: 'red', heading: 'E' });
  await scene.does('Ann', { type: 'sail', ship: 'white', heading: 'W' });
  for (const ship of ['green', 'yellow'] as const)
    await scene.does('Eve', { type: 'sail', ship, heading: 'N' });
  return scene;
}

const CREW = {
  scene: crewSailing,
  as: ['Ann'],
  there: (page: Page) => page.getByRole('grid'),
  lasting: true,
} as const;

/** Eve sends a ready-made phrase to Ann. */
const heard: State['reach'] = async ({ page }, scene) => {
  scene.sends('signalled', { player: 'Eve', signal: { type: 'phrase', phrase: 'i-am-sure' } });
  await page.getByRole('log', { name: t.chart.signalled }).getByText(t.chart.phrases['i-am-sure']).waitFor();
};

export const IN_A_CREW: readonly State[] = [
  { ...CREW, name: 'a crew, choosing', isMain: true },
  { ...CREW, name: 'a crew over days', scene: () => crewOverDays(51 * HOUR), inEveryRun: true },
  { ...CREW, name: 'a crew over days, at the end of its time', scene: () => crewOverDays(50 * MINUTE) },
  {
    ...CREW,
    name: 'a ship of another',
    reach: async ({ page }) => {
      await crew(page, 'green').click();
      await page.getByRole('heading', { name: t.navigators.notYours('green', 'Eve') }).waitFor();
    },
  },
  {
    ...CREW,
    name: 'signals',
    inEveryRun: true,
    reach: async ({ page }) => {
      await button(page, t.navigators.signals).click();
      await page.getByRole('dialog', { name: t.navigators.signals }).waitFor();
    },
  },
  { ...CREW, name: 'a signal heard', reach: heard },
  { ...CREW, name: 'a signal heard on a phone', size: PHONE, reach: heard },
  { ...CREW, name: 'a reply to another', scene: reported, size: PHONE },
  {
    ...CREW,
    name: 'one’s ships are home',
    scene: home,
    there: (page) => page.getByText(t.navigators.ashore(2)),
  },
  {
    ...CREW,
    name: 'another device',
    inEveryRun: true,
    reach: async ({ page }) => {
      const menu = await openMenu(page);
      await button(menu, t.table.anotherDevice).click();
      await page.getByRole('textbox', { name: t.table.offerLink }).waitFor();
    },
  },
  {
    name: 'taking a place over',
    scene: crewSailing,
    path: `/t/CD5F#key=${'k'.repeat(22)}`,
    size: PHONE,
    there: (page) => button(page, t.table.take),
  },
];
