/** The badge on the app's icon that means "your turn". Does nothing where browsers don't support badges. */
export function badge(on: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  const marked = on ? navigator.setAppBadge() : navigator.clearAppBadge();
  marked.catch(() => undefined);
}
