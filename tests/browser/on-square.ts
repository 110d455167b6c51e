/** What squares of a board say, and whether they are in sight. */
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Square } from '../../shared/board/squares.ts';
import { square } from './parts.ts';

/** Waits until a square says that something lies on it. */
export async function expectOn(page: Page, name: Square, words: string): Promise<void> {
  await expect.poll(() => square(page, name).getAttribute('aria-label')).toContain(words);
}

/** The squares that say so. */
export const squaresWith = (page: Page, words: string): Locator =>
  page.locator(`[data-square][aria-label*="${words}"]`);

/** Whether the middle of a square can be seen and tapped: the board may be larger than its room. */
export function isInSight(page: Page, name: Square): Promise<boolean> {
  return square(page, name).evaluate((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && cell.closest('[role="grid"]')?.contains(hit) === true;
  });
}

/** How wide a square is drawn, in px. */
export async function sideOf(page: Page, name: Square): Promise<number> {
  return (await square(page, name).boundingBox())?.width ?? 0;
}
