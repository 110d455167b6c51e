import { afterPaint } from '../lib/after-paint.svelte.ts';

/** The themes that a page can have. */
export type World = 'chart' | 'deep';

/** Sets the colours of the page and of the browser's toolbars. */
export function setTheme(world: World): void {
  document.body.dataset['world'] = world;
  // Deferred, so that the whole screen isn't restyled in the same task that renders it.
  afterPaint(() => {
    const surface = getComputedStyle(document.body).getPropertyValue('--surface').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface);
  });
}
