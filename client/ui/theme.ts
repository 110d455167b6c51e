/** Which of the two worlds the page behind the screen is painted in. */
export type World = 'chart' | 'deep';

/** Sets the colours of the whole page, and of the browser's own bars. */
export function setTheme(world: World): void {
  document.body.dataset['world'] = world;
  const surface = getComputedStyle(document.body).getPropertyValue('--surface').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface);
}
