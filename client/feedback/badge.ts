/** The mark on the app's icon: "your turn". Does nothing where the browser has no such mark. */
export function badge(on: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  const marked = on ? navigator.setAppBadge() : navigator.clearAppBadge();
  marked.catch(() => undefined);
}
