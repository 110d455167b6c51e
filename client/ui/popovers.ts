/** Popovers for browsers that have none: Safari before 17, Firefox before 125, Chrome before 114. */

/** Resolves when this browser has popovers: its own, or others, which are fetched. */
export async function havePopovers(): Promise<void> {
  if ('popover' in HTMLElement.prototype) return;
  // Not to be had now: then a hint does not open. All else goes on.
  await import('@oddbird/popover-polyfill').catch(() => undefined);
}
