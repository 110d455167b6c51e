/** Marks that move or go when their ship is given an order; undo and redo on the chart by buttons and by keyboard. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import type { Ship } from '../../shared/board/board.ts';
import { withReminders } from '../gallery/charts.ts';
import { inEach, openChart, panel, steer } from './at-the-chart.ts';
import { expectInWindow } from './boxes.ts';
import { expectNoFaults } from './no-faults.ts';
import { squaresWith } from './on-square.ts';
import { button } from './parts.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const { along } = t.navigators;

/** The names of the squares with a reminder of a ship, sorted. */
async function reminders(page: Page, ship: Ship): Promise<string[]> {
  const squares = squaresWith(page, t.chart.things.reminder(ship));
  return (await squares.evaluateAll((all) => all.map((one) => one.getAttribute('data-square') ?? ''))).sort();
}

const saysMoved = (page: Page, ship: Ship) =>
  panel(page, 'orders').getByText(along.did.along(ship)).waitFor();

it('after an order the player is asked once, and the marks move; undo and redo cover them', async () => {
  const scene = await withReminders(['b8', 'c8', 'f1']);
  await scene.does('Ann', { type: 'remind', ship: 'green', number: 0, square: 'e5' });
  await scene.does('Ann', { type: 'cross', ship: 'red', squares: ['h8', 'h7'], crossed: true });
  const ann = await openChart(stage, scene);
  const { page } = ann;
  const crosses = async () =>
    (
      await squaresWith(page, t.chart.things.cross('red')).evaluateAll((all) =>
        all.map((one) => one.getAttribute('data-square') ?? ''),
      )
    ).sort();
  await steer(page, 'red', 'N');
  // Two arrows show where reminders would move when the order is given. A third arrow leads off the board.
  await expect.poll(() => page.locator('.ghost').count()).toBe(2);
  await page.getByText(along.leaving(1)).waitFor({ state: 'attached' });
  await button(page, t.game.sail('red', 'N')).click();
  await panel(page, 'orders').getByText(along.asks('red')).waitFor();
  expect(await reminders(page, 'red')).toEqual(['b8', 'c8', 'f1']);
  await inEach(page, ['a small phone', 'a tablet'], () => expectInWindow(button(page, along.move)));
  await button(page, along.move).click();
  await saysMoved(page, 'red');
  await expect.poll(() => reminders(page, 'red')).toEqual(['b7', 'c7']);
  await expect.poll(crosses).toEqual(['h6', 'h7']);
  expect(await reminders(page, 'green')).toEqual(['e5']);

  // One undo brings all marks back. The buttons in the tray do the same as the keys.
  await page.keyboard.press('Control+z');
  await expect.poll(() => reminders(page, 'red')).toEqual(['b8', 'c8', 'f1']);
  await expect.poll(crosses).toEqual(['h7', 'h8']);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => reminders(page, 'red')).toEqual(['b7', 'c7']);
  const tray = page.getByRole('region', { name: t.chart.tray });
  await button(tray, t.navigators.undo).click();
  await expect.poll(() => reminders(page, 'red')).toEqual(['b8', 'c8', 'f1']);
  await button(tray, t.navigators.redo).click();
  await expect.poll(() => reminders(page, 'red')).toEqual(['b7', 'c7']);

  // The list of shortcuts has both undo and redo.
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: t.game.keys.title });
  for (const { key } of t.game.keys.chart) await keys.getByText(key, { exact: true }).waitFor();
  expectNoFaults(ann);
});

it('the answer holds for later orders, after a reload too, and can be changed', async () => {
  const scene = await withReminders(['b8']);
  for (const [number, square] of (['g5', 'g6'] as const).entries())
    await scene.does('Ann', { type: 'remind', ship: 'white', number, square });
  const ann = await openChart(stage, scene);
  const { page } = ann;
  await steer(page, 'red', 'N');
  await button(page, t.game.sail('red', 'N')).click();
  await button(page, along.move).click();
  await saysMoved(page, 'red');
  await page.reload();
  await steer(page, 'white', 'E');
  await button(page, t.game.sail('white', 'E')).click();
  await saysMoved(page, 'white');
  await expect.poll(() => reminders(page, 'white')).toEqual(['h5', 'h6']);
  await button(page, along.instead.clear).click();
  await panel(page, 'orders').getByText(along.did.clear('white')).waitFor();
  await expect.poll(() => reminders(page, 'white')).toEqual([]);
  await button(panel(page, 'orders'), t.navigators.undo).click();
  await expect.poll(() => reminders(page, 'white')).toEqual(['g5', 'g6']);
  expectNoFaults(ann);
});
