/** What a phone shows before the app has started. When the app starts, nothing on the page may move. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { keptBy, type DeviceOptions } from '../gallery/device.ts';
import { seated } from '../gallery/scenes.ts';
import { answerSockets } from '../gallery/socket.ts';
import { button } from './parts.ts';
import { person, PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** The largest allowed layout shift. People notice a larger one as a jump. */
const MOST_SHIFT = 0.02;

/** Opens the home page, and delays its typefaces and lazily loaded parts until the first paint. */
async function openSlowly(options: DeviceOptions) {
  const { page, context } = await person(stage.browser, 'Ann', PHONE);
  await answerSockets(context, options);
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  }, keptBy(options));
  const painted = Promise.withResolvers<undefined>();
  await page.route(/\.woff2$|\/(ContinueTables|HomePicture)-[^/]*\.js$/, async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(stage.url, { waitUntil: 'commit' });
  await button(page, t.home.make).waitFor();
  await twoFrames(page);
  painted.resolve(undefined);
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => null)));
    await document.fonts.ready;
  });
  return { page, context };
}

const twoFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  });

async function shifted(page: Page): Promise<number> {
  await twoFrames(page);
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
}

it('the name stands on the page before it is built, and gives way to it', async () => {
  const { page, context } = await person(stage.browser, 'Ann', PHONE);
  const seen = Promise.withResolvers<undefined>();
  await page.route(/\/index-[^/]*\.js$/, async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.goto(stage.url, { waitUntil: 'commit' });
  const until = page.locator('#until');
  const before = await until.boundingBox();
  seen.resolve(undefined);
  await until.waitFor({ state: 'detached' });
  // The home page shows the app's name in the same place as the placeholder.
  const name = page.getByRole('heading', { level: 1 }).getByRole('img', { name: t.common.appName });
  expect(await name.boundingBox()).toEqual(before);
  await context.close();
});

it('nothing moves on the home page when its typefaces and its picture come', async () => {
  const { page, context } = await openSlowly({});
  expect(await shifted(page)).toBeLessThan(MOST_SHIFT);
  await context.close();
});

it('nothing moves when the tables come that a device holds', async () => {
  const { page, context } = await openSlowly({ scene: await seated(), as: ['Ann'] });
  await page.getByRole('region', { name: t.home.goOnHeading }).getByRole('link').waitFor();
  expect(await shifted(page)).toBeLessThan(MOST_SHIFT);
  await context.close();
});
