/** The letters and numbers of a zoomed board. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { enlarge, onD, NEAR } from './enlarged.ts';
import { boxOf } from './boxes.ts';
import { expectNoFaults } from './no-faults.ts';
import { square } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const label = (page: Page, text: string) => page.locator('.ruler').getByText(text, { exact: true });

it('they stay at the edges of the board’s area, in line with the squares, wherever the board is scrolled', async () => {
  const ann = await onD(stage, 'Ann', PHONE);
  const { page } = ann;
  expect(await label(page, 'G').count()).toBe(0);
  await enlarge(page).click();
  const room = page.locator('.room.enlarged');
  await label(page, 'G').waitFor();
  for (const [left, top] of [
    [0, 0],
    [60, 110],
    [5_000, 5_000],
  ] as const) {
    await room.evaluate((element, to) => element.scrollTo({ ...to, behavior: 'instant' }), { left, top });
    const [around, letter, number, g7] = await Promise.all(
      [room, label(page, 'G'), label(page, '7'), square(page, 'g7')].map(boxOf),
    );
    if (!around || !letter || !number || !g7) throw new Error('an element is missing');
    const middle = (from: number, to: number) => (from + to) / 2;
    const offX = middle(letter.left, letter.right) - middle(g7.left, g7.right);
    const offY = middle(number.top, number.bottom) - middle(g7.top, g7.bottom);
    expect(Math.abs(offX)).toBeLessThan(NEAR);
    expect(Math.abs(offY)).toBeLessThan(NEAR);
    expect(letter.top).toBeGreaterThan(around.top - NEAR);
    expect(letter.bottom).toBeLessThan(around.top + 40);
    expect(number.left).toBeGreaterThan(around.left - NEAR);
    expect(number.right).toBeLessThan(around.left + 40);
  }
  await enlarge(page).click();
  await label(page, 'G').waitFor({ state: 'detached' });
  expectNoFaults(ann);
});
