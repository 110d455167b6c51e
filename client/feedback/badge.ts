/** The mark on the app's icon: "your turn". Without a trace where there is no such thing. */
export function badge(on: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  const marked = on ? navigator.setAppBadge() : navigator.clearAppBadge();
  marked.catch(() => undefined);
}
