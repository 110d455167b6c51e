/** Where the keyboard is: taken up again where what had the focus has gone. */
import { tick } from 'svelte';

/** Nothing has the focus. */
export function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/** If what had the focus has gone with what was just done, something else takes it: asked for once the page has changed. */
export async function keepFocus(elsewhere: () => HTMLElement | null | undefined): Promise<void> {
  await tick();
  if (isLost()) elsewhere()?.focus({ preventScroll: true });
}

/** Takes the focus if nothing has it: for what goes on where something has just gone. Headings of pages: page-focus.ts. */
export function takeLostFocus(element: HTMLElement): void {
  void tick().then(() => {
    if (isLost() && element.isConnected) element.focus({ preventScroll: true });
  });
}
