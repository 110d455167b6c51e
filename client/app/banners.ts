/** The app's own banners over every page, and its service worker. Fetched when the page has loaded. */
import { mount } from 'svelte';
import AppBanners from './AppBanners.svelte';
import { updates } from './updates.svelte.ts';

export function showBanners(): void {
  mount(AppBanners, { target: document.body });
  void updates.start();
}
