/** Finds toasts, and the parts of a page that they cover. */
import type { Locator, Page } from 'playwright';
import type { Person } from './people.ts';

/** The visible toast with these words. The words are read to screen readers from another element. */
const toast = (page: Page, words: string): Locator => page.locator('[popover]', { hasText: words });

/**
 * The contents of the elements that a toast covers. Considers the texts and buttons in `main`, and elements that match
 * `edges`.
 */
export async function coveredByToast(page: Page, words: string, edges: string): Promise<string[]> {
  const word = toast(page, words);
  await word.waitFor();
  // Wait until the toast has reached its final position.
  await word.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  return word.evaluate((element, atEdges) => {
    const over = element.getBoundingClientRect();
    const foot = document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
    return [...document.querySelectorAll(`main :is(h2, h3, p, li, button, summary), ${atEdges}`)]
      .map((part) => [part, part.getBoundingClientRect()] as const)
      .filter(
        ([part, { left, right, top, bottom }]) =>
          left < over.right &&
          right > over.left &&
          (part.closest('main') ? Math.min(bottom, foot) : bottom) > over.top &&
          top < over.bottom,
      )
      .map(([{ textContent }]) => textContent.trim());
  }, edges);
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
