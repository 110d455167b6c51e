import { mount } from 'svelte';
import App from './App.svelte';
import { startApp } from './start.ts';
import { nextTask } from '../lib/after-paint.svelte.ts';
import { router } from '../lib/router.svelte.ts';
import '../ui/styles/fonts.css';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import { followWindow } from '../ui/layouts.ts';
import { havePopovers } from '../ui/popovers.ts';
import { language } from '../text/catalogue.svelte.ts';

// Browsers and their extensions put elements of their own anywhere: what else is in there is no concern of ours.
const target = document.getElementById('app') ?? document.body.appendChild(document.createElement('div'));
followWindow();
// In the right language from the first word on. Where floor.js has said that the browser is too old, it stays at that.
if (document.documentElement.dataset['tooOld'] === undefined) {
  // Read in one task, mounted in the next.
  void Promise.all([language.start(), router.start(), havePopovers(), nextTask()]).then(() => {
    giveWay(target);
    mount(App, { target });
  });
  startApp(target);
}

/** What stands in index.html until then goes in the moment in which something is there to be seen. */
function giveWay(app: HTMLElement): void {
  const seen = new MutationObserver(() => {
    if (!app.querySelector('main, [data-world]')) return;
    seen.disconnect();
    document.getElementById('until')?.remove();
  });
  seen.observe(app, { childList: true, subtree: true });
}
