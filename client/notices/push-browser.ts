/** What this browser can do about notices, and its functions for that. */

/** Why a browser can't show notifications for a page. */
export type Obstacle =
  /** The page's address begins with http. */
  | 'not-secure'
  /** On iPhones and iPads, only an app on the home screen can. */
  | 'home-screen'
  /** The browser can't at all, or not in a private window. */
  | 'unsupported';

export interface PushBrowser {
  readonly obstacle: Obstacle | null;
  /** True if the app is not in a tab of the browser. */
  readonly isInstalled: boolean;
  readonly timeZone: string;
  /** What the player has answered to the browser's own question. */
  permission(): NotificationPermission;
  /** Lets the browser ask the player. Browsers allow this only right after a tap. */
  ask(): Promise<NotificationPermission>;
  /** The service worker's registration; undefined if the browser has none for this page. */
  registration(): Promise<PushRegistration | undefined>;
  /** Calls the listener when the service worker sends a message. Returns a function that stops the calls. */
  onMessage(listener: (message: unknown) => void): () => void;
}

export interface PushRegistration {
  readonly pushManager: Pick<PushManager, 'getSubscription' | 'subscribe'>;
  getNotifications(filter: { tag: string }): Promise<readonly Pick<Notification, 'close'>[]>;
}

/** How long the page waits until its service worker is installed, which downloads the whole app. */
const WORKER_MS = 45_000;

/** The features of a browser that decide what it can do. */
export interface Features {
  readonly isSecure: boolean;
  readonly hasPush: boolean;
  readonly isIos: boolean;
  readonly isInstalled: boolean;
}

export function obstacleFor({ isSecure, hasPush, isIos, isInstalled }: Features): Obstacle | null {
  if (isSecure && hasPush) return null;
  if (!isSecure) return 'not-secure';
  return isIos && !isInstalled ? 'home-screen' : 'unsupported';
}

/** True on an iPhone or iPad. iPads call themselves Macs, but no Mac has a touch screen. */
export function isIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** The browser that this page runs in. */
export function thisBrowser(): PushBrowser {
  const isInstalled =
    matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true;
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  return {
    obstacle: obstacleFor({ isSecure: isSecureContext, hasPush, isIos: isIos(navigator), isInstalled }),
    isInstalled,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    permission: () => Notification.permission,
    ask: () => Notification.requestPermission(),
    registration: () =>
      Promise.race([
        navigator.serviceWorker.ready,
        new Promise<undefined>((resolve) => setTimeout(resolve, WORKER_MS)),
      ]),
    onMessage: (listener) => {
      if (!hasPush) return () => undefined;
      const hear = ({ data }: MessageEvent) => listener(data);
      navigator.serviceWorker.addEventListener('message', hear);
      return () => navigator.serviceWorker.removeEventListener('message', hear);
    },
  };
}
