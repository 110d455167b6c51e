/** Puzzles: one of each kind is solved by keyboard. Also tests hints, proofs, the streak, and links. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { numberOf, PUZZLES } from '../../client/screens/puzzles/collection.ts';
import { t } from '../../client/text/text.ts';
import type { Square } from '../../shared/board/squares.ts';
import { levelOf } from '../../shared/puzzles/puzzle.ts';
import { openDevice } from '../gallery/device.ts';
import { focused, goTo, press } from './keyboard.ts';
import { button, square } from './parts.ts';
import { PHONE } from './people.ts';
import { answer, easiest, puzzleThat } from './puzzling.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** Opens the page of a puzzle, or the list of all puzzles if no id is given. */
const open = (id = '') => openDevice(stage, { path: `/puzzles/${id}` });

/** Moves to a square of the board with the arrow keys, and presses Enter. */
async function pressSquare(page: Page, to: Square): Promise<void> {
  await goTo(page, /^[A-O]\d+,/);
  const at = await focused(page);
  const [, column = 'A', row = '1'] = /^([A-O])(\d+),/.exec(at) ?? [];
  const east = to.charCodeAt(0) - column.toLowerCase().charCodeAt(0);
  const south = Number(to.slice(1)) - Number(row);
  for (let i = 0; i < Math.abs(east); i++) await page.keyboard.press(east > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(south); i++) await page.keyboard.press(south > 0 ? 'ArrowDown' : 'ArrowUp');
  expect(await focused(page)).toMatch(new RegExp(`^${t.common.square(to)},`));
  await page.keyboard.press('Enter');
}

/** The squares that the zoom button covers, or 'no button' if the button is missing. */
async function covered(page: Page): Promise<string[]> {
  const zoom = await button(page, t.game.zoom).locator('svg').boundingBox();
  if (!zoom) return ['no button'];
  return page.locator('[data-square]').evaluateAll(
    (squares, { x, y, width, height }) =>
      squares.flatMap((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        // Allow an overlap of one pixel, because borders may overlap.
        const apart = x > right - 1 || x + width < left + 1 || y > bottom - 1 || y + height < top + 1;
        return apart ? [] : [one.getAttribute('data-square') ?? ''];
      }),
    zoom,
  );
}

/** The squares that the puzzle's page highlights. */
const lit = (page: Page) => page.locator(`[aria-label$=", ${t.puzzles.things.lit}"]`);

it.each(['ships', 'squares'] as const)('a puzzle that asks for %s is solved by keyboard', async (kind) => {
  const puzzle = easiest(kind);
  const squares = answer(puzzle);
  const { page, faults } = await open(puzzle.id);
  await page.getByRole('heading', { name: t.puzzles.question(kind, puzzle.asked) }).waitFor();

  // Check a wrong square. The page shows what contradicts the square, but not where the ship is.
  const wrong = (['e1', 'e2', 'e3', 'e4', 'a5'] as const).find((one) => !squares.includes(one)) ?? 'a1';
  await pressSquare(page, wrong);
  const check = new RegExp(`^${t.puzzles.check}$`);
  await press(page, check);
  const verdict = t.puzzles.wrong(puzzle.asked[0] ?? 'red', wrong);
  await page.getByRole('status').filter({ hasText: verdict }).waitFor();
  if (kind === 'squares') await pressSquare(page, wrong);
  for (const one of squares) await pressSquare(page, one);
  await press(page, check);
  await page.getByText(t.puzzles.right).waitFor();
  await page.getByRole('heading', { name: t.puzzles.proof }).waitFor();
  // The pressed button has disappeared, so focus has moved to the button for the next puzzle.
  await expect.poll(() => focused(page)).toBe(t.puzzles.next);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== `/puzzles/${puzzle.id}`);
  await page.goto(`${stage.url}/puzzles`);
  await page
    .locator('summary')
    .filter({ hasText: t.puzzles.levels[levelOf(puzzle)] })
    .first()
    .click();
  const link = page.getByRole('link', { name: new RegExp(`^${numberOf(puzzle)}: `) });
  await expect.poll(() => link.getAttribute('aria-label')).toContain(t.puzzles.results.helped);
  expect(faults).toEqual([]);
});

it('hints come one by one and light squares; what is shown ends the streak', async () => {
  const puzzle = easiest('ships');
  const { page, faults } = await open(puzzle.id);
  for (const size of [PHONE, { width: PHONE.height, height: PHONE.width }]) {
    await page.setViewportSize(size);
    await expect.poll(() => covered(page)).toEqual([]);
  }
  const hint = page.locator('footer').getByRole('button').first();
  await hint.click();
  await expect.poll(() => page.getByRole('log').getByRole('listitem').count()).toBe(1);
  expect(await lit(page).count()).toBe(0);
  await hint.click();
  await expect.poll(() => lit(page).count()).toBeGreaterThan(0);
  await button(page, t.puzzles.show).click();
  await page.getByText(t.puzzles.shown, { exact: true }).waitFor();
  await page.getByText(t.puzzles.counted('shown', 0)).waitFor();
  const [before] = t.puzzles.step({ round: 1, sailed: true }, null, 7, []).split('7');
  const sailed = new RegExp(`^${before?.replace('1', String.raw`\d+`)}`);
  await page.getByRole('button', { name: sailed }).first().click();
  await expect.poll(() => lit(page).count()).toBeGreaterThan(1);
  await page.getByText(t.puzzles.streak(0)).waitFor();

  // Solve the next puzzle on the first attempt, which begins a streak.
  const next = puzzleThat((one) => one.kind === 'ships' && one.asked.length === 1 && one !== puzzle);
  await page.goto(`${stage.url}/puzzles/${next.id}`);
  await square(page, answer(next)[0] ?? 'a1').click();
  await button(page, t.puzzles.check).click();
  await page.getByText(t.puzzles.streak(1), { exact: true }).waitFor();
  await page.getByText(t.puzzles.counted('clean', 1)).waitFor();
  expect(faults).toEqual([]);
});

it('is reached from the first page, can be chosen by theme, and a link to none leads to all', async () => {
  const { page, faults } = await openDevice(stage, {});
  await page.getByRole('link', { name: t.home.puzzles }).click();
  await page.getByRole('heading', { name: t.puzzles.title }).waitFor();
  const fog = PUZZLES.filter(({ themes }) => themes.includes('fog'));
  await button(page, `${t.puzzles.themes.fog} ${t.puzzles.done(0, fog.length)}`).click();
  const list = page.getByRole('region', { name: t.puzzles.theList });
  for (const fold of await list.locator('summary').all()) await fold.click();
  await expect.poll(() => list.getByRole('link').count()).toBe(fog.length);
  await page.getByRole('link', { name: t.puzzles.next }).click();
  await page.waitForURL(/\/puzzles\/./);
  expect(PUZZLES.find(({ id }) => page.url().endsWith(`/${id}`))?.themes).toContain('fog');
  await button(page, t.puzzles.share).click();
  expect(await page.getByRole('textbox').inputValue()).toBe(page.url());
  await page.goto(`${stage.url}/puzzles/none`);
  await page.getByText(t.puzzles.missing).waitFor();
  expect(faults).toEqual([]);
});
