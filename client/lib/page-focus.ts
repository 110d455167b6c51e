/**
 * Moves the focus when a page changes. When the focused element is removed, browsers move the focus to the
 * body: the keyboard starts at the top again and screen readers say nothing. This works for every page,
 * without code in the pages.
 */
import { isFocusLost } from './focus.ts';

/** Labelled groups. When the focused part of a group is removed, the group takes the focus. */
const GROUP =
  '[role="group"], [role="region"], fieldset, section[aria-labelledby], section[aria-label], dialog[open]';

/** The element that had the focus, and the groups around it, innermost first. */
interface Held {
  readonly element: Element;
  readonly around: readonly Element[];
}

/**
 * Starts watching an app's pages. An open dialog, and a field that a page has focused itself, keep the focus.
 */
export function trackFocus(app: HTMLElement): void {
  let held: Held | undefined;
  let heading = headingOf(app);
  let timer: ReturnType<typeof setTimeout> | undefined;

  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) held = { element: target, around: ancestors(target) };
  });
  document.addEventListener('focusout', ({ target }) => {
    // Some browsers also fire this when the focused element is removed; only a person's move counts here.
    queueMicrotask(() => {
      if (held?.element === target && held.element.isConnected) held = undefined;
    });
  });
  // Deferred, so that components that move the focus themselves go first.
  const later = () => (timer ??= setTimeout(look));
  new MutationObserver(later).observe(app, { childList: true, subtree: true });

  function look(): void {
    timer = undefined;
    const now = headingOf(app);
    // The next page is still loading.
    if (!now) return;
    const isNew = heading !== undefined && now !== heading;
    heading = now;
    if (!isFocusLost()) return;
    const hasGone = held !== undefined && !held.element.isConnected;
    if (isNew) focusOnce(openDialog() ?? now);
    else if (hasGone) focusOnce(held?.around.find(isStillThere) ?? openDialog() ?? now);
  }
}

function ancestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) if (at.matches(GROUP)) found.push(at);
  return found;
}

const isSeen = (element: Element) => element.getClientRects().length > 0;
const isStillThere = (element: Element) => element.isConnected && isSeen(element);

/** The page's first heading that isn't in a dialog. */
function headingOf(app: HTMLElement): HTMLElement | undefined {
  return [...app.querySelectorAll('h1')].find((one) => !one.closest('dialog'));
}

function openDialog(): Element | undefined {
  return [...document.querySelectorAll('dialog:modal')].at(-1);
}

/** Makes an element focusable until it loses the focus. */
function focusOnce(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
