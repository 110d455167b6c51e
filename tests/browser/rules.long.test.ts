/** The rules page: folding sections, drawing pictures only when they are needed, links, and printing. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../../client/text/catalogue.svelte.ts';
import { t } from '../../client/text/text.ts';
import { openDevice } from '../gallery/device.ts';
import { expectLeftOf } from './boxes.ts';
import { launchWholeChromium } from './chromium.ts';
import { button } from './parts.ts';
import { PATIENCE, PHONE } from './people.ts';
import { lastSection } from './reading.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** Opens the rules page on a new device. */
async function open(size = PHONE, hash = '') {
  const ann = await openDevice(stage, { path: `/rules${hash}`, size });
  await lastSection(ann.page).waitFor();
  return ann;
}

const folds = (page: Page) => page.locator('main details');
const unfolded = (page: Page) => page.locator('main details[open]').count();

/** The distance of a section's heading from the top of the window, as a share of the window's height. */
const headOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top / innerHeight);

it('begin with pictures in sight, fold up the rare, and draw no board that is far from sight', async () => {
  const { page, faults } = await open();
  // The pictures are drawn one after another, and after the text.
  const pictures = page.locator('#minute li > svg:has(g)');
  await expect.poll(() => pictures.count()).toBe(4);
  const isBegun = (picture: Element) => picture.getBoundingClientRect().top < innerHeight;
  for (const picture of await pictures.all()) expect(await picture.evaluate(isBegun)).toBe(true);
  expect(await folds(page).count()).toBeGreaterThan(15);
  expect(await unfolded(page)).toBe(0);
  expect(await page.getByRole('grid').count()).toBe(0);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();

  const survey = page.locator('#survey');
  await survey.locator('figure').scrollIntoViewIfNeeded();
  await survey.getByRole('grid').waitFor();
  // Boards further down are not drawn yet, but space is reserved for them.
  expect(await page.getByRole('grid').count()).toBeLessThan(3);
  expect(await height()).toBe(before);

  expect(await survey.getByRole('table').isVisible()).toBe(false);
  await survey.getByText(t.rules.more).click();
  await survey.getByRole('table').waitFor();
  await survey.getByText(t.rules.more).click();
  await expect.poll(() => survey.getByRole('table').isVisible()).toBe(false);

  await page.getByText(t.rules.contents, { exact: true }).click();
  await button(page, t.rules.unfold).click();
  await expect.poll(() => page.locator('main details:not([open])').count()).toBe(0);
  await button(page, t.rules.foldUp).click();
  await expect.poll(() => unfolded(page)).toBe(0);
  expect(faults).toEqual([]);
});

it('an address leads to its section and opens it', async () => {
  const { page, faults } = await open(PHONE, '#fog-banks');
  const isOpen = (id: string) => page.locator(`#${id} details`).evaluate((fold) => fold.hasAttribute('open'));
  const isAtHead = async (id: string) => (await headOf(page, id)) < 0.25;
  await expect.poll(() => isOpen('fog-banks')).toBe(true);
  await expect.poll(() => isAtHead('fog-banks')).toBe(true);
  await page.locator('#fog-banks').getByRole('grid').waitFor();
  // Pictures above the section are drawn later, but drawing them doesn't move the section.
  expect(await isAtHead('fog-banks')).toBe(true);
  expect(await headOf(page, 'fog-banks')).toBeGreaterThan(0);

  await page.evaluate(() => (location.hash = '#maelstroms'));
  await expect.poll(() => isOpen('maelstroms')).toBe(true);
  await expect.poll(() => isAtHead('maelstroms')).toBe(true);
  await page.getByText(t.rules.contents, { exact: true }).click();
  const { title } = t.rules.sections.winners;
  await page.getByRole('navigation').getByRole('link', { name: title }).click();
  await expect.poll(() => isOpen('winners')).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('winners');
  expect(faults).toEqual([]);
});

it('all that is folded up is on the paper', async () => {
  const { page } = await open();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('main details:not([open])').count()).toBe(0);
  expect(await page.locator('#board svg path').count()).toBeGreaterThan(20);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('search').isVisible()).toBe(false);
  expect(await page.locator('#fine-print li').last().isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await unfolded(page)).toBe(0);
});

it('where there is room the picture stands beside its words, and nothing of them is folded up', async () => {
  const { page } = await open({ width: 1440, height: 900 });
  const survey = page.locator('#survey');
  expect(await survey.locator('details').count()).toBe(0);
  await expectLeftOf(survey.locator('p').first(), survey.locator('figure'));
});

// Use the full browser. The headless shell doesn't hyphenate, so the German rules would fill a third page.
let whole: Browser;
beforeAll(async () => {
  whole = await launchWholeChromium();
});
afterAll(() => whole.close());

it.each(Object.keys(LANGUAGES))('%s: on paper two pages, unfolded for the paper only', async (locale) => {
  const context = await whole.newContext({ viewport: PHONE, locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${stage.url}/rules`);
  await lastSection(page).waitFor();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  expect(await unfolded(page)).toBe(0);
});
