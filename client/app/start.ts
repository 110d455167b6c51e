/** What makes the page an app: catches the browser's offer to install it, and fetches the rest in a quiet moment. */
import { installing, type InstallOffer } from '../lib/install.svelte.ts';

export function startApp(app: HTMLElement): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Offered where it is in nobody's way: see InstallButton.
    event.preventDefault();
    installing.offer = event as InstallOffer;
  });
  addEventListener('appinstalled', () => (installing.offer = null));
  // Before anybody goes to another page, and before any translator comes: those have to be fetched too.
  void import('./upkeep.ts').then(({ keepUp }) => keepUp(app)).catch(() => undefined);
  const banners = () =>
    void import('./banners.ts').then(({ showBanners }) => showBanners(app)).catch(() => undefined);
  if (document.readyState === 'complete') banners();
  else addEventListener('load', banners, { once: true });
}
