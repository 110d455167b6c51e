/** Checks that a page moves the keyboard focus to its heading when it is shown. */
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Runs in the page. Records each heading that gets the focus, with the page's title at that time. */
export function listen(): void {
  const noted: { heading: Element; title: string }[] = [];
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLHeadingElement) noted.push({ heading: target, title: document.title });
  });
  const announced = () =>
    noted
      .splice(0)
      .filter(({ heading }) => heading.isConnected)
      .map(({ title }) => title);
  Object.assign(globalThis, { announced });
}
/** The announcements of the current page, without those of pages that were shown only briefly. */
export const announced = (page: Page) => page.evaluate<string[]>('announced()');

/**
 * Waits until the page's heading has the focus. Expects that the heading was announced exactly once, together with the
 * right page title.
 */
export async function expectBeginning(page: Page, path: string): Promise<void> {
  const isAtHeading = () => page.evaluate(() => document.activeElement === document.querySelector('h1'));
  await expect.poll(isAtHeading, { message: path }).toBe(true);
  expect(await announced(page), path).toEqual([await page.title()]);
}
