/**
 * The service worker: registered where the browser allows one, and a newer one let in when the player says so.
 *
 * Written by hand, not taken from vite-plugin-pwa (`virtual:pwa-register`, which stands on workbox-window),
 * because that one in its version 2.0.0 with workbox-window 7.4.1
 * - stops listening after one new version that came late (GoogleChrome/workbox#3285): a page that stays
 *   open for an evening hears of no later one;
 * - does not see a version that the browser began to install before the page registered
 *   (GoogleChrome/workbox#2199), as it does on every page loaded anew;
 * - gives no word for the reload on a page that came before its first service worker
 *   (vite-pwa/vite-plugin-pwa#789), so that "Reload" would do nothing there.
 * Mending the three takes the listeners that stand here, and workbox-window besides.
 */

/** How often a page that stays open looks for a new version, when it is taken up again. */
const LOOK_EVERY_MS = 30 * 60_000;
const PATIENCE_MS = 2_000;

export class Updates {
  /** A newer version than this page is there. */
  waiting = $state(false);
  #registration: ServiceWorkerRegistration | undefined;
  #lookedAt = 0;

  async start(): Promise<void> {
    // Plain http has none, and a page in development needs none.
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
    try {
      this.#registration = await navigator.serviceWorker.register('/sw.js');
    } catch {
      return;
    }
    const registration = this.#registration;
    this.#lookedAt = performance.now();
    if (registration.waiting) void this.#weigh(registration.waiting);
    if (registration.installing) this.#watch(registration.installing);
    registration.addEventListener('updatefound', () => {
      if (registration.installing) this.#watch(registration.installing);
    });
    document.addEventListener('visibilitychange', () => this.#look());
  }

  /** Lets the new version in, and loads the page anew under it. */
  loadAnew(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    setTimeout(() => location.reload(), PATIENCE_MS);
    this.#registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  }

  /** Not now: it comes with the next start. */
  later(): void {
    this.waiting = false;
  }

  #watch(worker: ServiceWorker): void {
    worker.addEventListener('statechange', () => {
      // Without a controller it is the first: nothing to take the place of.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) void this.#weigh(worker);
    });
  }

  /** Pages come fresh from the server: this one may be of the new version already. */
  async #weigh(worker: ServiceWorker): Promise<void> {
    if (await isNewest()) worker.postMessage({ type: 'SKIP_WAITING' });
    else this.waiting = true;
  }

  #look(): void {
    if (document.visibilityState !== 'visible') return;
    if (performance.now() - this.#lookedAt < LOOK_EVERY_MS) return;
    this.#lookedAt = performance.now();
    this.#registration?.update().catch(() => undefined);
  }
}

/** Whether the server's page begins with the same script as this one; its name tells every change. */
async function isNewest(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const page = await (await fetch('/', { cache: 'no-store' })).text();
    return script !== null && script !== undefined && page.includes(script);
  } catch {
    return false;
  }
}

export const updates = new Updates();
