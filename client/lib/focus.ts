/** Keeps the keyboard focus from getting lost when the focused element is removed. */
import { tick } from 'svelte';

/** Whether no element has the focus. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/** After the next update of the page, moves the focus to `elsewhere` if the focused element was removed. */
export async function keepFocus(elsewhere: () => HTMLElement | null | undefined): Promise<void> {
  await tick();
  if (isFocusLost()) elsewhere()?.focus({ preventScroll: true });
}

/**
 * Takes the focus if no element has it: for an element that replaces a removed one. For headings of pages see
 * page-focus.ts.
 */
export function takeLostFocus(element: HTMLElement): void {
  void tick().then(() => {
    if (isFocusLost() && element.isConnected) element.focus({ preventScroll: true });
  });
}
