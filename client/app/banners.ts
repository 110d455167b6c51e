/** The app's own signs over every page, and its service worker. Fetched when the page has loaded. */
import { mount } from 'svelte';
import AppSigns from './AppBanners.svelte';
import { updates } from './updates.svelte.ts';

export function showSigns(): void {
  mount(AppSigns, { target: document.body });
  void updates.start();
}
