/** Actions of a host in the lobby. */
import type { Page } from 'playwright';
// This file can't import text.ts, because scripts outside vitest use this file too.
import * as t from '../../client/text/en/index.ts';
import { button } from './parts.ts';
import type { Person } from './people.ts';

/** The chosen values of variants that differ from the base game, by name: for example, "Maelstroms": "Two". */
export type Choices = Readonly<Record<string, string>>;

/** The clickable heading of a foldable part of the lobby, found by its title. */
const fold = (page: Page, title: string) =>
  page.locator('summary').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Unfolds a part of the lobby, unless it is already unfolded. */
async function open(page: Page, title: string): Promise<void> {
  const summary = fold(page, title);
  const isOpen = await summary.evaluate((element) => element.closest('details')?.open === true);
  if (!isOpen) await summary.click();
}

/** Unfolds the lobby's part with the board and rules of the next game. */
export async function openSettings({ page }: Person): Promise<void> {
  await open(page, t.lobby.gameFold);
  await page.getByRole('radiogroup', { name: t.lobby.board }).waitFor();
}

/** Chooses the variants of the next game. */
export async function chooseVariants(person: Person, choices: Choices): Promise<void> {
  const { page } = person;
  await openSettings(person);
  const mix = button(page, t.lobby.choose);
  if ((await mix.getAttribute('aria-expanded')) === 'false') await mix.click();
  for (const [variant, choice] of Object.entries(choices)) {
    const group = page.getByRole('radiogroup', { name: variant });
    await group.getByRole('radio', { name: choice, exact: true }).check({ force: true });
  }
}

/** Unfolds the part of the lobby with this title, together with the "more" part that contains it. */
export async function unfold({ page }: Person, title: string): Promise<void> {
  await open(page, t.lobby.more);
  await open(page, title);
}

/** Unfolds everything on a page. */
export async function unfoldAll(page: Page): Promise<void> {
  const folds = page.locator('details:not([open]) > summary');
  // A fold's content is rendered a moment after unfolding, and may itself contain folds.
  const undrawn = page.locator('details[open]:not(:has(> :not(summary)))');
  while ((await folds.count()) > 0) {
    await folds.first().click();
    await undrawn.waitFor({ state: 'hidden' });
  }
}

/** Puts the opponent with this name in an empty seat of a side. */
export async function seatOpponent({ page }: Person, side: string, name: string): Promise<void> {
  const berth = page.getByRole('group', { name: side });
  await button(berth, t.opponents.letPlay).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await berth.getByText(name, { exact: true }).first().waitFor();
}
