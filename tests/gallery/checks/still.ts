/** Waits until a page has settled. */
import type { Page } from 'playwright';

/**
 * Resolves when the typefaces are loaded, the layout is up to date, and all animations have ended, except endless ones.
 */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    // Wait for two frames. Resize observers are called in the first frame, and their changes are rendered in the
    // second.
    for (let frames = 0; frames < 2; frames++) await frame();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.all(ending.map(({ finished }) => finished.catch(() => null)));
  });
}
