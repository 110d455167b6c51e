/** A browser that keeps nothing, as in some private windows: neither a storage nor cookies. */
import type { BrowserContext } from 'playwright';

/** Forbids a context's pages the storage, and has them say that cookies are off. To be called before they open. */
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
