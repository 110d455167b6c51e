/**
 * The panels beside the chart: nothing is squeezed, the next step is visible, and content fades out where a panel cuts
 * it off.
 */
import { expect, it } from 'vitest';
import * as german from '../../client/text/de/index.ts';
import { t } from '../../client/text/text.ts';
import { storm } from '../gallery/charts.ts';
import { still } from '../gallery/checks/still.ts';
import { speak } from '../gallery/parts-of-app.ts';
import { underway } from '../gallery/scenes.ts';
import { heading, inEach, openChart, panel, report, sailButton, steer, WINDOWS } from './at-the-chart.ts';
import { boxOf, expectAbove, expectInWindow } from './boxes.ts';
import { expectNoFaults } from './no-faults.ts';
import { button, crew, square, tab } from './parts.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('an order can be sent without scrolling on every screen, in German', async () => {
  const ann = await openChart(stage, await storm({ oracle: 'full' }));
  const { page } = ann;
  await steer(page, 'red', 'N');
  await speak(page, 'de');
  const send = page.locator('form [type="submit"]');
  await inEach(page, Object.keys(WINDOWS) as (keyof typeof WINDOWS)[], () => expectInWindow(send));
  // On an upright tablet and on small phones, the button for moving the ship's piece is visible too.
  await inEach(page, ['a tablet held upright', 'a small phone'], () =>
    expectInWindow(page.locator('form').getByRole('button', { name: german.navigators.moveGuess })),
  );
  expectNoFaults(ann);
});

it('the button that sends an order stays where it is, however long the words are that come with a heading', async () => {
  const ann = await openChart(stage, await storm({ oracle: 'full' }));
  const { page } = ann;
  await crew(page, 'red').click();
  await inEach(page, ['a tablet', 'a desk', 'a phone on its side', 'a phone'], async (at) => {
    await heading(page, 'E').click();
    await page.getByText(t.navigators.leadsTo(null, true)).waitFor();
    const before = await boxOf(sailButton(page));
    await heading(page, 'N').click();
    await page.getByText(t.navigators.leadsTo('I8', true)).waitFor();
    expect(await boxOf(sailButton(page)), at).toMatchObject({ top: before.top });
    await expectAbove(sailButton(page), page.getByText(t.navigators.cantTakeBack));
  });
  // If the oracle's card is behind a tab, its answer about the ship is shown beside the ship's order.
  await page.setViewportSize(WINDOWS['a tablet']);
  await page
    .locator('form')
    .getByText(t.oracle.canBe(['i9']))
    .waitFor();
  expectNoFaults(ann);
});

it('after a report it is said first what comes next, and a long journal shows that it goes on', async () => {
  const ann = await openChart(stage, await storm({ oracle: 'full' }), { size: WINDOWS['a phone'] });
  const { page } = ann;
  await steer(page, 'red', 'N');
  await sailButton(page).click();
  const next = page.getByRole('heading', { name: t.navigators.chooseNext(['green', 'white', 'yellow']) });
  await next.waitFor();
  await expectAbove(next, report(page, 'red', 'N').first());

  // If content continues below a panel's lower edge, it fades out towards the edge. Once the panel is scrolled to its
  // end, nothing fades out.
  await tab(page, 'journal').click();
  const journal = panel(page, 'journal');
  const fades = () => journal.locator('.more').evaluate((hint) => getComputedStyle(hint).opacity === '1');
  await expect.poll(fades).toBe(true);
  await journal.evaluate((list) => list.scrollTo({ top: list.scrollHeight }));
  await expect.poll(fades).toBe(false);
  expectNoFaults(ann);
});

it('lighthouses are placed on a board as large as in the game, and the one in hand is named', async () => {
  const { placing } = t.navigators;
  const ann = await openChart(stage, await underway({}, { lighthouses: 2 }), {
    size: { width: 1920, height: 1080 },
  });
  const { page } = ann;
  const tower = (lamp: 'yellow' | 'red') =>
    page.getByRole('group', { name: placing.towers(2) }).getByRole('button', { name: placing.lamp[lamp] });
  const before = await boxOf(page.getByRole('grid'));
  await expect.poll(() => tower('yellow').getAttribute('aria-pressed')).toBe('true');
  await page.getByText(placing.tap('yellow')).waitFor();
  await square(page, 'b4').click();
  await page.getByText(placing.tap('red')).waitFor();
  await expect.poll(() => tower('red').getAttribute('aria-pressed')).toBe('true');
  await page.getByText(placing.here).waitFor();
  await square(page, 'g6').click();
  await page.getByText(placing.stand(2)).waitFor();
  await speak(page, 'de');
  const build = button(page, german.navigators.placing.buildHere);
  await inEach(page, Object.keys(WINDOWS) as (keyof typeof WINDOWS)[], () => expectInWindow(build));
  await page.setViewportSize({ width: 1920, height: 1080 });
  await build.click();
  await build.waitFor({ state: 'hidden' });
  await still(page);
  const { left, right } = await boxOf(page.getByRole('grid'));
  expect(right - left).toBeCloseTo(before.right - before.left, 0);
  expectNoFaults(ann);
});

it('a spectator sees at once what there is to do and what can be known', async () => {
  const eve = await openChart(stage, await underway({}, {}, { oracle: 'full', openChart: true }), {
    as: ['Eve'],
  });
  const { page } = eve;
  await expectInWindow(button(page, t.onlookers.lookAtChart));
  const wanted = page.getByRole('checkbox', { name: t.oracle.show });
  await expectInWindow(wanted);
  expect(await wanted.isChecked()).toBe(true);
  const card = page.getByRole('region', { name: t.oracle.name });
  await card.getByText(t.oracle.canBeOn('red', ['i9'])).waitFor();
  // In windows where the journal is always visible, the oracle is above it.
  for (const size of [WINDOWS['a desk'], { width: 1920, height: 1080 }]) {
    await page.setViewportSize(size);
    await panel(page, 'journal').getByRole('region', { name: t.oracle.name }).waitFor();
  }
  expectNoFaults(eve);
});
