/**
 * Attachments that keep half-visible text out of scrolling panels. They hide, cut or fade the content at a panel's
 * edges. `fadeBottom` is for a panel's last element. While that element is below the panel's lower edge, the panel has
 * the attribute `data-more`, and its style fades that edge.
 */
export const fadeBottom = (end: Element) => markWhileHidden(end, 'data-more');

/** Like `fadeBottom`, but for a panel's first element and upper edge, with the attribute `data-read`. */
export const fadeTop = (first: Element) => markWhileHidden(first, 'data-read');

/** Sets an attribute on the panel while one of its elements is scrolled out of view. */
function markWhileHidden(end: Element, attribute: string): (() => void) | undefined {
  const panel = end.parentElement;
  if (!panel) return;
  const watch = new IntersectionObserver(
    (entries) => panel.toggleAttribute(attribute, entries.at(-1)?.isIntersecting === false),
    { root: panel },
  );
  watch.observe(end);
  return () => {
    watch.disconnect();
  };
}

/** The thresholds of the observer. They determine how finely it reports which share of a section is visible. */
const STEPS = Array.from({ length: 21 }, (_, i) => i / 20);

/**
 * An attachment for a section of a scrolling panel. Hides the section until its heading is visible or, if the section
 * is short, until all of it is.
 */
export const showWithHeading = (section: HTMLElement) =>
  observe(section, section.closest('section'), STEPS, isHeaded, hideUnless);

/** The height, in pixels, of the strip at the panel's lower edge that the scroll hint covers. */
const BOTTOM_PX = 12;

/** If this share of a row is visible, the row counts as fully visible. The rest is only its margin. */
const WHOLE = 0.95;

/**
 * A row that is taller than this share of the panel is never hidden. Otherwise, the panel would look as if nothing had
 * been reported.
 */
const TALL = 1 / 3;

const panelOf = (row: HTMLElement) => row.closest('section[tabindex], [role="region"][tabindex]');

/**
 * An attachment for a row in a scrolling panel. While the row isn't fully visible, it has the attribute `data-cut`.
 * Once the row's title is visible, the attribute's value is "titled". The panel's style decides how much of such a row
 * to show. A tall row fades together with the panel's lower edge.
 */
export const cutRow = (row: HTMLElement) => {
  const panel = panelOf(row);
  return observe(
    row,
    panel,
    STEPS,
    (entry) => isWhole(entry) || isTall(entry) || isLast(entry, panel),
    (_, whole, entry) => {
      if (whole) delete row.dataset['cut'];
      else row.dataset['cut'] = isTitled(entry) ? 'titled' : '';
    },
    BOTTOM_PX,
  );
};

/** An attachment for a heading above rows. The heading is hidden until it is fully visible. */
export const showWhole = (heading: HTMLElement) =>
  observe(heading, panelOf(heading), [0, WHOLE], isWhole, hideUnless);

/** The height, in pixels, of a row's title. The title consists of the row's picture and the first line of its text. */
const TITLE_PX = 32;

/** A row with a single line is shown once this share of its height is visible. */
const MOST = 0.75;

/**
 * An attachment for a row that is shown once its title is visible. While the row continues below the panel's lower
 * edge, it has the attribute `data-begun`, and the panel's style fades it there. The first row is always shown.
 */
export const fadeRow = (isFirst: boolean) => (row: HTMLElement) =>
  observe(
    row,
    panelOf(row),
    STEPS,
    (entry) => isWhole(entry) || isFirst || isTitled(entry),
    (_, seen, entry) => {
      hideUnless(row, seen);
      const end = entry.boundingClientRect.bottom - (entry.rootBounds?.bottom ?? Infinity);
      row.toggleAttribute('data-begun', seen && end > (1 - WHOLE) * entry.boundingClientRect.height);
    },
  );

/** A function that shows or hides a part of a panel. */
type Show = (part: HTMLElement, seen: boolean, entry: IntersectionObserverEntry) => void;

function hideUnless(part: HTMLElement, seen: boolean): void {
  part.style.opacity = seen ? '' : '0';
}

/** Observes a part of a panel. Each time a threshold is crossed, calls `tell` with the result of the condition. */
function observe(
  part: HTMLElement,
  panel: Element | null,
  threshold: number[],
  isSo: (entry: IntersectionObserverEntry) => boolean,
  tell: Show,
  foot = 0,
): (() => void) | undefined {
  if (!panel) return;
  const watch = new IntersectionObserver(
    // This is also called while the panel is hidden. It has to be, because the observer reports nothing when the panel
    // opens with the part still out of sight.
    (entries) => {
      const entry = entries.at(-1);
      if (entry) tell(part, isSo(entry), entry);
    },
    { root: panel, threshold, rootMargin: `0px 0px -${foot}px` },
  );
  watch.observe(part);
  return () => {
    watch.disconnect();
  };
}

/** True if a part starts above the panel's upper edge. Such a part has been read already, so it is never hidden. */
function isBegun({ boundingClientRect: { top }, rootBounds }: IntersectionObserverEntry): boolean {
  return top < (rootBounds?.top ?? 0);
}

function isWhole(entry: IntersectionObserverEntry): boolean {
  return isBegun(entry) || entry.intersectionRatio >= WHOLE;
}

function isTitled({ boundingClientRect, intersectionRect }: IntersectionObserverEntry): boolean {
  return intersectionRect.height >= Math.min(TITLE_PX, MOST * boundingClientRect.height);
}

/**
 * True if a row is the last one and reaches into the panel's lower edge. In that case, the scroll hint doesn't need the
 * space.
 */
function isLast(
  { boundingClientRect, rootBounds }: IntersectionObserverEntry,
  panel: Element | null,
): boolean {
  if (!panel || boundingClientRect.bottom > (rootBounds?.bottom ?? 0) + BOTTOM_PX) return false;
  return panel.scrollHeight - panel.clientHeight - panel.scrollTop <= BOTTOM_PX;
}

function isTall({ boundingClientRect: { height }, rootBounds }: IntersectionObserverEntry): boolean {
  return height > TALL * (rootBounds?.height ?? Infinity);
}

function isHeaded(entry: IntersectionObserverEntry): boolean {
  const { target, boundingClientRect: box, intersectionRect } = entry;
  const heading = target.querySelector('h2, h3')?.getBoundingClientRect().bottom ?? box.top;
  const needed = Math.min(heading - box.top, box.height - 1);
  return entry.isIntersecting && (isBegun(entry) || intersectionRect.height >= needed);
}
