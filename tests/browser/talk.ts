/** Uses the talk on the app's screens. */
import type { Locator } from 'playwright';
import * as t from '../../client/text/en/index.ts';
import { button } from './parts.ts';
import type { Person } from './people.ts';

/** Opens the talk by its button or, where there are signals too, by their menu. Resolves with the talk's dialog. */
export async function openTalk({ page }: Person): Promise<Locator> {
  const named = new RegExp(`^(${t.talk.title}|${t.navigators.signals})(:|$)`);
  await page.getByRole('button', { name: named }).click();
  const menu = page.getByRole('dialog', { name: t.navigators.signals });
  const panel = page.getByRole('dialog', { name: t.talk.title, exact: true });
  await menu.or(panel).waitFor();
  if (await menu.isVisible())
    await menu.getByRole('button', { name: new RegExp(`^${t.talk.title}`) }).click();
  await panel.getByRole('log').waitFor();
  return panel;
}

/** Closes the talk with the keyboard. */
export async function closeTalk({ page }: Person): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: t.talk.title }).waitFor({ state: 'hidden' });
}

/** Says a ready-made phrase in the open talk. */
export async function sayPhrase(panel: Locator, phrase: keyof typeof t.talk.phrases): Promise<void> {
  const fold = panel.getByText(t.talk.ready, { exact: true });
  const said = button(panel, t.talk.phrases[phrase]({ ship: 'red', square: '' }));
  if (!(await said.isVisible())) await fold.click();
  await said.click();
}
