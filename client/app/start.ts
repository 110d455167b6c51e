/**
 * Stores the browser's offer to install the app. Also loads the code that every page needs, but that isn't needed to
 * show the first page.
 */
import { installing, type InstallOffer } from '../lib/install.svelte.ts';

export function startApp(app: HTMLElement): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Prevents the browser's own prompt, because the home page offers the installation in a better place.
    event.preventDefault();
    installing.offer = event as InstallOffer;
  });
  addEventListener('appinstalled', () => (installing.offer = null));
  // Load this code now, because it must run before the first change of page and before a translator replaces any text.
  void import('./upkeep.ts').then(({ keepUp }) => keepUp(app)).catch(() => undefined);
  const banners = () =>
    void import('./banners.ts').then(({ showBanners }) => showBanners(app)).catch(() => undefined);
  if (document.readyState === 'complete') banners();
  else addEventListener('load', banners, { once: true });
}
