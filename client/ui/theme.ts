import { afterPaint } from '../lib/after-paint.svelte.ts';

/** Which of the two worlds the page behind the screen is painted in. */
export type World = 'chart' | 'deep';

/** Sets the colours of the whole page, and of the browser's own bars. */
export function setTheme(world: World): void {
  document.body.dataset['world'] = world;
  // Its styles are asked for when they are there: else a whole screen would be styled in the task that builds it.
  afterPaint(() => {
    const surface = getComputedStyle(document.body).getPropertyValue('--surface').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface);
  });
}
