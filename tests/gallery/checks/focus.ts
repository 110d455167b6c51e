/** Checks that keyboard focus is never lost. */
import type { Page } from 'playwright';

/**
 * The faults of the keyboard focus. The focused element must be visible and, if a dialog is open, inside the dialog.
 */
export function lostFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Consider the last open dialog. If a dialog opens another one, the second comes later in the document.
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const { activeElement } = document;
    if (dialog && !dialog.contains(activeElement)) return ['the open dialog does not have the focus'];
    const isSeen = activeElement?.checkVisibility({ visibilityProperty: true }) ?? true;
    return isSeen ? [] : ['what has the focus cannot be seen'];
  });
}
