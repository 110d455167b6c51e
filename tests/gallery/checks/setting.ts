/** Opens small pages for testing the checks. */
import type { Page } from 'playwright';
import type { Stage } from '../../browser/stage.ts';

/** Runs a check on a page with this body, in a window of 360 × 300. */
export async function checkOn<T>(
  { browser }: Stage,
  body: string,
  check: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage({ viewport: { width: 360, height: 300 } });
  await page.setContent(`<!doctype html><body style="margin: 0; font: 16px/1.25 sans-serif">${body}`);
  const found = await check(page);
  await page.close();
  return found;
}
