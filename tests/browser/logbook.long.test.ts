/** A ship's journal beside its order. Choosing a ship doesn't hide any report. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { secondRound } from '../gallery/charts.ts';
import { inEach, openChart, panel } from './at-the-chart.ts';
import { expectInWindow } from './boxes.ts';
import { expectNoFaults } from './no-faults.ts';
import { crew, headings, tab } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('the reports of the chosen ship stand below its order form, the newest in sight', async () => {
  const scene = await secondRound();
  const ann = await openChart(stage, scene);
  const { page } = ann;
  await crew(page, 'green').click();
  const orders = panel(page, 'orders');
  await headings(page).waitFor();
  // On a tablet, the reports are in the open journal and not below the order form.
  const heading = page.getByRole('heading', { name: t.chart.journalOf('green') });
  const log = page.locator('section', { has: heading }).filter({ hasText: /You (see|are)/ });
  const newest = log.getByRole('listitem').filter({ visible: true }).first();
  await inEach(page, ['a tablet', 'a phone', 'a phone on its side'], async (at) => {
    await expect
      .poll(() => newest.evaluate((row) => row.checkVisibility({ opacityProperty: true })), { message: at })
      .toBe(true);
    await expectInWindow(newest);
    expect(await headings(page).isVisible()).toBe(true);
  });

  // The latest report is still visible, although another ship sent it.
  await scene.does('Ann', { type: 'sail', ship: 'red', heading: 'W' });
  await crew(page, 'white').click();
  await orders.getByText(t.navigators.earlierIn(2)).waitFor({ state: 'attached' });
  expectNoFaults(ann);
});

it('the open journal shows what a ship did once it is chosen', async () => {
  const ann = await openChart(stage, await secondRound(), { size: PHONE });
  const { page } = ann;
  await tab(page, 'journal').click();
  const journal = panel(page, 'journal');
  await journal.waitFor();
  await crew(page, 'white').click();
  const log = journal.getByRole('heading', { name: t.chart.journalOf('white') });
  await log.waitFor();
  await expectInWindow(log);
  const round = journal.getByRole('heading', { name: t.chart.round(1) });
  expect(await round.count()).toBe(0);
  await journal.getByRole('button', { name: t.chart.allShips }).click();
  await round.waitFor();
  await tab(page, 'orders').click();
  await headings(page).waitFor();
  expectNoFaults(ann);
});
