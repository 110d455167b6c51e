/**
 * The browser's Back button first closes the dialogs and menus that are open over a page, one at a time. Then it leaves
 * the page.
 */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { underway } from '../gallery/scenes.ts';
import { button } from './parts.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** Runs in the page. Whether the page stands on the entry in the history that protects it: see overlays.ts. */
const isAbove = () => (history.state as { over?: number } | null)?.over !== undefined;

/** A time in ms that is longer than the pause between the taps of a double tap. */
const LATER = 1_000;

it('closes the menu of a game, then asks, then leads away; forward opens nothing again', async () => {
  const scene = await underway();
  const { page } = await openDevice(stage, {
    ...{ scene, as: ['Ann'], path: '/rules' },
    before: (one) => one.clock.install(),
  });
  const table = `${stage.url}/t/${scene.code}`;
  const dialog = page.getByRole('dialog', { name: t.table.menu });
  await page.goto(table);
  await button(page, t.table.menu).click();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  // Simulate a double tap on Back. Its second tap goes back again, but must not leave the page.
  await page.goBack();
  expect(page.url()).toBe(table);
  await page.waitForFunction(isAbove);
  await page.goForward();
  expect(await dialog.count()).toBe(0);
  await page.clock.fastForward(LATER);
  await page.goBack();
  await page.getByText(t.table.backAgain).first().waitFor();
  expect(page.url()).toBe(table);
  await page.clock.fastForward(LATER);
  await page.goBack();
  await page.waitForURL(/\/rules$/);
});

it('leads to the page before at once where what lay over a page was closed by hand', async () => {
  const { page } = await openDevice(stage, { path: '/rules' });
  await page.goto(`${stage.url}/g`);
  await page.locator('input[type=file]').setInputFiles('tests/fixtures/game-1.odyssey.json');
  const look = button(page, t.ending.look);
  await look.click();
  // Simulate a double tap on the page's own back button. The first tap closes the page, and the second must not press
  // anything below.
  await button(page, t.common.back).dblclick();
  await look.waitFor();
  expect(page.url()).toMatch(/\/g$/);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goBack();
  await page.waitForURL(/\/rules$/);
});
