/** Actions of a Navigator at the chart. */
import type { Locator, Page } from 'playwright';
import { t } from '../../client/text/text.ts';
import type { Ship } from '../../shared/board/board.ts';
import { HEADINGS, type Heading } from '../../shared/board/squares.ts';
import { openDevice, type DeviceOptions } from '../gallery/device.ts';
import type { Scene } from '../gallery/scene.ts';
import { crew, headings } from './parts.ts';
import type { Person } from './people.ts';
import type { Stage } from './stage.ts';

/** Window sizes for which the Navigators' screen has different layouts. */
export const WINDOWS = {
  'a phone': { width: 390, height: 844 },
  'a small phone': { width: 360, height: 740 },
  'a phone on its side': { width: 844, height: 390 },
  'a tablet held upright': { width: 820, height: 1180 },
  'a tablet': { width: 1180, height: 820 },
  'a desk': { width: 1440, height: 900 },
} as const;

/** Opens the chart, by default on Ann's device. */
export async function openChart(
  stage: Stage,
  scene: Scene,
  options: Omit<DeviceOptions, 'scene'> = {},
): Promise<Person> {
  const one = await openDevice(stage, { scene, as: ['Ann'], ...options });
  await one.page.getByRole('grid').waitFor();
  return one;
}

/** A panel beside the chart. */
export const panel = (page: Page, name: 'orders' | 'journal'): Locator =>
  page.getByRole('region', { name: t.chart[name], exact: true });

/** The button of a heading on the compass rose. */
export const heading = (page: Page, name: Heading): Locator =>
  headings(page).getByRole('button').nth(HEADINGS.indexOf(name));

/** Chooses a ship, and a heading for its order. */
export async function steer(page: Page, ship: Ship, to: Heading): Promise<void> {
  await crew(page, ship).click();
  await heading(page, to).click();
}

/** The form's button that sends the order. */
export const sailButton = (page: Page): Locator => panel(page, 'orders').locator('[type="submit"]');

/** Locates a ship's report. It appears in both the orders and the journal, so this may match two elements. */
export const report = (page: Page, ship: Ship, to: Heading): Locator =>
  page.getByRole('article', { name: t.survey.order(ship, to), exact: true });

/** Sets the window to each of the given sizes in turn, and runs a check at each size. */
export async function inEach(
  page: Page,
  names: readonly (keyof typeof WINDOWS)[],
  check: (name: string) => Promise<unknown>,
): Promise<void> {
  for (const name of names) {
    await page.setViewportSize(WINDOWS[name]);
    await check(name);
  }
}
