/** Actions of players who have lost their seats' tokens, and who return to their running game. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { t } from '../../client/text/text.ts';
import { Client, granted } from '../helpers/client.ts';
import { PHONE, type Person } from './people.ts';
import { button, crew, openMenu } from './parts.ts';
import { openSeat, tableAtServer } from './at-server.ts';
import type { Stage } from './stage.ts';
import { visitor } from './visitors.ts';

/** A running game of Ann (host and Navigator) and Pia (Poseidon), both as clients. */
export async function playedAt(url: string): Promise<{ code: string; ann: Client; pia: Client }> {
  const { code, at } = await tableAtServer(url, { Ann: 'navigators', Pia: 'poseidon' });
  await at.Ann.does({ type: 'begin-game' });
  return { code, ann: at.Ann, pia: at.Pia };
}

/** A running game in which Ann, a client, plays alone against an opponent. */
export async function aloneAt(url: string): Promise<Client> {
  const ann = new Client(url);
  const alone = { side: 'navigators', opponent: 'triton' };
  Object.assign(ann, granted(await ann.ask('make', { token: ann.token, name: 'Ann', alone })));
  await ann.attend();
  return ann;
}

/** Creates a recovery key for a client's player, and returns the key. */
export async function keyOf(client: Client): Promise<string> {
  return granted(await client.ask<{ key: string }>('keep-recovery', { player: client.player })).key;
}

/** Opens a page that takes over a Navigator's seat from a client, and waits until the browser has stored the seat. */
export async function sitsDown(stage: Stage, client: Client): Promise<Person> {
  const one = await openSeat(stage, client, 'Ann', PHONE);
  await isNavigator(one);
  await expect.poll(() => one.context.cookies(`${stage.url}/t/${client.code}/seat`)).toHaveLength(1);
  return one;
}

const FORGET = () => {
  localStorage.clear();
  sessionStorage.clear();
};

/** A way in which a player loses everything, and comes to the table's page for joining. */
export interface Loss {
  readonly name: string;
  of(one: Person, stage: Stage, code: string): Promise<Person>;
}

export const LOSSES: readonly Loss[] = [
  {
    name: 'storage cleared',
    of: async (one) => {
      await one.page.evaluate(FORGET);
      await one.page.reload();
      // The table's cookie is enough to come back without a word.
      await isNavigator(one);
      await one.page.evaluate(FORGET);
      await one.context.clearCookies();
      await one.page.reload();
      return one;
    },
  },
  {
    name: 'another address',
    of: async (one, { url }, code) => {
      await one.page.goto(`${url.replace('127.0.0.1', 'localhost')}/t/${code}`);
      return one;
    },
  },
  {
    name: 'another device',
    of: async (one, stage, code) => {
      await one.context.close();
      return atTheDoor(stage, code, 'Ann');
    },
  },
];

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
