/**
 * Shows or hides the badge on the app's icon that means "your turn". Does nothing if the browser doesn't support
 * badges.
 */
export function badge(on: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  const marked = on ? navigator.setAppBadge() : navigator.clearAppBadge();
  marked.catch(() => undefined);
}
