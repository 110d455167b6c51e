/** Simulates a browser that can't store anything, as in some private windows: storage fails, and cookies are off. */
import type { BrowserContext } from 'playwright';

/**
 * Makes storage fail in a context's pages, and makes the pages report that cookies are off. Call it before any page
 * opens.
 */
export async function keepingNothing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: forbid });
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
  });
}
