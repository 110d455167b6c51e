/**
 * Looking back in a running game shows what could be known at an earlier moment. Meanwhile, the controls that would
 * change the chart are hidden.
 */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { SHIPS } from '../../shared/board/board.ts';
import { reportedInFull } from '../gallery/charts.ts';
import { inEach, openChart, panel, report, WINDOWS } from './at-the-chart.ts';
import { expectAbove, expectInWindow } from './boxes.ts';
import { expectNoFaults } from './no-faults.ts';
import { button, crew, tab } from './parts.ts';
import { isShaded, spoken } from './shades.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('what was known then stands on every screen, and nothing of now beside it can be changed', async () => {
  const ann = await openChart(stage, await reportedInFull(), { size: WINDOWS['a phone'] });
  const { page } = ann;
  /** The squares on which the chart has a guess or a reminder. */
  const ofNow = async () => {
    const things = SHIPS.flatMap((ship) => [t.chart.things.ship(ship), t.chart.things.reminder(ship)]);
    const squares = Object.entries(await spoken(page));
    return squares.flatMap(([at, words]) => (things.some((thing) => words.includes(thing)) ? [at] : []));
  };
  await crew(page, 'red').click();
  await tab(page, 'journal').click();
  await button(panel(page, 'journal'), t.chart.allShips).click();
  await button(page, `${t.oracle.past}: ${t.oracle.moment(1, null)}`).click();
  const past = page.getByRole('group', { name: t.oracle.past });
  await past.waitFor();
  // The start of the oracle's answer is visible below the bar for looking back.
  const card = page.getByRole('region', { name: t.oracle.name });
  await expect
    .poll(async () => {
      const [band, top] = [await past.boundingBox(), await card.boundingBox()];
      return band !== null && top !== null && top.y >= band.y + band.height - 1.5;
    })
    .toBe(true);
  await expectAbove(past, card);
  await expectInWindow(card.getByRole('heading').first());
  await inEach(page, ['a phone', 'a tablet held upright', 'a tablet', 'a desk'], async (at) => {
    await expect.poll(() => past.count(), { message: at }).toBe(1);
    // Neither the current guesses and marks nor reports later than the chosen moment are shown.
    await expect.poll(ofNow, { message: at }).toEqual([]);
    const told = report(page, 'red', 'N').and(panel(page, 'orders').getByRole('article'));
    expect(await told.filter({ visible: true }).count(), at).toBe(0);
    for (const name of [t.navigators.undo, t.navigators.reminderHeap('red', 4)])
      expect(await button(page, name).filter({ visible: true }).count(), `${name}, ${at}`).toBe(0);
  });
  // Whichever ship is chosen, the page shades the squares where each ship could be.
  expect(await isShaded(page, { red: 'i9', green: 'i1', white: 'a1', yellow: 'b9' })).toBe(true);
  await button(page, t.oracle.now).filter({ visible: true }).click();
  await button(page, t.navigators.undo).filter({ visible: true }).first().waitFor();
  await expect.poll(ofNow).toEqual(expect.arrayContaining(['h8', 'i8']));
  expectNoFaults(ann);
});
