/** The puzzles on real pages: one of each kind solved by keyboard, hints and proof, a link, and every window. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Square } from '../../shared/board/squares.ts';
import type { Puzzle, PuzzleKind } from '../../shared/puzzles/puzzle.ts';
import { answerOf, reason } from '../../shared/puzzles/reasoning.ts';
import { hear } from '../../shared/puzzles/stretch.ts';
import { numberOf, PUZZLES } from '../../client/screens/puzzles/collection.ts';
import { violations } from './axe.ts';
import { clipped } from './clipped.ts';
import { focused, goTo, press } from './keyboard.ts';
import { person } from './people.ts';
import { browser, server } from './stage.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 320, height: 256 },
];

const easiest = (kind: PuzzleKind) =>
  PUZZLES.find((puzzle) => puzzle.kind === kind && puzzle.asked.length === 1) as Puzzle;

function answer(puzzle: Puzzle): readonly Square[] {
  const reasoned = reason(puzzle, hear(puzzle).told, { ships: puzzle.needed });
  const [ship] = puzzle.asked;
  return reasoned && ship ? answerOf(reasoned, ship) : [];
}

/** Walks the board by its arrows to a square and presses it. */
async function pressSquare(page: Page, to: Square): Promise<void> {
  await goTo(page, /^[A-O]\d+,/);
  const spoken = (square: string) => new RegExp(`^${square.toUpperCase()},`);
  const at = await focused(page);
  const [, column = 'A', row = '1'] = /^([A-O])(\d+),/.exec(at) ?? [];
  const east = to.charCodeAt(0) - column.toLowerCase().charCodeAt(0);
  const south = Number(to.slice(1)) - Number(row);
  for (let i = 0; i < Math.abs(east); i++) await page.keyboard.press(east > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(south); i++) await page.keyboard.press(south > 0 ? 'ArrowDown' : 'ArrowUp');
  expect(await focused(page)).toMatch(spoken(to));
  await page.keyboard.press('Enter');
}

/** The squares on which the button lies that enlarges the board; it must be there. */
async function covered(page: Page): Promise<string[]> {
  const button = await page.getByRole('button', { name: 'Enlarge the board' }).locator('svg').boundingBox();
  if (!button) return ['no button'];
  return page.locator('[data-square]').evaluateAll(
    (squares, { x, y, width, height }) =>
      squares.flatMap((square) => {
        const { left, right, top, bottom } = square.getBoundingClientRect();
        // A pixel is a line's.
        const apart = x > right - 1 || x + width < left + 1 || y > bottom - 1 || y + height < top + 1;
        return apart ? [] : [square.getAttribute('data-square') ?? ''];
      }),
    button,
  );
}

it.each(['ships', 'squares'] as const)('a puzzle that asks for %s is solved by keyboard', async (kind) => {
  const ann = await person(browser, 'Ann');
  const { page } = ann;
  const puzzle = easiest(kind);
  const squares = answer(puzzle);
  await page.goto(`${server.url}/puzzles/${puzzle.id}`);
  await page.getByRole('heading', { name: kind === 'ships' ? /^Where is / : /^Where can / }).waitFor();
  expect(await violations(page)).toEqual([]);

  // First a square that is wrong: the check says what speaks against it, and not where the ship is.
  const wrong = (['e1', 'e2', 'e3', 'e4', 'a5'] as const).find(
    (square) => !squares.includes(square),
  ) as Square;
  await pressSquare(page, wrong);
  await press(page, /^Check$/);
  const verdict = page.getByRole('status').filter({ hasText: `isn’t on ${wrong.toUpperCase()}` });
  await verdict.waitFor();
  if (kind === 'squares') await pressSquare(page, wrong);
  for (const square of squares) await pressSquare(page, square);
  await press(page, /^Check$/);
  await page.getByText('Found!').waitFor();
  await page.getByRole('heading', { name: 'The proof' }).waitFor();
  expect(await violations(page)).toEqual([]);
  // What had the focus went: the next puzzle has it.
  await expect.poll(() => focused(page)).toBe('Next puzzle');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== `/puzzles/${puzzle.id}`);
  await page.goto(`${server.url}/puzzles`);
  await page
    .getByRole('link', { name: new RegExp(`^${numberOf(puzzle)}: Board`) })
    .filter({ hasText: '✓' })
    .waitFor();
  expect(ann.faults).toEqual([]);
  await ann.context.close();
});

it('hints come one by one and light squares; what is shown ends the streak', async () => {
  const { page, context, faults } = await person(browser, 'Ann');
  const puzzle = easiest('ships');
  await page.goto(`${server.url}/puzzles/${puzzle.id}`);
  // What enlarges the board lies on none of its squares.
  for (const size of SIZES.slice(0, 2)) {
    await page.setViewportSize(size);
    await expect.poll(() => covered(page)).toEqual([]);
  }
  const hint = page.getByRole('button', { name: /^Hint / });
  await hint.click();
  await expect.poll(() => page.getByRole('log').getByRole('listitem').count()).toBe(1);
  expect(await page.locator('[aria-label$=", lit"]').count()).toBe(0);
  await hint.click();
  await expect.poll(() => page.locator('[aria-label$=", lit"]').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.getByText('So it was.').waitFor();
  await page.getByText('your streak begins anew').waitFor();
  await page
    .getByRole('button', { name: /^Round \d+: after sailing, \d+ squares/ })
    .first()
    .click();
  await expect.poll(() => page.locator('[aria-label$=", lit"]').count()).toBeGreaterThan(1);
  await page.getByText('Streak: 0').waitFor();
  // The next one is right at once: the streak begins.
  const next = PUZZLES.find(
    (one) => one.kind === 'ships' && one.asked.length === 1 && one !== puzzle,
  ) as Puzzle;
  await page.goto(`${server.url}/puzzles/${next.id}`);
  await page.locator(`[data-square="${answer(next)[0]}"]`).click();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('Streak: 1').waitFor();
  await page.getByText('your streak is 1 now').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it('is reached from the first page, can be chosen by theme, and a link to none leads to all', async () => {
  const { page, context, faults } = await person(browser, 'Ann');
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await page.getByRole('heading', { name: 'Where are they?' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Reasoning' }).selectOption({ label: 'A fog bank' });
  const links = page.getByRole('region', { name: 'The puzzles' }).getByRole('link');
  await expect.poll(() => links.count()).toBe(PUZZLES.filter(({ themes }) => themes.includes('fog')).length);
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await page.getByText('One Fog Bank').waitFor();
  await page.getByRole('button', { name: 'Link' }).click();
  expect(await page.getByRole('textbox').inputValue()).toBe(page.url());
  await page.goto(`${server.url}/puzzles/none`);
  await page.getByText('There is no puzzle at this address.').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

it.each(['en-GB', 'de-DE'])('nothing is cut off at any size (%s)', async (locale) => {
  const { page, context } = await person(browser, 'Ann', SIZES[0], { locale });
  const many = PUZZLES.find(({ asked }) => asked.length >= 3) ?? easiest('ships');
  const wrong: Record<string, string[]> = {};
  const look = async (state: string) => {
    for (const size of [...SIZES, { width: 360, height: 640 }]) {
      await page.setViewportSize(size);
      const cut = await clipped(page);
      const shots = process.env['SHOTS'];
      if (shots)
        await page.screenshot({ path: `${shots}/${locale}-${state}-${size.width}x${size.height}.png` });
      if (cut.length > 0) wrong[`${state} ${size.width} × ${size.height}`] = cut;
    }
  };
  await page.goto(`${server.url}/puzzles`);
  await page.locator('h1').waitFor();
  await look('all');
  await page.goto(`${server.url}/puzzles/${many.id}`);
  await page.locator('h1').waitFor();
  await look('many');
  await page.goto(`${server.url}/puzzles/${easiest('squares').id}`);
  await page.locator('footer button').first().click();
  await page.locator('footer button').first().click();
  await look('hinted');
  await page.locator('footer button').nth(1).click();
  await look('shown');
  expect(wrong).toEqual({});
  await context.close();
});
