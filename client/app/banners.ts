/** The app's own banners over every page, and its service worker. Fetched when the page has loaded. */
import { mount } from 'svelte';
import AppBanners from './AppBanners.svelte';
import { updates } from './updates.svelte.ts';

export function showBanners(app: HTMLElement): void {
  mount(AppBanners, { target: app });
  void updates.start();
}
