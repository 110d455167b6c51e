/** Starts what makes the page an app: keeps the browser's offer to install it, and loads the rest when idle. */
import { installing, type InstallOffer } from '../lib/install.svelte.ts';

export function startApp(app: HTMLElement): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Prevents the browser's own prompt; InstallButton offers it at a better place.
    event.preventDefault();
    installing.offer = event as InstallOffer;
  });
  addEventListener('appinstalled', () => (installing.offer = null));
  // Loaded before the first change of page, and before a translator can replace any text.
  void import('./upkeep.ts').then(({ keepUp }) => keepUp(app)).catch(() => undefined);
  const banners = () =>
    void import('./banners.ts').then(({ showBanners }) => showBanners(app)).catch(() => undefined);
  if (document.readyState === 'complete') banners();
  else addEventListener('load', banners, { once: true });
}
