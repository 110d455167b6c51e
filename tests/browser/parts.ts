/** Finds parts of the game's screens by their English names. */
import type { Locator, Page } from 'playwright';
// This file can't import text.ts, because scripts outside vitest use this file too.
import * as t from '../../client/text/en/index.ts';
import type { Ship } from '../../shared/board/board.ts';
import type { Tile } from '../../shared/game/game.ts';
import { HEADINGS, type Heading, type Square } from '../../shared/board/squares.ts';

/** A button, by its full name. */
export const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Waits until a table's page announces the news of its game. What happens before is not announced. */
export const announcing = (page: Page): Promise<void> =>
  page.locator('[role="log"][aria-relevant]').waitFor({ state: 'attached' });

/** A square of the board. */
export const square = (page: Page, name: Square): Locator => page.locator(`[data-square="${name}"]`);

/** A ship in the Navigators' list. */
export const crew = (page: Page, ship: Ship): Locator =>
  page.getByRole('list', { name: t.navigators.crew }).locator(`button[data-ship="${ship}"]`);

/** The group of headings from which a Navigator chooses for an order. */
export const headings = (page: Page): Locator => page.getByRole('group', { name: t.chart.rose });

/** The button of a heading, regardless of the square to which it leads. */
export const heading = (page: Page, name: Heading): Locator =>
  headings(page).getByRole('button', { name: new RegExp(`, (${headingNames(name).join('|')})$`) });
const headingNames = (name: Heading) => [false, true].map((off) => t.chart.headingButton(name, off));

/** The region with Poseidon's tiles. */
export const hand = (page: Page): Locator => page.getByRole('region', { name: t.tiles.hand });

/** The button of one of Poseidon's tiles. */
export const tile = (page: Page, name: Tile): Locator =>
  hand(page).getByRole('button', { name: new RegExp(`^${t.tiles.short[name]}`) });

/** The buttons of the headings in which Poseidon may drive a ship. */
export const driving = (page: Page): Locator =>
  page.getByRole('group', { name: /^Drive the/ }).locator('button:not([aria-disabled="true"])');

/** The button of the heading that drives a ship to a square. */
export const drivingTo = (page: Page, ship: Ship, to: Square): Locator =>
  page.getByRole('group', { name: t.poseidon.rose(ship) }).getByRole('button', {
    name: new RegExp(`(${HEADINGS.map((name) => t.poseidon.roseHeading(name, to)).join('|')})$`),
  });

/** A tab of the Navigators' panel. */
export const tab = (page: Page, name: keyof typeof t.chart.tabs): Locator => button(page, t.chart.tabs[name]);

/** Opens the menu. Resolves with the menu's dialog. */
export async function openMenu(page: Page): Promise<Locator> {
  await button(page, t.table.menu).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

/** The slider of a replay, which is visible once the game has finished. */
export const moment = (page: Page): Locator => page.getByRole('slider', { name: t.ending.moment });
