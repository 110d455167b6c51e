/** Where the focus is: never lost. */
import type { Page } from 'playwright';

/** What is wrong with the focus now: an open dialog has it, and what has it can be seen. */
export function lostFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A dialog may have asked a question in another, which stands after it.
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const { activeElement } = document;
    if (dialog && !dialog.contains(activeElement)) return ['the open dialog does not have the focus'];
    const isSeen = activeElement?.checkVisibility({ visibilityProperty: true }) ?? true;
    return isSeen ? [] : ['what has the focus cannot be seen'];
  });
}
