/** The parts of a service worker's global scope that our script uses. TypeScript's own types exclude those of pages. */

export interface WorkerScope {
  readonly registration: Registration;
  readonly clients: Clients;
  readonly caches: CacheStorage;
  readonly navigator: {
    readonly languages: readonly string[];
    setAppBadge?(count?: number): Promise<void>;
    clearAppBadge?(): Promise<void>;
  };
}

export interface Registration {
  readonly pushManager: PushManager;
  showNotification(title: string, options: NotificationOptions & { renotify?: boolean }): Promise<void>;
  getNotifications(filter?: { tag?: string }): Promise<readonly ShownNotification[]>;
}

export type ShownNotification = Pick<Notification, 'tag' | 'data' | 'close'>;

export interface Clients {
  matchAll(options: {
    readonly type: 'window';
    readonly includeUncontrolled: boolean;
  }): Promise<readonly WindowClient[]>;
  openWindow(path: string): Promise<unknown>;
}

/** An open page of the app. */
export interface WindowClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

interface Extendable extends Event {
  /** Keeps the worker running until the promise settles. */
  waitUntil(promise: Promise<unknown>): void;
}

export interface PushedEvent extends Extendable {
  readonly data: { text(): string } | null;
}

export interface NotificationTap extends Extendable {
  readonly notification: ShownNotification;
}

export interface SubscriptionChange extends Extendable {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}
