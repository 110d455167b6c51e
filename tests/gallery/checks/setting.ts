/** Opens small pages for testing the checks. */
import type { Page } from 'playwright';
import type { Stage } from '../../browser/stage.ts';

/** The page of the test file that runs now. It is closed when the file ends. */
let shared: Page | undefined;

/** Runs a check on a document with this body, in a window of 360 × 300. */
export async function checkOn<T>(
  { browser }: Stage,
  body: string,
  check: (page: Page) => Promise<T>,
): Promise<T> {
  // Opening a page takes much longer than any of the checks, so all tests of a file use the same one.
  if (!shared || shared.isClosed()) shared = await browser.newPage({ viewport: { width: 360, height: 300 } });
  // Remove everything that an earlier test has changed in the window, which `setContent` would keep.
  await shared.goto('about:blank');
  await shared.setContent(`<!doctype html><body style="margin: 0; font: 16px/1.25 sans-serif">${body}`);
  return check(shared);
}
