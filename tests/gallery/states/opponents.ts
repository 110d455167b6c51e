/** Opponents: how the host seats one, and how an opponent explains its orders. */
import type { Page } from 'playwright';
import { t } from '../../../client/text/text.ts';
import { CHARACTERS } from '../../../shared/opponents/opponents.ts';
import { PHONE } from '../../browser/people.ts';
import { button, tab } from '../../browser/parts.ts';
import { Scene } from '../scene.ts';
import { seated, underway } from '../scenes.ts';
import type { State } from '../state.ts';

/** A table at which Ann is a Navigator, and the opponent Triton is Poseidon. */
async function against(): Promise<Scene> {
  const scene = new Scene(['Ann']);
  await scene.does('Ann', { type: 'sit', seat: 'navigators' });
  return scene.does('Ann', { type: 'seat-opponent', opponent: 'triton', seat: 'poseidon' });
}

/** A game in which a Navigator played by an opponent has explained its order. */
async function reasoned(): Promise<Scene> {
  const scene = await underway({}, {}, { crew: true });
  await scene.does('Pia', { type: 'play-storm', storm: 'green', pushes: { green: 'h2' } });
  await scene.does('Eve', { type: 'reason', ship: 'green', squares: ['h2', 'h1'] });
  return scene.does('Eve', { type: 'sail', ship: 'green', heading: 'W' });
}

/** A game in which Ann and the opponent Palinurus are Navigators. Poseidon has played the yellow storm. */
async function together(): Promise<Scene> {
  const scene = await seated();
  await scene.does('Ann', { type: 'seat-opponent', opponent: 'palinurus', seat: 'navigators' });
  await scene.does('Ann', { type: 'begin-game' });
  return scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
}
const TOGETHER = {
  scene: together,
  size: PHONE,
  there: (page: Page) => page.getByRole('grid'),
} as const;

const reason = t.opponents.says('Eve');

export const OPPONENTS: readonly State[] = [
  { ...TOGETHER, name: 'an opponent’s face on its ships, for a Navigator', inEveryRun: true, as: ['Ann'] },
  { ...TOGETHER, name: 'an opponent’s face on its ships, for Poseidon', inEveryRun: true, as: ['Pia'] },
  { ...TOGETHER, name: 'an opponent’s face on its ships, for a spectator', as: ['Eve'] },
  {
    name: 'whom to seat beside oneself',
    inEveryRun: true,
    scene: against,
    as: ['Ann'],
    there: (page) => page.getByRole('group', { name: t.common.sides.navigators }),
    reach: async ({ page }) => {
      await button(page.getByRole('group', { name: t.common.sides.navigators }), t.opponents.letPlay).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByText(t.opponents.ships, { exact: true }).click();
      await sheet.getByRole('button', { name: t.common.colours.green }).click();
      await sheet.getByText(t.opponents.others.navigators).click();
      await sheet.getByText(t.opponents.here).waitFor();
    },
  },
  {
    name: 'whom to play against, on a phone',
    scene: async () => {
      const scene = await seated();
      return scene.does('Pia', { type: 'sit', seat: 'navigators' });
    },
    as: ['Ann'],
    size: PHONE,
    there: (page) => page.getByRole('group', { name: t.common.sides.poseidon }),
    reach: async ({ page }) => {
      await button(page.getByRole('group', { name: t.common.sides.poseidon }), t.opponents.letPlay).click();
      await page.getByRole('dialog').getByText(CHARACTERS.triton.name).waitFor();
    },
  },
  {
    name: 'why one of the crew steers as it does',
    scene: reasoned,
    as: ['Ann'],
    there: (page) => page.getByRole('grid'),
    reach: async ({ page }) => {
      await button(page, t.chart.journal).click();
      await page.getByText(reason).first().waitFor();
    },
  },
  {
    name: 'why one of the crew steers as it does, on a phone',
    inEveryRun: true,
    scene: reasoned,
    as: ['Ann'],
    size: PHONE,
    there: (page) => page.getByRole('grid'),
    reach: async ({ page }) => {
      await tab(page, 'journal').click();
      await page.getByText(reason).first().waitFor();
    },
  },
];
