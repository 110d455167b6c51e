/**
 * Registers the service worker where the browser allows one, and activates a new version when the player agrees.
 *
 * Written by hand instead of vite-plugin-pwa (`virtual:pwa-register`, based on workbox-window). Its version 2.0.0
 * with workbox-window 7.4.1 has three faults:
 * - It stops listening after one new version (GoogleChrome/workbox#3285), so a page that stays open all evening
 * misses later ones.
 * - It misses a version that the browser began to install before the page registered (GoogleChrome/workbox#2199),
 * which happens at every reload.
 * - On a page opened before its first service worker it doesn't report the reload (vite-pwa/vite-plugin-pwa#789), so
 * "Reload" would do nothing.
 *
 * Fixing the three would need all the listeners below, and workbox-window as well.
 */

/** The minimum interval between two checks for a new version, in ms. A check runs when the page becomes visible. */
const LOOK_EVERY_MS = 30 * 60_000;
const PATIENCE_MS = 2_000;

export class Updates {
  /** Whether a newer version is ready. */
  waiting = $state(false);
  #registration: ServiceWorkerRegistration | undefined;
  #lookedAt = 0;

  async start(): Promise<void> {
    // Plain HTTP has no service workers, and development doesn't need one.
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

  /** Activates the new version and reloads the page. */
  loadAnew(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    setTimeout(() => location.reload(), PATIENCE_MS);
    this.#registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  }

  /** Postpones the new version until the app is next started. */
  later(): void {
    this.waiting = false;
  }

  #watch(worker: ServiceWorker): void {
    worker.addEventListener('statechange', () => {
      // If the page has no controller, this is the first version that was ever installed, so there is nothing to
      // replace.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) void this.#weigh(worker);
    });
  }

  /** The server always delivers the newest page, so this page may already be the new version. */
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

/**
 * True if this page's start script is the one that the server now delivers. The script's name changes with every
 * version.
 */
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
