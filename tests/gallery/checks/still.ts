/** Waiting until a page looks as it is going to look. */
import type { Page } from 'playwright';

/** Resolves when its typefaces are there, what has changed is laid out, and nothing moves that comes to an end. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    // What watches sizes is asked in the first frame and has answered in the second.
    for (let frames = 0; frames < 2; frames++) await frame();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.all(ending.map(({ finished }) => finished.catch(() => null)));
  });
}
