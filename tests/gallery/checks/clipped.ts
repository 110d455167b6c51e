/** Finds text that is cut off, or that overflows its box or the window. */
import type { Page } from 'playwright';
import { still } from './still.ts';

/**
 * The clipped texts on the page in its present state, each with the element or window that clips it. Text that can be
 * scrolled into view isn't clipped.
 * @param spared texts that may be shortened, such as players' names
 */
export async function clipped(page: Page, spared: readonly string[] = []): Promise<string[]> {
  await still(page);
  return page.evaluate((sparedTexts) => {
    const found: string[] = [];
    const { innerWidth } = globalThis;
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const short = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 40);
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}${[...element.classList]
        .filter((name) => !name.startsWith('svelte-'))
        .map((name) => `.${name}`)
        .join('')}`;

    /** Why a piece of text can't be read, or null if it can. */
    function why(text: Text, rect: DOMRect): string | null {
      const parent = text.parentElement;
      if (!parent) return null;
      // Text may extend a little beyond its box, because a line of text is taller than its letters.
      const slack = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.4;
      let { left, right, top, bottom } = rect;
      for (
        let box: Element | null = parent;
        box && box !== document.documentElement;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        if (style.display === 'inline' || style.display === 'contents') continue;
        const edge = box.getBoundingClientRect();
        const outX = left < edge.left - 1.5 || right > edge.right + 1.5;
        const outY = top < edge.top - slack || bottom > edge.bottom + slack;
        if (outX && cuts(style.overflowX)) return `cut by ${nameOf(box)}`;
        if (outY && cuts(style.overflowY)) return `cut by ${nameOf(box)}`;
        if (outX && box.matches('button, .button, .chip, th, td, summary, li[data-ship]'))
          return `runs out of ${nameOf(box)}`;
        // A scrolling box doesn't clip its content, because people can scroll it. Something else may still clip the box
        // itself.
        if (scrolls(style.overflowX)) ({ left, right } = edge);
        if (scrolls(style.overflowY)) ({ top, bottom } = edge);
        if (style.position === 'fixed') break;
      }
      return left < -1.5 || right > innerWidth + 1.5 ? 'runs out of the window' : null;
    }

    /** True if an element is only for screen readers, for example because of the class `visually-hidden`. */
    const isForListeners = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForListeners(element.parentElement));
    const hidden = (element: Element) =>
      element.closest('svg, option, [hidden]') !== null ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      isForListeners(element);

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const words = short(text.data);
      if (words === '' || sparedTexts.includes(words)) continue;
      if (!text.parentElement || hidden(text.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        const reason = rect.width > 0 ? why(text, rect) : null;
        if (reason) {
          found.push(`“${words}” ${reason}`);
          break;
        }
      }
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth - innerWidth} px too wide`);
    return [...new Set(found)];
  }, spared);
}
