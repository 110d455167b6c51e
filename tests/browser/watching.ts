/** Actions of a spectator who looks at the open chart and predicts reports. */
import type { Locator, Page } from 'playwright';
import type { First, Islands } from '../../client/game/foretelling/foretelling.ts';
import * as t from '../../client/text/en/index.ts';
import type { Ship } from '../../shared/board/board.ts';
import { button } from './parts.ts';

/** The Navigators' chart as a spectator sees it. */
export const seenChart = (page: Page): Locator => page.getByRole('grid', { name: t.onlookers.guesses });

/** Shows a spectator the chart that the players have opened. */
export async function seeChart(page: Page): Promise<void> {
  await button(page, t.onlookers.lookAtChart).click();
  await seenChart(page).waitFor();
}

/** A ship in the list that spectators see. */
export const fleet = (page: Page, ship: Ship): Locator =>
  page.getByRole('list', { name: t.game.fleet }).locator(`[data-ship="${ship}"]`).getByRole('button');

/**
 * Opens the predictions on a phone. If `first` is given, also predicts which ship will come home first, or that none
 * will.
 */
export async function foretell(page: Page, first?: First): Promise<void> {
  await button(page, t.foretelling.name).click();
  if (first === undefined) return;
  const word = first === 'none' ? t.foretelling.none : t.common.colours[first];
  await button(page.getByRole('group', { name: t.foretelling.asksFirst }), word).click();
}

/** The group of buttons with which a spectator predicts a ship's report. */
export const answers = (page: Page, ship: Ship): Locator =>
  page.getByRole('group', { name: t.foretelling.asks(ship) });

/** Predicts how many islands a ship will see, once the page asks for the prediction. */
export async function answer(page: Page, ship: Ship, islands: Islands): Promise<void> {
  await answers(page, ship).getByRole('button', { name: t.foretelling.islands[islands] }).click();
  await hasWord(page, ship, islands);
}

/** Waits until the page shows the prediction for a ship. */
export async function hasWord(page: Page, ship: Ship, islands: Islands): Promise<void> {
  const word = t.foretelling.word(t.foretelling.islands[islands]);
  await fleet(page, ship).filter({ hasText: word }).waitFor();
}
