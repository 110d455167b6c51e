/** States of the chart: picking up a piece, and messages from teammates. Each is shown only once and covers nothing. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import * as german from '../../client/text/de/index.ts';
import { t } from '../../client/text/text.ts';
import { storm, withReminders } from '../gallery/charts.ts';
import { speak } from '../gallery/parts-of-app.ts';
import { underway } from '../gallery/scenes.ts';
import { inEach, openChart, panel, report, sailButton, steer, WINDOWS } from './at-the-chart.ts';
import { boxOf, expectAbove, expectApart, expectInWindow } from './boxes.ts';
import { expectNoFaults } from './no-faults.ts';
import { button, square, tab } from './parts.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const FULL = { oracle: 'full', surveyHelp: 'guesses' } as const;
const ALL_WINDOWS = Object.keys(WINDOWS) as (keyof typeof WINDOWS)[];

/** How many times a text is visible on the screen, not counting regions for screen readers. */
const written = (page: Page, words: string) =>
  page
    .getByText(words)
    .filter({ visible: true })
    .evaluateAll((all) => all.filter((one) => !one.closest('[role="status"]')).length);

it('what a tap does is said once on every screen, and why a piece can’t be there when it is tapped', async () => {
  const ann = await openChart(stage, await withReminders(['h8'], { maelstroms: 1 }, FULL));
  const { page } = ann;
  const seen = (words: string) => page.getByText(words).filter({ visible: true });
  await seen(t.oracle.canBeOn('red', ['i9']))
    .first()
    .waitFor();
  const heap = button(page, t.navigators.reminderHeap('red', 3));
  const before = await boxOf(heap);
  await square(page, 'h8').click();
  const why = t.oracle.whyNot('red', 'h8', { type: 'stayed', from: 'i9' });
  await seen(why).first().waitFor();
  const tap = t.navigators.marks.tap('red');
  await inEach(page, ALL_WINDOWS, async (at) => {
    await expect.poll(() => written(page, tap), { message: at }).toBe(1);
  });
  // The tray's buttons don't move when marking begins or ends.
  await page.setViewportSize(WINDOWS['a tablet']);
  expect((await boxOf(heap)).top).toBeCloseTo(before.top, 0);
  await page.keyboard.press('Escape');
  await expect.poll(() => written(page, tap)).toBe(0);
  expect((await boxOf(heap)).top).toBeCloseTo(before.top, 0);
  expectNoFaults(ann);
});

it('squares under reminders that are struck out are not tinted as possible', async () => {
  const scene = await withReminders(['h8', 'i8'], { maelstroms: 1 }, FULL);
  const ann = await openChart(stage, scene);
  const { page } = ann;
  await page
    .getByText(t.oracle.canBeOn('red', ['i9']))
    .first()
    .waitFor();
  await steer(page, 'red', 'E');
  const tints = () =>
    page.locator('.marked').evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  await expect.poll(tints).toEqual(['none', 'none']);
  expectNoFaults(ann);
});

it('an order off the chart warns in sight of a small phone, in German', async () => {
  const ann = await openChart(stage, await storm(FULL), { size: WINDOWS['a small phone'] });
  const { page } = ann;
  await steer(page, 'red', 'S');
  await speak(page, 'de');
  const warning = page.getByText(german.navigators.cantTakeBack);
  await expectInWindow(warning);
  await expectAbove(page.locator('form [type="submit"]'), warning);
  expectNoFaults(ann);
});

it('after a report with several signs all that is asked of the reminders is in sight on a small phone', async () => {
  const scene = await withReminders(['b8', 'c8'], {}, FULL, 'N');
  const ann = await openChart(stage, scene, { size: WINDOWS['a small phone'] });
  const { page } = ann;
  await button(page, t.navigators.along.move).waitFor();
  expect(await report(page, 'red', 'N').first().innerText()).toContain(' and ');
  await expectInWindow(button(page, t.navigators.along.move));
  await expectInWindow(button(page, t.navigators.along.clear));
  expectNoFaults(ann);
});

it('a tablet held upright has the oracle and the journal in turns', async () => {
  const ann = await openChart(stage, await storm(FULL), { size: WINDOWS['a tablet held upright'] });
  const { page } = ann;
  await steer(page, 'red', 'N');
  const journal = panel(page, 'journal');
  const log = journal.getByText(t.chart.journalOf('red'));
  await button(journal, t.chart.journal).click();
  await log.waitFor();
  await button(journal, t.oracle.name).click();
  await journal.getByText(t.oracle.canBeOn('red', ['i9'])).waitFor();
  // The oracle's full answer fits above the tray, and so does the button for looking back.
  await sailButton(page).click();
  await expectAbove(button(page, t.oracle.lookBack), page.getByRole('region', { name: t.chart.tray }));
  expectNoFaults(ann);
});

it('below the log of a ship the oracle is in sight once one scrolls to it', async () => {
  const scene = await withReminders([], { maelstroms: 1 }, FULL, 'N');
  const ann = await openChart(stage, scene, { size: WINDOWS['a small phone'] });
  const { page } = ann;
  await page.getByRole('list', { name: t.navigators.crew }).locator('button[data-ship="red"]').click();
  await tab(page, 'journal').click();
  const card = panel(page, 'journal').getByRole('region', { name: t.oracle.name });
  await card.getByText(t.oracle.canBeOn('red', ['i8'])).waitFor({ state: 'attached' });
  const isSeen = () => card.evaluate((part) => part.checkVisibility({ opacityProperty: true }));
  await panel(page, 'journal').evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect.poll(isSeen).toBe(true);
  expectNoFaults(ann);
});

it('what a teammate says covers no ship in the list and no tab, in German', async () => {
  const scene = await underway({}, {}, { crew: true, mode: 'competing', clock: true });
  scene.clock = { leftMs: 90_000, ofMs: 120_000 };
  await scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
  const ann = await openChart(stage, scene);
  const { page } = ann;
  await speak(page, 'de');
  const bubble = page.getByRole('log', { name: german.chart.signalled }).locator('p').last();
  await inEach(page, ALL_WINDOWS, async (at) => {
    scene.sends('signalled', { player: 'Eve', signal: { type: 'phrase', phrase: 'i-am-sure' } });
    await expect.poll(() => bubble.boundingBox(), { message: at }).not.toBeNull();
    // Wait until the bubble has reached its final position.
    await bubble.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
    const places = [
      page.getByRole('list', { name: german.navigators.crew }),
      button(page, german.table.menu),
      page.getByRole('group', { name: german.chart.panels }).first(),
    ];
    for (const place of places) if (await place.isVisible()) await expectApart(bubble, place);
    // The text that says whose turn it is fits on one line, beside the signals and the clock.
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, at).toBe(1);
  });
  expectNoFaults(ann);
});
