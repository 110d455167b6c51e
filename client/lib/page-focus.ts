/**
 * Moves the focus when a page changes, for every page: a browser leaves it on the body when what had it has gone, so
 * that the keyboard begins at the top and screen readers say nothing. Pages need not do anything for it.
 */
import { isLost } from './focus.ts';

/** Labelled groups: the focus goes to one when the part of it that had the focus is removed. */
const GROUP =
  '[role="group"], [role="region"], fieldset, section[aria-labelledby], section[aria-label], dialog[open]';

/** The element that had the focus, and the groups around it, innermost first. */
interface Held {
  readonly element: Element;
  readonly around: readonly Element[];
}

/** Watches an app's pages from now on. A dialog, and a field that a page has focused itself, keep the focus. */
export function followPages(app: HTMLElement): void {
  let held: Held | undefined;
  let heading = headingOf(app);
  let timer: ReturnType<typeof setTimeout> | undefined;

  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) held = { element: target, around: ancestors(target) };
  });
  document.addEventListener('focusout', ({ target }) => {
    // Left by the person, not by what had it: some browsers tell of both.
    queueMicrotask(() => {
      if (held?.element === target && held.element.isConnected) held = undefined;
    });
  });
  // Components that move the focus themselves come first.
  const later = () => (timer ??= setTimeout(look));
  new MutationObserver(later).observe(app, { childList: true, subtree: true });

  function look(): void {
    timer = undefined;
    const now = headingOf(app);
    // The next page is still on its way.
    if (!now) return;
    const isNew = heading !== undefined && now !== heading;
    heading = now;
    if (!isLost()) return;
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

/** The heading that a page begins with: the first one, as a dialog has its own. */
function headingOf(app: HTMLElement): HTMLElement | undefined {
  return [...app.querySelectorAll('h1')].find((one) => !one.closest('dialog'));
}

function openDialog(): Element | undefined {
  return [...document.querySelectorAll('dialog:modal')].at(-1);
}

/** Focuses an element that takes no focus by itself, until it loses it again. */
function focusOnce(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
