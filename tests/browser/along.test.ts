/** Reminders that sail along with an order, and undo and redo on the chart, by button and by keyboard. */
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { seeded } from '../helpers/random.ts';
import { violations } from './axe.ts';
import { begin, meet, type Person } from './people.ts';
import { once, poseidonActs } from './playing.ts';
import { browser, server } from './stage.ts';

const chart = (page: Page) => page.getByRole('grid', { name: /^Your chart/ });
const crew = (page: Page, ship: string) =>
  page.getByRole('list', { name: 'Ships' }).getByRole('button', { name: new RegExp(`^${ship}`) });

/** The squares with a reminder of a colour, sorted. */
async function reminders(page: Page, colour: string): Promise<string[]> {
  const squares = chart(page).locator(`[data-square][aria-label*="${colour} reminder"]`);
  return (await squares.evaluateAll((all) => all.map((one) => one.getAttribute('data-square') ?? ''))).sort();
}

async function lay(page: Page, colour: string, ...squares: string[]): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${colour} reminders`) }).click();
  for (const square of squares) await chart(page).locator(`[data-square="${square}"]`).click();
  await page.keyboard.press('Escape');
}

async function sail(page: Page, ship: string, heading: string): Promise<void> {
  await crew(page, ship).click();
  await page
    .getByRole('group', { name: 'Heading' })
    .getByRole('button', { name: new RegExp(`, ${heading}(,|$)`) })
    .click();
}

async function game(): Promise<{ navigator: Person; poseidon: Person; page: Page }> {
  const { navigator, poseidon } = await meet(browser, server.url);
  await begin(navigator);
  await once(() => poseidonActs(poseidon, seeded(2)));
  await navigator.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  return { navigator, poseidon, page: navigator.page };
}

/** All of it is on the screen, and a little room below it. */
async function whole(part: Locator): Promise<void> {
  const box = await part.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(740 - 8);
}

it('after an order the reminders of its colour sail along with one tap, and back with another', async () => {
  const { navigator, poseidon, page } = await game();
  await lay(page, 'Red', 'b8', 'c8', 'f1');
  await lay(page, 'Green', 'e5');
  await sail(page, 'Red', 'north');
  // Ghosts before the order: two arrows lead on, one to the edge.
  await expect.poll(() => page.locator('.ghost').count()).toBe(2);
  await page.getByText('From one reminder it would leave the chart.').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: /^Sail red/ }).click();
  await page.getByRole('region', { name: 'Orders' }).getByText('2 reminders can sail along.').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await reminders(page, 'red')).toEqual(['b8', 'c8', 'f1']);
  // Both answers are in sight on a small phone, and so is the wish once it is the only question.
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of ['Sail along', 'Take it off'])
    await whole(page.getByRole('button', { name, exact: true }));
  await page.setViewportSize(before ?? { width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Sail along', exact: true }).click();
  await expect.poll(() => reminders(page, 'red')).toEqual(['b7', 'c7', 'f1']);
  expect(await reminders(page, 'green')).toEqual(['e5']);
  await page.getByRole('button', { name: 'Take it off' }).click();
  await expect.poll(() => reminders(page, 'red')).toEqual(['b7', 'c7']);

  // Back by keyboard, and on again; the buttons of the tray do the same.
  await page.keyboard.press('Control+z');
  await expect.poll(() => reminders(page, 'red')).toEqual(['b7', 'c7', 'f1']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => reminders(page, 'red')).toEqual(['b8', 'c8', 'f1']);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => reminders(page, 'red')).toEqual(['b7', 'c7', 'f1']);
  const tray = page.getByRole('region', { name: 'Reminders' });
  await tray.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => reminders(page, 'red')).toEqual(['b8', 'c8', 'f1']);
  await tray.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect.poll(() => reminders(page, 'red')).toEqual(['b7', 'c7', 'f1']);

  // Both are in the list of keys.
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard' }).getByText('Ctrl+Shift+Z').waitFor();
  expect([...navigator.faults, ...poseidon.faults]).toEqual([]);
  await Promise.all([navigator.context.close(), poseidon.context.close()]);
});

it('a device that wishes it once need not ask again, after a reload too', async () => {
  const { navigator, poseidon, page } = await game();
  await lay(page, 'Red', 'b8');
  await lay(page, 'White', 'g5', 'g6');
  await sail(page, 'Red', 'north');
  await page.getByRole('button', { name: /^Sail red/ }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Sail along', exact: true }).click();
  for (const asked of [
    page.locator('.along').getByRole('button', { name: 'Undo' }),
    page.getByLabel('Always, on this device'),
  ])
    await whole(asked);
  await page.getByLabel('Always, on this device').check();
  await page.reload();
  await sail(page, 'White', 'east');
  await page.getByRole('button', { name: /^Sail white/ }).click();
  await expect.poll(() => reminders(page, 'white')).toEqual(['h5', 'h6']);
  await page.getByRole('region', { name: 'Orders' }).getByText('2 reminders have sailed along.').waitFor();
  expect([...navigator.faults, ...poseidon.faults]).toEqual([]);
  await Promise.all([navigator.context.close(), poseidon.context.close()]);
});
