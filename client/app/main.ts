import { mount } from 'svelte';
import App from './App.svelte';
import { startApp } from './start.ts';
import '../ui/styles/fonts.css';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import { followWindow } from '../ui/layouts.ts';
import { havePopovers } from '../ui/popovers.ts';
import { language } from '../text/catalogue.svelte.ts';

const target = document.getElementById('app');
followWindow();
// In the right language from the first word on. Where floor.js has said that the browser is too old, it stays at that.
if (target?.childElementCount === 0) {
  void Promise.all([language.start(), havePopovers()]).then(() => mount(App, { target }));
  startApp();
}
