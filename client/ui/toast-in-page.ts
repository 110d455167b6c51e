import { toast } from './toast.svelte.ts';

/** Text, which a toast should not cover if possible. */
const WORDS = 'h1, h2, h3, p, li';
/** Controls, which a toast must never cover. */
const CONTROLS = 'a, button, input, textarea, select, summary, label';

/**
 * Text that stays on screen when the page scrolls. A toast may cover it once the toast's usual place has been
 * scrolled away.
 */
const LENT = '[data-lends-place]';

/** The minimum distance from other elements and from the window's edge, in pixels. */
const SPACE = 8;

/** A message that is higher than this, in pixels, has more than two lines. */
const TWO_LINES_PX = 52;

interface Gap {
  readonly left: number;
  readonly right: number;
}
const breadth = ({ left, right }: Gap) => right - left;
const widest = (gaps: readonly Gap[]) =>
  gaps.reduce((one, other) => (breadth(other) > breadth(one) ? other : one));

/**
 * Places a message. Returns false if the area for it has been scrolled away. No part of the message may be above
 * `edge`.
 */
type Find = (message: HTMLElement, edge: number) => boolean;

/**
 * An attachment for the header of a page that begins with the wordmark. A toast is shown beside the header's text if
 * a line of the toast fits there. If not, it is shown over the wordmark, which is hidden meanwhile.
 */
export function toastInHeader(head: HTMLElement): () => void {
  const wordmark = head.firstElementChild ?? head;
  return placeToasts(head, (message, edge) => {
    const { left, right, top, bottom } = wordmark.getBoundingClientRect();
    if (top < edge - SPACE) return false;
    const seen = (selector: string) =>
      seenBetween(edge, bottom, selector).filter((element) => element !== wordmark);
    const all = seen(`${WORDS}, ${CONTROLS}`);
    const beside = widest(gapsBeside(all, right + SPACE));
    if (message.offsetWidth <= breadth(beside)) {
      into(message, beside);
    } else {
      message.style.marginInline = '0 auto';
      into(message, gapsBeside(all, left)[0]);
      // The message is too high for the header, so it may also cover the header's text.
      if (message.offsetHeight > TWO_LINES_PX) into(message, gapsBeside(seen(CONTROLS), left)[0]);
    }
    message.style.top = `${Math.max(edge, (top + bottom - message.offsetHeight) / 2)}px`;
    return true;
  });
}

/** An attachment for a picture over which toasts are shown. */
export function toastOverPicture(picture: HTMLElement): () => void {
  return placeToasts(picture, (message, edge) => {
    const { left, right, top, bottom } = picture.getBoundingClientRect();
    if (top < edge || bottom > innerHeight) return false;
    into(message, { left: left + SPACE, right: right - SPACE });
    const middle = (top + bottom - message.offsetHeight) / 2;
    message.style.top = `${Math.min(middle, innerHeight - SPACE - message.offsetHeight)}px`;
    return true;
  });
}

/**
 * Places toasts while an element is on the page. If the element has been scrolled away, a toast covers text marked with
 * `data-lends-place`. Without such text, it is at the top of the window, below the controls there. Text that a toast
 * covers is hidden, because it would otherwise be visible at the toast's edges.
 */
function placeToasts(around: HTMLElement, find: Find): () => void {
  let shown: HTMLElement | undefined;
  let hidden: HTMLElement[] = [];
  const uncover = () => {
    for (const element of hidden) element.style.opacity = '';
    hidden = [];
  };
  const place = (message: HTMLElement) => {
    shown = message;
    uncover();
    Object.assign(message.style, {
      top: 'var(--safe-top)',
      bottom: 'auto',
      maxWidth: 'none',
      marginInline: 'auto',
      padding: 'var(--space-1) var(--space-3)',
      fontSize: 'var(--text-s)',
      lineHeight: '1.25',
    });
    into(message, { left: SPACE, right: innerWidth - SPACE });
    const edge = Number.parseFloat(getComputedStyle(message).top) + SPACE;
    if (find(message, edge) || overLent(message)) {
      hidden = covered(message);
      for (const element of hidden) element.style.opacity = '0';
    } else message.style.top = `${freeOfControls(message, edge)}px`;
  };
  const again = () => shown?.isConnected && place(shown);
  const follow = new ResizeObserver(again);
  follow.observe(around);
  addEventListener('scroll', again, { passive: true });
  addEventListener('resize', again);
  toast.place = place;
  // Reading the message here makes this effect run again whenever the message changes. Toasts from before the page
  // was created are placed too.
  if (toast.message) document.querySelectorAll<HTMLElement>('.toast').forEach(place);
  return () => {
    follow.disconnect();
    removeEventListener('scroll', again);
    removeEventListener('resize', again);
    uncover();
    if (toast.place === place) toast.place = null;
  };
}

function into(message: HTMLElement, { left, right }: Gap = { left: SPACE, right: innerWidth - SPACE }): void {
  Object.assign(message.style, { left: `${left}px`, right: `${innerWidth - right}px` });
}

/** The visible box of an element. For text, the box is only as wide as the text. */
function rectOf(element: Element): DOMRect {
  if (!element.matches(WORDS)) return element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** The elements that match the selector and are visible between two heights of the window. */
function seenBetween(top: number, bottom: number, selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const rect = rectOf(element);
    const within = rect.width > 1 && rect.top < bottom && rect.bottom > top;
    return within && !element.closest('.visually-hidden');
  });
}

/** The free gaps between elements in a line, from a position onwards. */
function gapsBeside(elements: readonly Element[], from: number): [Gap, ...Gap[]] {
  const gaps: Gap[] = [];
  let left = from;
  for (const rect of elements.map(rectOf).sort((one, other) => one.left - other.left)) {
    if (rect.left - SPACE > left) gaps.push({ left, right: rect.left - SPACE });
    left = Math.max(left, rect.right + SPACE);
  }
  const last = { left, right: innerWidth - SPACE };
  const [first, ...others] = gaps;
  return first ? [first, ...others, last] : [last];
}

/**
 * Places a message over text that it may cover, so that it ends above the controls below that text. Returns false if
 * there is no such text.
 */
function overLent(message: HTMLElement): boolean {
  const lent = document.querySelector(LENT);
  if (!lent) return false;
  const { left, right, top, bottom } = lent.getBoundingClientRect();
  message.style.marginInline = '0 auto';
  into(message, { left, right });
  const below = seenBetween(bottom, innerHeight, CONTROLS)
    .map((control) => rectOf(control).top)
    .filter((begins) => begins >= bottom);
  const end = Math.min(innerHeight, ...below) - SPACE / 2;
  const { offsetHeight } = message;
  message.style.top = `${Math.min((top + bottom - offsetHeight) / 2, end - offsetHeight)}px`;
  return true;
}

/** The headings, the wordmark and other text that a message covers. */
function covered(message: HTMLElement): HTMLElement[] {
  // The final position of the toast, which may still be moving there.
  const top = Number.parseFloat(message.style.top);
  const { left, right } = message.getBoundingClientRect();
  return seenBetween(top, top + message.offsetHeight, `header > a, h1, h2, ${LENT}`).filter((element) => {
    const rect = rectOf(element);
    return rect.left < right && rect.right > left;
  });
}

/** The first height below an edge at which a centred message doesn't cover any control. */
function freeOfControls(message: HTMLElement, edge: number): number {
  const { offsetWidth, offsetHeight } = message;
  const left = (innerWidth - offsetWidth) / 2;
  let top = edge;
  const rects = seenBetween(0, innerHeight, CONTROLS).map(rectOf);
  for (const rect of rects.sort((one, other) => one.top - other.top)) {
    const across = rect.left < left + offsetWidth && rect.right > left;
    if (across && rect.top < top + offsetHeight && rect.bottom > top) top = rect.bottom + SPACE;
  }
  return top + offsetHeight < innerHeight ? top : edge;
}
