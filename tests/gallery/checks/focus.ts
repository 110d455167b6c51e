/** Checks that the keyboard focus is never lost. */
import type { Page } from 'playwright';

/** Finds out what is wrong with the keyboard focus. It must be visible, and inside the open dialog if there is one. */
export function lostFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Look at the last open dialog. A dialog may have opened another one, which comes after it in the document.
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const { activeElement } = document;
    if (dialog && !dialog.contains(activeElement)) return ['the open dialog does not have the focus'];
    const isSeen = activeElement?.checkVisibility({ visibilityProperty: true }) ?? true;
    return isSeen ? [] : ['what has the focus cannot be seen'];
  });
}
