/** Shows a number on the app's icon, or none for 0. Does nothing if the browser doesn't support badges. */
export function badge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const marked = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  marked.catch(() => undefined);
}
