/** Finds toasts, and checks where they appear. */
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { boxOf, expectInWindow } from './boxes.ts';
import type { Person } from './people.ts';

/** The height of a page's header, in px. A toast must not reach below it. */
const HEADER_PX = 64;

/** The visible toast with these words. Screen readers get the words from another element. */
export const toast = (page: Page, words: string): Locator => page.locator('[popover]', { hasText: words });

export async function expectAtTop(page: Page, words: string): Promise<void> {
  const shown = toast(page, words);
  await shown.waitFor();
  // Wait until the toast has reached its final position.
  await shown.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  await expectInWindow(shown);
  expect((await boxOf(shown)).bottom).toBeLessThanOrEqual(HEADER_PX);
}

/** Resolves to whether a toast is above everything else, even an open dialog. */
export async function isOverAll({ page, context }: Person, words: string): Promise<boolean> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await devtools.send('DOM.getTopLayerElements');
  const layers = await Promise.all(
    nodeIds.map((nodeId) => devtools.send('DOM.getOuterHTML', { nodeId }).catch(() => ({ outerHTML: '' }))),
  );
  await devtools.detach();
  // Consider only popovers and dialogs. A dialog's backdrop is a layer too, but it has no text.
  const last = layers
    .filter(({ outerHTML }) => outerHTML.includes('popover') || outerHTML.includes('<dialog'))
    .at(-1);
  return last?.outerHTML.includes(words) === true && !last.outerHTML.startsWith('<dialog');
}
