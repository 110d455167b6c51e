import { toast } from './toast.svelte.ts';

/** What should not be covered: words. */
const WORDS = 'h1, h2, h3, p, li';
/** What must not be: all that is pressed. */
const CONTROLS = 'a, button, input, textarea, select, summary, label';

/** Words that stay in sight, and lend their place to what is said in passing while its own has been scrolled away. */
const LENT = '[data-lends-place]';

/** As far from what stands beside it, and from the window's edge, in pixels. */
const SPACE = 8;

/** A message that is higher, in pixels, has more than two lines. */
const TWO_LINES_PX = 52;

interface Gap {
  readonly left: number;
  readonly right: number;
}
const breadth = ({ left, right }: Gap) => right - left;
const widest = (gaps: readonly Gap[]) =>
  gaps.reduce((one, other) => (breadth(other) > breadth(one) ? other : one));

/** Finds a message's place; false where that has been scrolled away. Nothing at the top lies above the edge. */
type Find = (message: HTMLElement, edge: number) => boolean;

/**
 * An attachment for the head of a page that begins with the wordmark: what is said in passing stands beside the head's
 * words where there is room for a line, else over the wordmark, which is hidden for that moment.
 */
export function speakInHead(head: HTMLElement): () => void {
  const wordmark = head.firstElementChild ?? head;
  return speak(head, (message, edge) => {
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
      // Too high for a head: over its words too.
      if (message.offsetHeight > TWO_LINES_PX) into(message, gapsBeside(seen(CONTROLS), left)[0]);
    }
    message.style.top = `${Math.max(edge, (top + bottom - message.offsetHeight) / 2)}px`;
    return true;
  });
}

/** An attachment for a picture: what is said in passing stands over it. */
export function speakOverPicture(picture: HTMLElement): () => void {
  return speak(picture, (message, edge) => {
    const { left, right, top, bottom } = picture.getBoundingClientRect();
    if (top < edge || bottom > innerHeight) return false;
    into(message, { left: left + SPACE, right: right - SPACE });
    const middle = (top + bottom - message.offsetHeight) / 2;
    message.style.top = `${Math.min(middle, innerHeight - SPACE - message.offsetHeight)}px`;
    return true;
  });
}

/**
 * Places what is said while something stands on the page. Where that has been scrolled away, the message stands over
 * lent words, else at the top of the window, below what can be pressed there. Words that it covers are hidden: they
 * would look out at its edges.
 */
function speak(around: HTMLElement, find: Find): () => void {
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
  // Read, so that all is looked at anew when something is said, or no more; and what was said before the page was there.
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

/** Where something is seen: of words, as far as they reach in their lines. */
function rectOf(element: Element): DOMRect {
  if (!element.matches(WORDS)) return element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** What is seen between two heights of the window. */
function seenBetween(top: number, bottom: number, selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const rect = rectOf(element);
    const within = rect.width > 1 && rect.top < bottom && rect.bottom > top;
    return within && !element.closest('.visually-hidden');
  });
}

/** The room in a line from somewhere on, beside what is seen there. */
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

/** Places a message over what is lent to it, ending above what is pressed below that; false where nothing is lent. */
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

/** The headings, the wordmark and the lent words that a message lies over. */
function covered(message: HTMLElement): HTMLElement[] {
  // Its own height: it may still be rising to it.
  const top = Number.parseFloat(message.style.top);
  const { left, right } = message.getBoundingClientRect();
  return seenBetween(top, top + message.offsetHeight, `header > a, h1, h2, ${LENT}`).filter((element) => {
    const rect = rectOf(element);
    return rect.left < right && rect.right > left;
  });
}

/** The first height from an edge on at which a message in the middle lies over nothing that can be pressed. */
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
