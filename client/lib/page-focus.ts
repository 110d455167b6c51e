/**
 * Moves the focus when a page changes. If the focused element is removed, browsers move the focus to the body. The Tab
 * key then starts from the top again, and screen readers say nothing. This file prevents that on all pages, which need
 * no code of their own for it.
 */
import { isFocusLost } from './focus.ts';

/** Labelled groups. If the focused element in a group is removed, the group itself takes the focus. */
const GROUP =
  '[role="group"], [role="region"], fieldset, section[aria-labelledby], section[aria-label], dialog[open]';

/** The element that had the focus, with the groups around it, innermost first. */
interface Held {
  readonly element: Element;
  readonly around: readonly Element[];
}

/**
 * Starts watching the app's pages. Never takes the focus away from an open dialog, or from a field that a page has
 * focused itself.
 */
export function trackFocus(app: HTMLElement): void {
  let held: Held | undefined;
  let heading = headingOf(app);
  let timer: ReturnType<typeof setTimeout> | undefined;

  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) held = { element: target, around: ancestors(target) };
  });
  document.addEventListener('focusout', ({ target }) => {
    // Some browsers also fire this event when the focused element is removed. Handle only cases where a person has
    // moved the focus.
    queueMicrotask(() => {
      if (held?.element === target && held.element.isConnected) held = undefined;
    });
  });
  // Look later, so that components that move the focus themselves can do so first.
  const later = () => (timer ??= setTimeout(look));
  new MutationObserver(later).observe(app, { childList: true, subtree: true });

  function look(): void {
    timer = undefined;
    const now = headingOf(app);
    // If there is no heading, the next page is still loading.
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

/** The first heading of the page that isn't inside a dialog. */
function headingOf(app: HTMLElement): HTMLElement | undefined {
  return [...app.querySelectorAll('h1')].find((one) => !one.closest('dialog'));
}

function openDialog(): Element | undefined {
  return [...document.querySelectorAll('dialog:modal')].at(-1);
}

/** Gives an element the focus, and keeps it focusable until it loses the focus again. */
function focusOnce(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
