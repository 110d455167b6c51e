/** Actions on the page for joining a table. */
import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { t } from '../../client/text/text.ts';
import { button } from './parts.ts';
import { PHONE, type Person } from './people.ts';
import type { Stage } from './stage.ts';
import { visitor } from './visitors.ts';

/** A banner at the top of a person's screen. */
export const banner = ({ page }: Person, text: string): Locator =>
  page.getByRole('status').filter({ hasText: text });

/** Opens the page for joining on a device without a seat, and enters a name. */
export async function comesToDoor(stage: Stage, code: string, name: string): Promise<Person> {
  const one = await visitor(stage, name, PHONE);
  await one.page.goto(`${stage.url}/t/${code}`);
  await one.page.getByRole('textbox', { name: t.player.name }).fill(name);
  return one;
}

/** Asks on the page for joining to be let in. */
export async function asksToJoin({ page }: Person): Promise<void> {
  await button(page, t.door.ask).click();
  await page.getByRole('heading', { name: t.door.waitingTitle }).waitFor();
}

/** Checks that the pages of these devices had no errors, and then closes the devices. */
export async function goHome(...people: readonly Person[]): Promise<void> {
  for (const { faults } of people) expect(faults).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
}
