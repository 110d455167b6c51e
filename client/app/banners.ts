/** Mounts the app's banners over every page and registers its service worker. Loaded after the page. */
import { mount } from 'svelte';
import { connection } from '../lib/connection.svelte.ts';
import { watchObstacles } from '../lib/obstacle-watch.ts';
import { language } from '../text/catalogue.svelte.ts';
import AppBanners from './AppBanners.svelte';
import { updates } from './updates.svelte.ts';
import { informWorker } from './worker-settings.svelte.ts';

export async function showBanners(app: HTMLElement): Promise<void> {
  void updates.start();
  void informWorker();
  watchObstacles(connection);
  await language.need('away');
  mount(AppBanners, { target: app });
}
