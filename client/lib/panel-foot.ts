/**
 * An attachment for the last thing in a panel that scrolls: as long as it is below the panel's foot, `data-more`
 * stands on the panel, and its style lets what goes on there fade.
 */
export function fadeFoot(end: Element): (() => void) | undefined {
  const panel = end.parentElement;
  if (!panel) return;
  const watch = new IntersectionObserver(
    (entries) => panel.toggleAttribute('data-more', entries.at(-1)?.isIntersecting === false),
    { root: panel },
  );
  watch.observe(end);
  return () => {
    watch.disconnect();
  };
}

/** So many pixels of a section must be in sight, for its heading and a row of what follows it. */
const ENOUGH_PX = 100;

/** How finely it is told how much of a section is in sight. */
const STEPS = Array.from({ length: 21 }, (_, i) => i / 20);

/**
 * An attachment for a section of a panel that scrolls: it is not seen before there is enough of it to be read, or all
 * of it where it is short.
 */
export const wholly = (section: HTMLElement) =>
  tellWhile(section, section.closest('section'), STEPS, isReadable, hideUnless);

/** So much of a row is all of it: its last hairs are its own margin. */
const WHOLE = 0.95;

/** So much of a panel is a tall row that without it there would be a hole, as if nothing had been reported. */
const TALL = 1 / 3;

const panelOf = (row: HTMLElement) => row.closest('section[tabindex], [role="region"][tabindex]');

const wholeOr = (also: (entry: IntersectionObserverEntry) => boolean, show: Show) => (row: HTMLElement) =>
  tellWhile(row, panelOf(row), [0, WHOLE], (entry) => isWhole(entry) || also(entry), show);

/**
 * An attachment for a row of a list in such a panel: it is seen once all of it is in sight, so that no line is cut. A
 * tall one fades with the panel's foot.
 */
export const wholeRow = wholeOr(isTall, hideUnless);

/**
 * The same for a row with a picture: until all of it is in sight it is `data-begun`, and its style hides its words
 * alone, so that the panel is not taken for all there is.
 */
export const wholeWords = wholeOr(isTall, (row, whole) => row.toggleAttribute('data-begun', !whole));

/** The same however tall: for the heading of rows. */
export const wholeHeading = wholeOr(() => false, hideUnless);

/** So many pixels of a row are its title and a picture, with the begin of its words. */
const TITLE_PX = 40;

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
): (() => void) | undefined {
  if (!panel) return;
  const watch = new IntersectionObserver(
    // In a panel that is not shown yet, too: when it is, nothing is told of what still is not in sight.
    (entries) => {
      const entry = entries.at(-1);
      if (entry) tell(part, isSo(entry), entry);
    },
    { root: panel, threshold },
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

function isTall({ boundingClientRect: { height }, rootBounds }: IntersectionObserverEntry): boolean {
  return height > TALL * (rootBounds?.height ?? Infinity);
}

function isReadable(entry: IntersectionObserverEntry): boolean {
  const { isIntersecting, boundingClientRect: box, intersectionRect } = entry;
  return isIntersecting && (isBegun(entry) || intersectionRect.height >= Math.min(ENOUGH_PX, box.height - 1));
}
