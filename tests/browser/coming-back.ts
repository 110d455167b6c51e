/** Actions of players whose browsers have lost their storage, and who return to their running game. */
import type { Page } from 'playwright';
import { t } from '../../client/text/text.ts';
import type { Client } from '../helpers/client.ts';
import { PHONE, type Person } from './people.ts';
import { button, crew, openMenu } from './parts.ts';
import { tableAtServer } from './at-server.ts';
import type { Stage } from './stage.ts';
import { visitor } from './visitors.ts';

/** A running game of Ann (host and Navigator) and Pia (Poseidon), both as clients. */
export async function playedAt(url: string): Promise<{ code: string; ann: Client; pia: Client }> {
  const { code, at } = await tableAtServer(url, { Ann: 'navigators', Pia: 'poseidon' });
  await at.Ann.does({ type: 'begin-game' });
  return { code, ann: at.Ann, pia: at.Pia };
}

/** Opens the page for joining in a browser that has never been at the table. */
export async function atTheDoor(stage: Stage, code: string, name = 'Eve'): Promise<Person> {
  const one = await visitor(stage, name, PHONE);
  await one.page.goto(`${stage.url}/t/${code}`);
  return one;
}

/** Claims to be the named player, by pressing that button on the page for joining. */
export const saysToBe = ({ page }: Person, name: string) => button(page, t.seats.iAm(name)).click();

/** Waits until a person's page shows the Navigators' screen. */
export const isNavigator = ({ page }: Person) => crew(page, 'red').waitFor();

/** Creates a recovery key on a player's page, and returns the key. */
export async function keepRecovery(page: Page): Promise<string> {
  await button(await openMenu(page), t.seats.recovery).click();
  await button(page, t.seats.makeRecovery).click();
  const link = await page.getByRole('textbox', { name: t.seats.recoveryLink }).inputValue();
  return link.split('#key=')[1] ?? '';
}

/** Types a recovery key on the page for joining, and takes over the seat. */
export async function comesByKey({ page }: Person, key: string): Promise<void> {
  await page.getByText(t.door.haveKey).click();
  await page.getByRole('textbox', { name: t.door.key, exact: true }).fill(key.toLowerCase());
  await button(page, t.door.useKey).click();
  await button(page, t.table.take).click();
}
