/** Checks that no button, link or field overlaps another or is too small for a finger. */
import type { Page } from 'playwright';

/**
 * The smallest allowed size of a target, in px. Buttons on the compass rose are only 40 px wide in the narrowest
 * windows.
 */
const LEAST = 39.5;

/** The faults of controls on the page in its present state: overlapping controls, and targets that are too small. */
export function crowded(page: Page): Promise<string[]> {
  return page.evaluate(findCrowded, LEAST);
}

/**
 * Finds the faults. Playwright sends this function to the page as source text, so the function can't use anything
 * defined outside it.
 */
function findCrowded(least: number): string[] {
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="tab"], [role="radio"]';
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} “${words.replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
  };
  /** The element that a finger has to hit. For a field inside a label, this is the label. */
  const targetOf = (element: Element): Element => element.closest('label') ?? element;
  /** True if an element is only for screen readers, for example because of the class `visually-hidden`. */
  const isForListeners = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isForListeners(element.parentElement));
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(element).pointerEvents !== 'none' &&
    element.closest('[inert], [role="grid"]') === null &&
    !isForListeners(element);
  const standsStill = (box: Element) => /fixed|sticky/.test(getComputedStyle(box).position);
  /** The scrolling part of the page that contains an element. Elements outside it may cover controls inside it. */
  const roomOf = (element: Element): Element | null => {
    if (standsStill(element)) return element;
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowY, overflowX } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowY + overflowX) || standsStill(box)) return box;
    }
    return null;
  };
  const canScroll = (room: Element | null) => {
    const box = room ?? document.documentElement;
    return box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
  };
  /** True if a point in an element is scrolled out of view. */
  const isScrolledAway = (element: Element, x: number, y: number): boolean => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX !== 'visible' && (x < left || x > right)) return true;
      if (overflowY !== 'visible' && (y < top || y > bottom)) return true;
    }
    return false;
  };
  /**
   * True if an element may cover the page's controls. Popovers and dialogs may, because they open above the page or
   * disappear automatically.
   */
  const mayCover = (element: Element) => element.closest('[popover], dialog') !== null;
  const isInText = (element: Element) =>
    element.tagName === 'A' && getComputedStyle(element).display === 'inline';

  const targets = [...new Set([...root.querySelectorAll(CONTROLS)].filter(isSeen).map(targetOf))].filter(
    isSeen,
  );
  const found: string[] = [];
  /** The control at a point of the window. */
  const hitAt = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return targets.find((target) => target.contains(hit)) ?? null;
  };
  const isInWindow = (x: number, y: number) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  for (const target of targets) {
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || height === 0 || !isInWindow(x, y)) continue;
    const hit = hitAt(x, y);
    if (hit !== target) {
      const cover = hit ?? document.elementFromPoint(x, y);
      if (cover === null || cover.contains(target) || mayCover(cover) || isScrolledAway(target, x, y))
        continue;
      const [over, under] = [roomOf(cover), roomOf(target)];
      const isTogether = over === under || (standsStill(cover) && standsStill(target));
      // A fixed element may cover a control in a scrolling part of the page, because people can scroll until they see
      // the control.
      if (isTogether || (over !== null && standsStill(over) && !canScroll(under)))
        found.push(`${nameOf(cover)} lies over ${nameOf(target)}`);
      continue;
    }
    if (isInText(target)) continue;
    // Test the points that a finger would hit. A control may extend beyond its box, for example because of a
    // pseudo-element.
    const half = least / 2;
    const reaches = (dx: number, dy: number) =>
      !isInWindow(x + dx, y + dy) || hitAt(x + dx, y + dy) === target;
    const isWide = width >= least || (reaches(-half, 0) && reaches(half, 0));
    const isHigh = height >= least || (reaches(0, -half) && reaches(0, half));
    if (!isWide || !isHigh)
      found.push(`${nameOf(target)} is too small (${Math.round(width)} × ${Math.round(height)} px)`);
  }
  return [...new Set(found)];
}
