/** Actions of a host in the lobby. */
import type { Page } from 'playwright';
// This file can't import text.ts, because scripts outside vitest use this file too.
import * as t from '../../client/text/en/index.ts';
import { HELPS, VARIANTS } from '../../shared/game/variants.ts';
import { button } from './parts.ts';
import type { Person } from './people.ts';

/** The chosen values of variants that differ from the base game, by name: for example, "Maelstroms": "Two". */
export type Choices = Readonly<Record<string, string>>;

/** The clickable heading of a fold, found by its title. */
const fold = (page: Page, title: string) =>
  page.locator('summary').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Unfolds a part of the lobby after the parts that contain it, all found by their titles. */
export async function unfold({ page }: Person, ...titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    const summary = fold(page, title);
    const isOpen = await summary.evaluate((element) => element.closest('details')?.open === true);
    if (!isOpen) await summary.click();
  }
}

/** Chooses what begins: one game in either mode, or a series. */
export async function chooseKind(person: Person, name: string): Promise<void> {
  await unfold(person, t.lobby.what, t.lobby.kind);
  await person.page.getByRole('radio', { name, exact: true }).check({ force: true });
}

/** Chooses a ready-made set of variants. */
export async function chooseSet(person: Person, name: string): Promise<void> {
  await unfold(person, t.lobby.what, t.lobby.rules);
  await person.page.getByRole('radio', { name, exact: true }).check({ force: true });
}

/** Chooses the variants of the next game. */
export async function chooseVariants(person: Person, choices: Choices): Promise<void> {
  await unfold(person, t.lobby.what, t.lobby.rules);
  for (const [name, choice] of Object.entries(choices)) {
    const variant = VARIANTS.find((one) => t.variants.each[one].name === name);
    if (!variant) throw new Error(`there is no variant “${name}”`);
    await unfold(person, t.variants.helps[HELPS[variant]]);
    const group = person.page.getByRole('radiogroup', { name });
    await group.getByRole('radio', { name: choice, exact: true }).check({ force: true });
  }
}

/** Chooses the board of the next game by its name. */
export async function chooseBoard(person: Person, name: string): Promise<void> {
  await unfold(person, t.lobby.what, t.lobby.board);
  await person.page.getByRole('radio', { name }).check({ force: true });
}

/** Chooses how much the oracle says in the next game. */
export async function chooseOracle(person: Person, says: string): Promise<void> {
  await unfold(person, t.lobby.helps);
  const oracle = person.page.getByRole('radiogroup', { name: t.oracle.name });
  await oracle.getByRole('radio', { name: says, exact: true }).check({ force: true });
}

/** Unfolds everything on the lobby's page that can be open together with one of its questions. */
export async function unfoldAll(person: Person, question: string): Promise<void> {
  await unfold(person, question);
  // Folds with a name close each other.
  const folds = person.page.locator('details:not([open], [name]) > summary');
  // A fold's content is rendered a moment after unfolding, and may itself contain folds.
  const undrawn = person.page.locator('details[open]:not(:has(> :not(summary)))');
  while ((await folds.count()) > 0) {
    await folds.first().click();
    await undrawn.waitFor({ state: 'hidden' });
  }
}

/** Puts the opponent with this name in an empty seat of a side. */
export async function seatOpponent(person: Person, side: string, name: string): Promise<void> {
  await unfold(person, t.lobby.who);
  const { page } = person;
  const berth = page.getByRole('group', { name: side });
  await button(berth, t.opponents.letPlay).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await berth.getByText(name, { exact: true }).first().waitFor();
}
