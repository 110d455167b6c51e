/** Helpers for tests of a page's service worker. */
import type { Page } from 'playwright';

/** Waits until the service worker has cached everything and controls this page. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken));
    }
  });
}
