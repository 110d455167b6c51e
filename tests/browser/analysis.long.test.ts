/**
 * The analysis of a finished game: opened from the ending and from the record, operated by keyboard, and shown as
 * questions.
 */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { analyse } from '../../shared/analysis/analyse.ts';
import { SHIPS } from '../../shared/board/board.ts';
import { replay } from '../../shared/game/evolve.ts';
import { openDevice } from '../gallery/device.ts';
import { finished } from '../gallery/scenes.ts';
import { wholeGame } from '../helpers/finished.ts';
import { expectAbove, expectInWindow } from './boxes.ts';
import { answerQuestion, askFirst, lookBack, mainMoments, moments, openAnalysis } from './analysing.ts';
import { button } from './parts.ts';
import { PHONE, TABLET } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** A game that Poseidon won because of three moments: two orders by the Navigators, and then a storm. */
const LOST = wholeGame(29);

/** The second of the two orders that decided the game. */
function decisiveOrder() {
  const steps = analyse(LOST);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { main, moments: all } = step.value;
  const [, order] = all.filter((_, place) => main.includes(place));
  if (order?.kind !== 'order') throw new Error('no order decided it');
  return order;
}

/** The sentence on the page that says how likely a win would have been with the better order. */
function chanceInstead(page: Page) {
  const sentence = t.moments.chanceInstead('navigators', '@', '@', -1, decisiveOrder().better.heading, '@');
  return page.getByText(new RegExp(`^${sentence.replaceAll('.', String.raw`\.`).replaceAll('@', '.*')}$`));
}

const annLooksBack = async (size = TABLET) => {
  const ann = await openDevice(stage, { scene: finished(LOST), as: ['ann'], size });
  await lookBack(ann.page);
  return ann;
};

it.each([
  ['a phone', PHONE],
  ['a small phone', { width: 360, height: 640 }],
  ['a tablet', TABLET],
])('begins on %s with what decided the game, within two windows', async (_, size) => {
  const { page, faults } = await openDevice(stage, { scene: finished(LOST), as: ['pia'], size });
  await openAnalysis(page);
  await page.getByRole('heading', { name: t.analysis.decided }).waitFor();
  expect(await mainMoments(page).count()).toBe(3);
  // Each has a picture and one sentence with the reader's own chance, and nothing else.
  for (const moment of await mainMoments(page).all()) {
    expect(await moment.locator('svg[viewBox]').first().isVisible()).toBe(true);
    const [ownChance = ''] = t.moments.chanceClause('poseidon', '@', '@', 1).split('@');
    expect(await moment.innerText()).toContain(ownChance);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    2 * size.height,
  );
  // A moment leads to the board at that moment; Back leads to the first screen, and then to the replay.
  await mainMoments(page).nth(1).getByRole('button').click();
  await page.getByText(t.analysis.justBefore).waitFor();
  const opened = moments(page).nth(1).getByRole('button').first();
  expect(await opened.getAttribute('aria-expanded')).toBe('true');
  await expectInWindow(opened);
  await page.goBack();
  await button(page, t.analysis.wholeGame).waitFor();
  await page.goBack();
  await button(page, t.ending.look).waitFor();
  expect(faults).toEqual([]);
});

it('shows each of the deciding moments before and after it', async () => {
  const { page, faults } = await annLooksBack();
  await page.getByRole('heading', { name: t.analysis.decided }).waitFor();
  const { outcome, round } = replay(LOST);
  await page.getByText(t.analysis.result.poseidon(outcome?.arrived.length ?? NaN, round)).waitFor();
  const headlineOf = (place: number) => moments(page).nth(place).getByRole('button').first();
  await headlineOf(1).click();
  await chanceInstead(page).waitFor();
  await page.getByText(t.analysis.legend.better, { exact: true }).first().waitFor();
  await page.getByText(t.analysis.justBefore).waitFor();
  await button(page, t.analysis.next).click();
  await page.getByText(t.analysis.justAfter).waitFor();
  expect(await headlineOf(1).getAttribute('aria-expanded')).toBe('true');
  await button(page, t.analysis.previous).click();
  await page.getByText(t.analysis.justBefore).waitFor();
  expect(faults).toEqual([]);
});

it('shows no guess as Poseidon saw it, and no true ship as the Navigators did', async () => {
  const { page, faults } = await annLooksBack();
  for (const eyes of ['poseidon', 'navigators', 'open'] as const) {
    await page.getByRole('radio', { name: t.analysis.views[eyes], exact: true }).check({ force: true });
    const board = page.getByRole('grid', { name: t.analysis.boardLabel[eyes], exact: true });
    await board.waitFor();
    const squares = await board
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
    const isShown = (nameOf: (ship: (typeof SHIPS)[number]) => string) =>
      SHIPS.some((ship) => squares.some((square) => square.includes(nameOf(ship))));
    expect(isShown(t.analysis.trueShip)).toBe(eyes !== 'navigators');
    expect(isShown(t.analysis.guessShip)).toBe(eyes !== 'poseidon');
  }
  expect(faults).toEqual([]);
});

it('goes through the game by keyboard', async () => {
  const { page } = await annLooksBack();
  const slider = page.getByRole('slider', { name: t.analysis.stepper });
  const now = async () => (await slider.getAttribute('aria-valuetext')) ?? '';
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(now).toContain(t.analysis.beginning);
  await page.keyboard.press('ArrowRight');
  await expect.poll(now).toContain(t.analysis.round(1));
});

it('asks first where that is wanted, and tells the answer only then', async () => {
  const { page, faults } = await annLooksBack();
  await askFirst(page);
  expect(await chanceInstead(page).count()).toBe(0);
  expect(await page.getByText(t.analysis.legend.better).count()).toBe(0);
  await answerQuestion(page);
  expect(faults).toEqual([]);
});

it('has the board, the story and the controls for a closer look in sight on a tablet held upright', async () => {
  const { page } = await annLooksBack({ width: 820, height: 1180 });
  const board = page.getByRole('grid');
  const story = moments(page).first().getByRole('button').first();
  await expectAbove(board, story);
  const eyes = page.getByRole('radiogroup', { name: t.analysis.seenBy });
  for (const part of [story, eyes, page.getByRole('group', { name: t.analysis.shipsLabel }), board])
    await expectInWindow(part);
});

it.each([
  ['a tablet held upright', { width: 820, height: 1180 }],
  ['a phone', PHONE],
  ['a tablet', TABLET],
])('shows at the foot of the story on %s that it continues, until its end', async (_, size) => {
  const { page } = await annLooksBack(size);
  const story = page.getByRole('region', { name: t.analysis.title });
  const hint = story.locator(':scope > .more');
  const isShown = () => hint.evaluate((element) => getComputedStyle(element).opacity === '1');
  await story.evaluate((panel) => panel.scrollTo(0, 0));
  await expect.poll(isShown).toBe(true);
  await expectInWindow(hint);
  await story.evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
  await expect.poll(isShown).toBe(false);
});

it('opens from the record for somebody who was not there, and keeps the scores on this device', async () => {
  const late = await openDevice(stage, { scene: finished(LOST), path: '/t/CD5F/record', size: PHONE });
  const { page, faults } = late;
  await button(page, t.series.look).click();
  await page.getByRole('heading', { name: t.analysis.decided }).waitFor();
  await button(page, t.analysis.wholeGame).click();
  await page.getByText(t.analysis.deduction, { exact: true }).waitFor();
  await button(page, t.common.back).click();
  await button(page, t.common.back).click();
  for (const score of [t.series.scores(0, null), t.series.scores(null, 0)])
    await page.getByText(new RegExp(`^${score.replace('0', String.raw`\d+`)}$`)).waitFor();
  expect(faults).toEqual([]);
});
