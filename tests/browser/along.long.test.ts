/** Reminders that move when their ship is given an order; undo and redo on the chart by buttons and by keyboard. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import type { Ship } from '../../shared/board/board.ts';
import { withReminders } from '../gallery/charts.ts';
import { inEach, openChart, panel, steer } from './at-the-chart.ts';
import { expectInWindow } from './boxes.ts';
import { expectNoFaults } from './no-faults.ts';
import { squaresWith } from './on-square.ts';
import { button, square } from './parts.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const { along } = t.navigators;

/** The names of the squares with a reminder of a ship, sorted. */
async function reminders(page: Page, ship: Ship): Promise<string[]> {
  const squares = squaresWith(page, t.chart.things.reminder(ship));
  return (await squares.evaluateAll((all) => all.map((one) => one.getAttribute('data-square') ?? ''))).sort();
}

/** Moves reminders of a ship from the tray to these squares. */
async function lay(page: Page, ship: Ship, ...squares: readonly ('g5' | 'g6')[]): Promise<void> {
  await button(page, t.navigators.reminderHeap(ship, 4)).click();
  for (const one of squares) await square(page, one).click();
  await page.keyboard.press('Escape');
}

it('after an order the reminders of its colour sail along with one tap, and back with another', async () => {
  const scene = await withReminders(['b8', 'c8', 'f1']);
  await scene.does('Ann', { type: 'remind', ship: 'green', number: 0, square: 'e5' });
  const ann = await openChart(stage, scene);
  const { page } = ann;
  await steer(page, 'red', 'N');
  // Two arrows show where reminders would move when the order is given. A third arrow leads off the board.
  await expect.poll(() => page.locator('.ghost').count()).toBe(2);
  await page.getByText(along.leaving(1)).waitFor({ state: 'attached' });
  await button(page, t.game.sail('red', 'N')).click();
  await panel(page, 'orders').getByText(along.can(2)).waitFor();
  expect(await reminders(page, 'red')).toEqual(['b8', 'c8', 'f1']);
  // The page asks what to do with the reminders. The first of the two buttons is visible even on a small phone. There,
  // the panel scrolls to the second button.
  await inEach(page, ['a small phone', 'a tablet'], () => expectInWindow(button(page, along.sail)));
  await expectInWindow(button(page, along.takeOff(1)));
  await button(page, along.sail).click();
  await expect.poll(() => reminders(page, 'red')).toEqual(['b7', 'c7', 'f1']);
  expect(await reminders(page, 'green')).toEqual(['e5']);
  await button(page, along.takeOff(1)).click();
  await expect.poll(() => reminders(page, 'red')).toEqual(['b7', 'c7']);

  // Undo and redo by keyboard. The buttons in the tray have the same effect.
  await page.keyboard.press('Control+z');
  await expect.poll(() => reminders(page, 'red')).toEqual(['b7', 'c7', 'f1']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => reminders(page, 'red')).toEqual(['b8', 'c8', 'f1']);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => reminders(page, 'red')).toEqual(['b7', 'c7', 'f1']);
  const tray = page.getByRole('region', { name: t.chart.tray });
  await button(tray, t.navigators.undo).click();
  await expect.poll(() => reminders(page, 'red')).toEqual(['b8', 'c8', 'f1']);
  await button(tray, t.navigators.redo).click();
  await expect.poll(() => reminders(page, 'red')).toEqual(['b7', 'c7', 'f1']);

  // The list of shortcuts has both undo and redo.
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: t.game.keys.title });
  for (const { key } of t.game.keys.chart) await keys.getByText(key, { exact: true }).waitFor();
  expectNoFaults(ann);
});

it('a device that always wants it is not asked again, after a reload too', async () => {
  const ann = await openChart(stage, await withReminders(['b8']));
  const { page } = ann;
  await lay(page, 'white', 'g5', 'g6');
  await steer(page, 'red', 'N');
  await button(page, t.game.sail('red', 'N')).click();
  await button(page, along.sail).click();
  const always = page.getByLabel(along.always);
  await inEach(page, ['a small phone', 'a tablet'], async () => {
    await expectInWindow(always);
    await expectInWindow(button(panel(page, 'orders'), t.navigators.undo));
  });
  await always.check();
  await page.reload();
  await steer(page, 'white', 'E');
  await button(page, t.game.sail('white', 'E')).click();
  await expect.poll(() => reminders(page, 'white')).toEqual(['h5', 'h6']);
  await panel(page, 'orders').getByText(along.sailed(2)).waitFor();
  expectNoFaults(ann);
});
