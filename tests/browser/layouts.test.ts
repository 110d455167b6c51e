/**
 * The page's `data-layout` attribute is correct before anything is drawn, and after every change of the window's size.
 */
import { expect, it } from 'vitest';
import { openDevice } from '../gallery/device.ts';
import { PHONE, TABLET } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const SCREEN = { width: 1920, height: 1080 };

const layouts = () => document.documentElement.dataset['layout'];

const WINDOWS = [
  ['a phone', PHONE, 'phone small'],
  ['a small phone', { width: 360, height: 740 }, 'phone small compact'],
  ['the smallest phone', { width: 320, height: 568 }, 'phone small compact'],
  ['a phone on its side', { width: 844, height: 390 }, 'landscape sideways small compact'],
  ['a tablet', { width: 820, height: 1180 }, 'tablet large'],
  ['a tablet on its side', TABLET, 'landscape wide large broad'],
  ['a low laptop', { width: 1366, height: 650 }, 'landscape wide desk large broad'],
  ['a desk', { width: 1440, height: 900 }, 'landscape wide desk large broad'],
  ['a broad desk', SCREEN, 'landscape wide desk large broad'],
  ['a window enlarged four times', { width: 320, height: 256 }, 'landscape magnified compact'],
  ['just a phone', { width: 599, height: 700 }, 'phone small compact'],
  ['just a tablet', { width: 600, height: 701 }, 'tablet large'],
] as const;

it('each window has its layouts', async () => {
  const { page } = await openDevice(stage, {});
  const found: Record<string, string | undefined> = {};
  for (const [name, size] of WINDOWS) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    found[name] = await page.evaluate(layouts);
  }
  expect(found).toEqual(Object.fromEntries(WINDOWS.map(([name, , expected]) => [name, expected])));
});

it('a screen across the room writes larger than a desk', async () => {
  const letters = async (device: object) => {
    const { page } = await openDevice(stage, { size: SCREEN, device });
    const size = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    );
    const found = { layouts: await page.evaluate(layouts), size };
    return found;
  };
  const television = await letters({ isMobile: true, hasTouch: true });
  expect(television.layouts).toBe('landscape wide desk television large broad');
  expect(television.size).toBeGreaterThan((await letters({})).size);
});

it('the layouts are there before the first thing is', async () => {
  const watch = () => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('#app > *')) return;
      observer.disconnect();
      Object.assign(globalThis, { first: document.documentElement.dataset['layout'] });
    });
    observer.observe(document, { childList: true, subtree: true });
  };
  const { page } = await openDevice(stage, {
    size: PHONE,
    before: async (one) => void (await one.addInitScript(watch)),
  });
  await page.locator('h1').waitFor();
  expect(await page.evaluate('first')).toBe('phone small');
});

it('a window that changes has its new layouts when others hear of it', async () => {
  const { page } = await openDevice(stage, { size: PHONE });
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    addEventListener('resize', () => {
      heard.push(`${innerWidth}: ${document.documentElement.dataset['layout']}`);
    });
  });
  const heard = async () => [...new Set(await page.evaluate<string[]>('heard'))];
  const sideways = '844: landscape sideways small compact';
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expect.poll(heard).toEqual([sideways]);
  await page.setViewportSize(PHONE);
  await expect.poll(heard).toEqual([sideways, '390: phone small']);
});
