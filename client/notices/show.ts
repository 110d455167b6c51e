/** What the service worker does with a server's notice: shows it, and opens the table's page when it is tapped. */
import { alertOf, readNotice, type HeardNotice } from './alert.ts';
import type { ShownNotification, WindowClient, WorkerScope } from './worker-scope.ts';
import { isQuiet, storedSettings, updateSettings } from './worker-settings.ts';

/**
 * Shows the notification for what a server has sent. Browsers demand that each push shows one, so something that can't
 * be read is shown too, without details. If the table's page is in sight, the notification makes no sound and
 * disappears at once.
 */
export async function showNotice(scope: WorkerScope, sent: string | undefined, now: Date): Promise<void> {
  const { registration, navigator } = scope;
  const notice = readNotice(sent);
  const settings = await storedSettings(scope.caches);
  const languages = settings ? [settings.language, ...navigator.languages] : navigator.languages;
  const { title, body, language, tag, path } = alertOf(notice, languages);
  const pages = await pagesOf(scope);
  const isSeen = pages.some((page) => page.visibilityState === 'visible' && pathOf(page) === path);
  const quiet = settings?.quiet ?? null;
  const silent = isSeen || (quiet !== null && isQuiet(quiet, now.getHours() * 60 + now.getMinutes()));
  await registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: '/icon-192.png',
    silent,
    renotify: !silent,
    data: { path },
  });
  if (isSeen) for (const shown of await registration.getNotifications({ tag })) shown.close();
  if (notice) await countWaiting(scope, notice, settings?.waiting ?? []);
}

/** Opens the page of a tapped notification, or focuses it if it is open. */
export async function openTapped(scope: WorkerScope, tapped: ShownNotification): Promise<void> {
  tapped.close();
  const { path = '/' } = (tapped.data ?? {}) as { path?: string };
  const page = pageAt(path, await pagesOf(scope));
  // A page that closes at this moment can't be focused.
  const focused = await page?.focus().catch(() => undefined);
  if (!focused) await scope.clients.openWindow(path);
}

/** The open page to show for a path: one that is already in sight, or else any page there. */
export function pageAt<Page extends Pick<WindowClient, 'url' | 'visibilityState'>>(
  path: string,
  pages: readonly Page[],
): Page | undefined {
  const there = pages.filter((page) => pathOf(page) === path);
  return there.find((page) => page.visibilityState === 'visible') ?? there[0];
}

const pathOf = ({ url }: Pick<WindowClient, 'url'>) => new URL(url).pathname;

/** All open pages of the app. */
export const pagesOf = ({ clients }: WorkerScope): Promise<readonly WindowClient[]> =>
  clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shows the number of tables that wait for this device on the app's icon, where the browser supports that. */
async function countWaiting(
  { caches, navigator }: WorkerScope,
  { code, kind }: HeardNotice,
  before: readonly string[],
): Promise<void> {
  const waits = kind === 'your-turn' || kind === 'time-running-out';
  if (!waits && kind !== 'game-over') return;
  const waiting = [...before.filter((one) => one !== code), ...(waits ? [code] : [])];
  await updateSettings(caches, { waiting });
  const { length } = waiting;
  try {
    await (length > 0 ? navigator.setAppBadge?.(length) : navigator.clearAppBadge?.());
  } catch {
    // A device may forbid badges.
  }
}
