/**
 * Previewing the report that a ship would give from a square, striking squares out, and marking guesses as doubtful.
 */
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import { secondRound, storm, withReminders } from '../gallery/charts.ts';
import type { Scene } from '../gallery/scene.ts';
import { inEach, openChart, panel, WINDOWS } from './at-the-chart.ts';
import { expectApart } from './boxes.ts';
import { expectNoFaults } from './no-faults.ts';
import { expectOn, squaresWith } from './on-square.ts';
import { button, crew, square } from './parts.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const ON_ROCKS = t.survey.here({
  island: 'rocky',
  deepSea: false,
  ships: [],
  lighthouse: null,
  fogBank: false,
}) as string;
/** A game with the help that new players get in their first game. */
const helped = (): Promise<Scene> => storm({ oracle: 'hints', surveyHelp: 'guesses' });

/** The preview of the report that a ship would give from a square. */
const reportOf = (page: Page, name: 'b7' | 'b8' | 'e4') =>
  page.locator('p', { hasText: t.survey.help.from(t.common.square(name)) });

it('a square says what a ship there would report, to a mouse', async () => {
  const ann = await openChart(stage, await helped());
  const { page } = ann;
  await square(page, 'b8').hover();
  await expect.poll(() => reportOf(page, 'b8').innerText()).toContain(ON_ROCKS);
  // The preview covers the top of the panel, which is beside or below the board, and never the board.
  await inEach(page, ['a tablet', 'a tablet held upright', 'a desk'], async () => {
    await square(page, 'b7').hover();
    await reportOf(page, 'b7').waitFor();
    await expectApart(page.getByRole('grid'), reportOf(page, 'b7'));
  });
  await page.setViewportSize(WINDOWS['a tablet']);
  await square(page, 'e4').hover();
  await expect.poll(() => reportOf(page, 'e4').innerText()).toContain(t.survey.help.from('E4'));
  await page.mouse.move(5, 5);
  await reportOf(page, 'e4').waitFor({ state: 'hidden' });
  expectNoFaults(ann);
});

it('a square that a finger rests on keeps its report until that is closed, and it covers only the panel', async () => {
  const ann = await openChart(stage, await helped());
  const { page } = ann;
  await square(page, 'b8').hover();
  await page.mouse.down();
  const away = button(page, t.common.close);
  await away.waitFor();
  await page.mouse.up();
  expect(await reportOf(page, 'b8').innerText()).toContain(ON_ROCKS);
  // The preview covers the top of the panel until it is closed, but no square, ship or tab.
  await inEach(page, ['a phone', 'a phone on its side', 'a desk', 'a tablet'], async (at) => {
    await expect.poll(() => coveredBy(away), { message: at }).toEqual([]);
  });
  // If the oracle isn't visible, the orders panel explains the crosses on the chart.
  const crosses = panel(page, 'orders').getByText(t.oracle.does.hints);
  expect(await crosses.count()).toBe(0);
  await page.setViewportSize(WINDOWS['a phone']);
  await crosses.waitFor();
  await page.setViewportSize(WINDOWS['a tablet']);
  await page.mouse.move(5, 5);
  await away.click();
  await reportOf(page, 'b8').waitFor({ state: 'hidden' });

  // When the preview is opened by keyboard, it is about the focused square and is announced in a live region.
  await square(page, 'b8').focus();
  await page.keyboard.press('l');
  await page.getByRole('status').filter({ hasText: ON_ROCKS }).waitFor();
  await page.keyboard.press('Escape');
  await reportOf(page, 'b8').waitFor({ state: 'hidden' });
  expectNoFaults(ann);
});

/** The names of the squares, ships and tabs that the preview covers. The preview's border is ignored. */
function coveredBy(inNote: Locator): Promise<string[]> {
  return inNote.evaluate((closing) => {
    const over = closing.closest('[role="status"] > *')?.getBoundingClientRect();
    const parts = document.querySelectorAll(
      '[data-square], button[data-ship][aria-pressed], [role="group"] > button',
    );
    return [...parts]
      .filter(
        (part) => !part.closest('[role="status"], .visually-hidden, [hidden]') && part.checkVisibility(),
      )
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return over && left < over.right && right > over.left && top < over.bottom && bottom > over.top + 4;
      })
      .map((part) => part.getAttribute('data-square') ?? part.textContent ?? '');
  });
}

it('without help no square says anything, and its key is not in the list', async () => {
  const ann = await openChart(stage, await storm());
  const { page } = ann;
  await square(page, 'b8').focus();
  await page.keyboard.press('l');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: t.game.keys.title });
  await keys.getByText(t.game.keys.board).waitFor();
  expect(await keys.getByText(t.game.keys.look).count()).toBe(0);
  expect(await reportOf(page, 'b8').count()).toBe(0);
  expectNoFaults(ann);
});

it('a tap on a square changes its mark for a ship, on every device of the crew', async () => {
  const ann = await openChart(stage, await storm());
  const { page } = ann;
  const [maybe, not] = [t.chart.things.reminder('red'), t.chart.things.cross('red')];
  const c6 = () => square(page, 'c6').getAttribute('aria-label');
  await button(page, t.navigators.reminderHeap('red', 4)).click();
  await square(page, 'c6').click();
  await expectOn(page, 'c6', maybe);
  await square(page, 'c6').click();
  await expectOn(page, 'c6', not);
  expect(await c6()).not.toContain(maybe);
  await square(page, 'c6').click();
  await expect.poll(c6).not.toContain(not);
  // Undo takes back one tap, and the taps after it still mark squares.
  await button(page, t.navigators.undo).click();
  await expectOn(page, 'c6', not);
  await square(page, 'd7').click();
  await expectOn(page, 'd7', maybe);
  await page.keyboard.press('Escape');
  // A key changes the mark of the focused square. The marks are the crew's, so they are still there after a reload.
  await square(page, 'd7').focus();
  await page.keyboard.press('m');
  await expectOn(page, 'd7', not);
  await page.reload();
  await expectOn(page, 'c6', not);
  await expectOn(page, 'd7', not);
  expectNoFaults(ann);
});

it('without a reminder left, a tap crosses a square out and says why', async () => {
  const scene = await withReminders(['a1', 'b1', 'c1', 'd1']);
  const ann = await openChart(stage, scene);
  const { page } = ann;
  await button(page, t.navigators.reminderHeap('red', 0)).click();
  await square(page, 'c6').click();
  await expectOn(page, 'c6', t.chart.things.cross('red'));
  await page.getByText(t.navigators.marks.noneLeft('red')).first().waitFor();
  expectNoFaults(ann);
});

it('the doubt that a storm leaves stays after the report, until the guess is set anew', async () => {
  const scene = await secondRound();
  const ann = await openChart(stage, scene);
  const { page } = ann;
  const inDoubt = async (): Promise<Ship[]> => {
    const labels = await squaresWith(page, t.chart.inDoubt).evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? ''),
    );
    return SHIPS.filter((ship) => labels.some((label) => label.includes(t.chart.things.ship(ship))));
  };
  await expect.poll(inDoubt).toContain('red');
  const before = await inDoubt();
  const orders = { red: 'W', green: 'S', white: 'S' } as const;
  for (const ship of ['red', 'green', 'white'] as const)
    await scene.does('Ann', { type: 'sail', ship, heading: orders[ship] });
  await page
    .getByText(t.navigators.chooseNext(['yellow']))
    .first()
    .waitFor();
  expect(await inDoubt()).toEqual(before);
  await crew(page, 'red').click();
  await page.getByText(t.navigators.doubt).filter({ visible: true }).first().waitFor();
  // Setting the guess anew on its own square is enough.
  await button(page, t.navigators.moveGuess).first().click();
  await squaresWith(page, t.chart.things.ship('red')).first().click();
  await expect.poll(inDoubt).not.toContain('red');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('grid').waitFor();
  expect(await inDoubt()).not.toContain('red');
  expectNoFaults(ann);
});
