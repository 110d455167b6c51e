/** The home page fits on a phone without scrolling, in every language. */
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../client/text/catalogue.svelte.ts';
import { openDevice } from '../gallery/device.ts';
import { speak } from '../gallery/parts-of-app.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

it('the home page fits on a phone in every language', async () => {
  const { page } = await openDevice(stage, { path: '/', size: PHONE });
  await page.locator('footer').waitFor();
  const heights: Record<string, number> = {};
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await speak(page, language);
    await page.waitForFunction((spoken) => document.documentElement.lang === spoken, language);
    heights[language] = await page.evaluate(() => document.documentElement.scrollHeight);
  }
  for (const [language, height] of Object.entries(heights))
    expect(height, language).toBeLessThanOrEqual(PHONE.height);
});
