/** The browser's subscription at its push service. All tables of the device share it. */
import type { PushSubscriptionKeys } from '../../shared/wire/push.ts';
import type { PushBrowser, PushRegistration } from './push-browser.ts';

/** The subscription for a server's key. One for another key is replaced, because the server could not use it. */
export async function subscribe(
  browser: PushBrowser,
  key: string,
): Promise<PushSubscriptionKeys | undefined> {
  const registration = await browser.registration().catch(() => undefined);
  if (!registration) return undefined;
  try {
    return keysOf(await subscriptionFor(registration, key));
  } catch {
    // For example: the push service is switched off in the browser, or can't be found.
    return undefined;
  }
}

async function subscriptionFor({ pushManager }: PushRegistration, key: string): Promise<PushSubscription> {
  const before = await pushManager.getSubscription();
  if (before && inBase64Url(before.options.applicationServerKey) === key) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** The subscription that the browser has now. */
export async function currentSubscription(browser: PushBrowser): Promise<PushSubscription | null> {
  try {
    return (await (await browser.registration())?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/** What the server needs of a subscription; undefined if the browser has left something out. */
function keysOf(subscription: PushSubscription): PushSubscriptionKeys | undefined {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined;
  return { endpoint, keys: { p256dh, auth } };
}

function inBase64Url(bytes: ArrayBuffer | null): string | null {
  if (!bytes) return null;
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
