/** The page knows the layouts of its window: before anything is drawn, and whenever the window changes. */
import { expect, it } from 'vitest';
import { person, PHONE, TABLET } from './people.ts';
import { browser, server } from './stage.ts';

const layouts = () => document.documentElement.dataset['layout'];

it.each([
  ['a phone', PHONE, 'phone tall narrow'],
  ['a small phone', { width: 360, height: 740 }, 'phone narrow'],
  ['the smallest phone', { width: 320, height: 568 }, 'phone short low slim narrow'],
  ['a phone on its side', { width: 844, height: 390 }, 'landscape sideways short low'],
  ['a tablet', { width: 820, height: 1180 }, 'tablet tall'],
  ['a tablet on its side', TABLET, 'landscape wide tall broad'],
  ['a low laptop', { width: 1366, height: 650 }, 'landscape wide desk low broad'],
  ['a desk', { width: 1440, height: 900 }, 'landscape wide desk tall broad'],
  ['a broad desk', { width: 1920, height: 1080 }, 'landscape wide desk tall broad'],
  ['a window enlarged four times', { width: 320, height: 256 }, 'landscape magnified short low slim narrow'],
  ['just a phone', { width: 599, height: 700 }, 'phone low'],
  ['just a tablet', { width: 600, height: 701 }, 'tablet'],
])('%s', async (_, size, expected) => {
  const { page, context } = await person(browser, 'Ann', size);
  await page.goto(server.url);
  expect(await page.evaluate(layouts)).toBe(expected);
  await context.close();
});

it('a screen across the room writes large', async () => {
  const size = { width: 1920, height: 1080 };
  const { page, context } = await person(browser, 'Ann', size, { isMobile: true, hasTouch: true });
  await page.goto(server.url);
  expect(await page.evaluate(layouts)).toBe('landscape wide desk television tall broad');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
  await context.close();
});

it('the layouts are there before the first thing is', async () => {
  const { page, context } = await person(browser, 'Ann', PHONE);
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('#app > *')) return;
      watch.disconnect();
      Object.assign(globalThis, { first: document.documentElement.dataset['layout'] });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(server.url);
  await page.locator('h1').waitFor();
  expect(await page.evaluate('first')).toBe('phone tall narrow');
  await context.close();
});

it('a window that changes has its new layouts when others hear of it', async () => {
  const { page, context } = await person(browser, 'Ann', PHONE);
  await page.goto(server.url);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    addEventListener('resize', () => {
      heard.push(`${innerWidth}: ${document.documentElement.dataset['layout']}`);
    });
  });
  const heard = async () => [...new Set(await page.evaluate<string[]>('heard'))];
  const sideways = '844: landscape sideways short low';
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expect.poll(heard).toEqual([sideways]);
  await page.setViewportSize(PHONE);
  await expect.poll(heard).toEqual([sideways, '390: phone tall narrow']);
  await context.close();
});
