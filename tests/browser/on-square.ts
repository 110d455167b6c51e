/** Reads how a board's squares are described to screen readers, and whether the squares are visible. */
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Square } from '../../shared/board/squares.ts';
import { square } from './parts.ts';

/** Waits until the description of a square contains these words. */
export async function expectOn(page: Page, name: Square, words: string): Promise<void> {
  await expect.poll(() => square(page, name).getAttribute('aria-label')).toContain(words);
}

/** The squares whose descriptions contain these words. */
export const squaresWith = (page: Page, words: string): Locator =>
  page.locator(`[data-square][aria-label*="${words}"]`);

/** True if the middle of a square can be seen and tapped. On a zoomed board, it may be scrolled out of view. */
export function isInSight(page: Page, name: Square): Promise<boolean> {
  return square(page, name).evaluate((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && cell.closest('[role="grid"]')?.contains(hit) === true;
  });
}

/** The width of a square, in px. */
export async function sideOf(page: Page, name: Square): Promise<number> {
  return (await square(page, name).boundingBox())?.width ?? 0;
}
