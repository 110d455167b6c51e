/** What a phone sees before the page is built, and that nothing moves when the rest comes. */
import type { BrowserContextOptions, Page } from 'playwright';
import { expect, it } from 'vitest';
import { makeTable, person, PHONE } from './people.ts';
import { browser, server } from './stage.ts';

/** Opens a page whose typefaces and later parts wait until it has been painted without them. */
async function openSlowly(path: string, held: BrowserContextOptions['storageState'], built: string) {
  const visitor = await person(browser, 'Ann', PHONE, {
    serviceWorkers: 'block',
    ...(held && { storageState: held }),
  });
  const { page } = visitor;
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let go: () => void = () => undefined;
  const painted = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\.woff2$|\/(GoOn|Fleet)-[^/]*\.js$/, async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(`${server.url}${path}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: built }).waitFor();
  await twoFrames(page);
  go();
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => null)));
    await document.fonts.ready;
  });
  return visitor;
}

const twoFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  });

const shifted = async (page: Page) => {
  await twoFrames(page);
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
};

it('the name stands on the page before it is built, and gives way to it', async () => {
  const { page, context } = await person(browser, 'Ann', PHONE, { serviceWorkers: 'block' });
  let go: () => void = () => undefined;
  const seen = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/index-[^/]*\.js$/, async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto(server.url, { waitUntil: 'commit' });
  const until = page.locator('#until');
  const before = await until.boundingBox();
  go();
  await until.waitFor({ state: 'detached' });
  // The first page has it in the same place.
  expect(await page.locator('h1 .wordmark').boundingBox()).toEqual(before);
  await context.close();
});

it('nothing moves on the first page when its typefaces and its picture come', async () => {
  const { page, context } = await openSlowly('/', undefined, 'Make a table');
  expect(await shifted(page)).toBeLessThan(0.02);
  await context.close();
});

it('nothing moves when the tables come that a device holds', async () => {
  const host = await person(browser, 'Ann', PHONE);
  await makeTable(host, server.url);
  await host.page.getByRole('button', { name: 'Be Poseidon' }).waitFor();
  const held = await host.context.storageState();
  await host.context.close();
  const { page, context } = await openSlowly('/', held, 'Make a table');
  await page.getByRole('link', { name: /^Go on/ }).waitFor();
  expect(await shifted(page)).toBeLessThan(0.02);
  await context.close();
});
