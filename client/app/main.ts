import { mount } from 'svelte';
import App from './App.svelte';
import { startApp } from './start.ts';
import { nextTask } from '../lib/after-paint.svelte.ts';
import { router } from '../lib/router.svelte.ts';
import '../ui/styles/fonts.css';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import { trackLayouts } from '../ui/layouts.ts';
import { ensurePopovers } from '../ui/popovers.ts';
import { language } from '../text/catalogue.svelte.ts';

// Browsers and extensions may insert elements into the body, so the app is mounted in an element of its own.
const target = document.getElementById('app') ?? document.body.appendChild(document.createElement('div'));
trackLayouts();
// Waits for the language, so that the first text is already translated. If floor.js has found the browser too old,
// its message stays.
if (document.documentElement.dataset['tooOld'] === undefined) {
  // Runs in a new task, so that parsing and mounting don't block the page in one long task.
  void Promise.all([language.start(), router.start(), ensurePopovers(), nextTask()]).then(() => {
    giveWay(target);
    mount(App, { target });
  });
  startApp(target);
}

/** Removes the placeholder of index.html once the app has rendered something. */
function giveWay(app: HTMLElement): void {
  const seen = new MutationObserver(() => {
    if (!app.querySelector('main, [data-world]')) return;
    seen.disconnect();
    document.getElementById('until')?.remove();
  });
  seen.observe(app, { childList: true, subtree: true });
}
