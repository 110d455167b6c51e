/** Delivers push messages to a page's service worker through the DevTools protocol, as a push service would. */
import type { Page } from 'playwright';
import { settled } from './service-worker.ts';

/** A notification that the service worker shows. */
export interface ShownAlert {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
}

export interface PushService {
  /** Delivers a message: a text as it is, and anything else as JSON. */
  push(message: unknown): Promise<void>;
  shown(): Promise<readonly ShownAlert[]>;
  /** Taps the notification with this tag. Returns what the service worker does then. */
  tap(tag: string): Promise<readonly string[]>;
}

/** The page must be allowed to show notifications. */
export async function pushServiceFor(page: Page): Promise<PushService> {
  await settled(page);
  const { origin } = new URL(page.url());
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await devTools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return {
    push: async (message) => {
      const data = typeof message === 'string' ? message : JSON.stringify(message);
      await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
    shown: () =>
      page.evaluate(async () => {
        const all = await (await navigator.serviceWorker.ready).getNotifications();
        return all.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
      }),
    tap: async (tag) => {
      const worker = page
        .context()
        .serviceWorkers()
        .find((one) => one.url().startsWith(origin));
      if (!worker) throw new Error('the page has no service worker');
      return worker.evaluate(tapIn, tag);
    },
  };
}

/**
 * Runs in the service worker. A browser lets a worker open and focus pages only after a real tap, which no protocol can
 * make, so this records what the worker asks for.
 */
async function tapIn(tag: string): Promise<string[]> {
  const scope = globalThis as unknown as {
    registration: ServiceWorkerRegistration;
    clients: { openWindow: unknown };
    WindowClient: { prototype: { focus: unknown } };
    NotificationEvent: new (name: string, with_: { notification: unknown }) => Event & { waitUntil: unknown };
  };
  const [notification] = await scope.registration.getNotifications({ tag });
  const done: string[] = [];
  scope.clients.openWindow = (path: string) => {
    done.push(`opens ${path}`);
    return Promise.resolve(null);
  };
  scope.WindowClient.prototype.focus = function (this: { url: string }) {
    done.push(`focuses ${new URL(this.url).pathname}`);
    return Promise.resolve(this);
  };
  const event = new scope.NotificationEvent('notificationclick', { notification });
  const waits: Promise<unknown>[] = [];
  event.waitUntil = (wait: Promise<unknown>) => waits.push(wait);
  dispatchEvent(event);
  await Promise.all(waits);
  return done;
}
