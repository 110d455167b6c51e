/** Restores the keyboard focus when the focused element has been removed. */
import { tick } from 'svelte';

/** True if no element of the page has the focus. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/**
 * If the next update of the page removes the focused element, moves the focus to the element that `elsewhere` returns.
 */
export async function keepFocus(elsewhere: () => HTMLElement | null | undefined): Promise<void> {
  await tick();
  if (isFocusLost()) elsewhere()?.focus({ preventScroll: true });
}

/**
 * Gives an element the focus if nothing has it. Use this for an element that replaces a removed one. For the headings
 * of pages, see page-focus.ts.
 */
export function takeLostFocus(element: HTMLElement): void {
  void tick().then(() => {
    if (isFocusLost() && element.isConnected) element.focus({ preventScroll: true });
  });
}
