/** What the service worker does when the browser has replaced a subscription, so that notices don't stop. */
import { CHANGED } from './messages.ts';
import { pagesOf } from './show.ts';
import type { SubscriptionChange, WorkerScope } from './worker-scope.ts';
import { storedSettings } from './worker-settings.ts';

/**
 * Subscribes again, unless the browser has done so itself, and tells the open pages. Pages that are not open send the
 * new subscription when they are next opened.
 */
export async function renewSubscription(
  scope: WorkerScope,
  { oldSubscription, newSubscription }: Pick<SubscriptionChange, 'oldSubscription' | 'newSubscription'>,
): Promise<void> {
  if (!newSubscription) {
    const settings = await storedSettings(scope.caches);
    const applicationServerKey = oldSubscription?.options.applicationServerKey ?? settings?.key;
    if (!applicationServerKey) return;
    await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  }
  for (const page of await pagesOf(scope)) page.postMessage({ type: CHANGED });
}
