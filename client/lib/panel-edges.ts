/**
 * An attachment for the last thing in a panel that scrolls: as long as it is below the panel's foot, `data-more`
 * stands on the panel, and its style lets what goes on there fade.
 */
export const fadeFoot = (end: Element) => tellAway(end, 'data-more');

/** The same for the first thing, once it has been scrolled above the panel's head: `data-read`. */
export const fadeHead = (first: Element) => tellAway(first, 'data-read');

/** An attribute stands on the panel as long as a thing in it is out of sight. */
function tellAway(end: Element, attribute: string): (() => void) | undefined {
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

/** How finely it is told how much of a section is in sight. */
const STEPS = Array.from({ length: 21 }, (_, i) => i / 20);

/**
 * An attachment for a section of a panel that scrolls: it is not seen before its heading is in sight, which then says
 * what goes on there, or all of it where it is short.
 */
export const wholly = (section: HTMLElement) =>
  tellWhile(section, section.closest('section'), STEPS, isHeaded, hideUnless);

/** So high is a panel's foot, in which there is the sign that it goes on, in pixels. */
const FOOT_PX = 12;

/** So much of a row is all of it: its last hairs are its own margin. */
const WHOLE = 0.95;

/** So much of a panel is a tall row that without it there would be a hole, as if nothing had been reported. */
const TALL = 1 / 3;

const panelOf = (row: HTMLElement) => row.closest('section[tabindex], [role="region"][tabindex]');

/**
 * An attachment for a row of a list in such a panel: until all of it is in sight it is `data-cut`, and "titled" once
 * what it begins with is. The panel's style says what of it is seen then. A tall one fades with the panel's foot.
 */
export const wholeRow = (row: HTMLElement) => {
  const panel = panelOf(row);
  return tellWhile(
    row,
    panel,
    STEPS,
    (entry) => isWhole(entry) || isTall(entry) || isLast(entry, panel),
    (_, whole, entry) => {
      if (whole) delete row.dataset['cut'];
      else row.dataset['cut'] = isTitled(entry) ? 'titled' : '';
    },
    FOOT_PX,
  );
};

/** An attachment for the heading of rows: it is seen once all of it is in sight. */
export const wholeHeading = (heading: HTMLElement) =>
  tellWhile(heading, panelOf(heading), [0, WHOLE], isWhole, hideUnless);

/** So many pixels of a row are its title and a picture, with the begin of its words. */
const TITLE_PX = 32;

/** So much of a row of one line is enough of it. */
const MOST = 0.75;

/**
 * An attachment for a row that is seen from its title on; as long as it goes on below the panel's foot it is
 * `data-begun`, and the panel's style lets it fade there. The first one is seen in any case.
 */
export const fadingRow = (isFirst: boolean) => (row: HTMLElement) =>
  tellWhile(
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

/** What is done with a part of a panel when it is to be seen, and when not. */
type Show = (part: HTMLElement, seen: boolean, entry: IntersectionObserverEntry) => void;

function hideUnless(part: HTMLElement, seen: boolean): void {
  part.style.opacity = seen ? '' : '0';
}

/** Tells a part of a panel whether what the browser says of it, at each threshold, is so. */
function tellWhile(
  part: HTMLElement,
  panel: Element | null,
  threshold: number[],
  isSo: (entry: IntersectionObserverEntry) => boolean,
  tell: Show,
  foot = 0,
): (() => void) | undefined {
  if (!panel) return;
  const watch = new IntersectionObserver(
    // In a panel that is not shown yet, too: when it is, nothing is told of what still is not in sight.
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

/** What begins above the panel's edge has been read. */
function isBegun({ boundingClientRect: { top }, rootBounds }: IntersectionObserverEntry): boolean {
  return top < (rootBounds?.top ?? 0);
}

function isWhole(entry: IntersectionObserverEntry): boolean {
  return isBegun(entry) || entry.intersectionRatio >= WHOLE;
}

function isTitled({ boundingClientRect, intersectionRect }: IntersectionObserverEntry): boolean {
  return intersectionRect.height >= Math.min(TITLE_PX, MOST * boundingClientRect.height);
}

/** It stands in the panel's foot, and nothing goes on below: there is no sign that needs the room. */
function isLast(
  { boundingClientRect, rootBounds }: IntersectionObserverEntry,
  panel: Element | null,
): boolean {
  if (!panel || boundingClientRect.bottom > (rootBounds?.bottom ?? 0) + FOOT_PX) return false;
  return panel.scrollHeight - panel.clientHeight - panel.scrollTop <= FOOT_PX;
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
