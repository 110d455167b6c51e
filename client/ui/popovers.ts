/** Loads a polyfill for browsers without popovers: Safari before 17, Firefox before 125, Chrome before 114. */

/** Resolves when popovers work, either natively or through the polyfill. */
export async function ensurePopovers(): Promise<void> {
  if ('popover' in HTMLElement.prototype) return;
  // If the polyfill can't be loaded, help bubbles don't open, but everything else works.
  await import('@oddbird/popover-polyfill').catch(() => undefined);
}
