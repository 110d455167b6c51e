/**
 * Gives a context's pages a service worker and a push manager that answer at once. Real ones need a push service, and
 * test devices have none.
 */
import type { BrowserContext } from 'playwright';

export interface FakePush {
  readonly permission?: NotificationPermission;
  /** What the player answers to the browser's question. */
  readonly answer?: NotificationPermission;
  /** True if the browser has no push manager. */
  readonly lacksPush?: boolean;
  /** True if the page's address begins with http. */
  readonly isInsecure?: boolean;
}

/** Call it before any page opens. */
export async function fakePush(context: BrowserContext, options: FakePush = {}): Promise<void> {
  await context.addInitScript(install, options);
}

/** Runs in the page. */
function install({
  permission = 'default',
  answer = 'granted',
  lacksPush = false,
  isInsecure = false,
}: FakePush): void {
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { configurable: true, get: () => value });
  if (isInsecure) define(window, 'isSecureContext', false);
  if (lacksPush || isInsecure) {
    Reflect.deleteProperty(window, 'PushManager');
    return;
  }
  let now = permission;
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => now });
  Notification.requestPermission = () => {
    // Tests read this, to see whether the player was asked.
    sessionStorage.setItem('question', answer);
    return Promise.resolve((now = answer));
  };
  let subscription: object | null = null;
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: () => {
      const endpoint = 'https://push.example/1';
      const toJSON = () => ({ endpoint, keys: { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) } });
      subscription = {
        ...{ endpoint, toJSON, options: { applicationServerKey: null } },
        unsubscribe: () => Promise.resolve(((subscription = null), true)),
      };
      return Promise.resolve(subscription);
    },
  };
  const registration = Object.assign(new EventTarget(), {
    ...{ pushManager, waiting: null, installing: null },
    getNotifications: () => Promise.resolve([]),
    update: () => Promise.resolve(),
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    register: () => Promise.resolve(registration),
    controller: null,
  });
  define(navigator, 'serviceWorker', serviceWorker);
}
